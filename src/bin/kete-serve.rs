//! Serves a folder of static files, so that a phone on the same network can play.
//!
//! `kete-serve [--port N] [--local] [--quiet] FOLDER` prints the address for this
//! machine, then the address for the network and its QR code. Port 0 takes any free
//! port; a busy port other than 0 leads to the next one. `--local` keeps other
//! machines out; `--quiet` prints the first address only.
#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a tool for the terminal")]

use std::fs::{self, File};
use std::io;
use std::net::{IpAddr, Ipv4Addr, TcpListener, UdpSocket};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::thread;

use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;
use tiny_http::{Header, Method, Request, Response, Server};

/// How many ports after the wanted one are tried.
const PORTS_TRIED: u16 = 20;

/// Requests answered at the same time: a browser opens six connections.
const WORKERS: usize = 6;

struct Options {
    folder: PathBuf,
    port: u16,
    local: bool,
    quiet: bool,
}

fn options() -> Option<Options> {
    let mut found = Options { folder: PathBuf::new(), port: 8080, local: false, quiet: false };
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        match argument.as_str() {
            "--port" => found.port = arguments.next()?.parse().ok()?,
            "--local" => found.local = true,
            "--quiet" => found.quiet = true,
            folder if found.folder.as_os_str().is_empty() && !folder.starts_with('-') => {
                found.folder = folder.into();
            }
            _ => return None,
        }
    }
    found.folder.is_dir().then_some(found)
}

/// A listener on the wanted port, or on the first free one after it.
fn listen(options: &Options) -> io::Result<TcpListener> {
    let host = if options.local { Ipv4Addr::LOCALHOST } else { Ipv4Addr::UNSPECIFIED };
    let last = match options.port {
        0 => 0,
        port => port.saturating_add(PORTS_TRIED),
    };
    let mut port = options.port;
    loop {
        match TcpListener::bind((host, port)) {
            Err(error) if error.kind() == io::ErrorKind::AddrInUse && port < last => {
                eprintln!("port {port} is in use, trying {}", port + 1);
                port += 1;
            }
            answer => return answer,
        }
    }
}

/// The address other machines reach this one by. Asks the routing table only:
/// connecting a UDP socket sends nothing.
fn network_address() -> Option<IpAddr> {
    let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
    socket.connect((Ipv4Addr::new(192, 0, 2, 1), 9)).ok()?;
    let address = socket.local_addr().ok()?.ip();
    (!address.is_loopback() && !address.is_unspecified()).then_some(address)
}

fn print_addresses(port: u16, options: &Options) {
    println!("http://localhost:{port}/");
    if options.quiet || options.local {
        return;
    }
    let Some(address) = network_address() else {
        return;
    };
    let network = format!("http://{address}:{port}/");
    println!("{network}");
    if let Ok(code) = QrCode::new(&network) {
        println!("{}", code.render::<Dense1x2>().build());
    }
}

/// Undoes `%41`; `None` for what is not valid.
fn percent_decoded(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        bytes.push(match byte {
            b'%' => {
                let high = char::from(rest.next()?).to_digit(16)?;
                let low = char::from(rest.next()?).to_digit(16)?;
                u8::try_from(high * 16 + low).ok()?
            }
            other => other,
        });
    }
    String::from_utf8(bytes).ok()
}

/// The file a request means. It is looked for among the names that are in the folder,
/// never opened by the name that was asked for: no request can lead out of it.
fn find(folder: &Path, address: &str) -> Option<PathBuf> {
    let path = address.split(['?', '#']).next()?;
    let path = percent_decoded(path.strip_prefix('/')?)?;
    let wanted = match path.as_str() {
        "" => "index.html".to_owned(),
        folder if folder.ends_with('/') => format!("{folder}index.html"),
        file => file.to_owned(),
    };
    let mut here = folder.to_path_buf();
    let mut names = wanted.split('/').peekable();
    while let Some(name) = names.next() {
        let entry = fs::read_dir(&here)
            .ok()?
            .filter_map(Result::ok)
            .find(|entry| entry.file_name().to_str() == Some(name))?;
        let kind = entry.file_type().ok()?;
        match names.peek() {
            Some(_) if kind.is_dir() => here.push(name),
            None if kind.is_file() => return Some(entry.path()),
            _ => return None,
        }
    }
    None
}

fn content_type(file: &Path) -> &'static str {
    match file.extension().and_then(|ending| ending.to_str()) {
        Some("html") => "text/html; charset=utf-8",
        Some("js" | "mjs") => "text/javascript; charset=utf-8",
        Some("css") => "text/css; charset=utf-8",
        Some("json" | "map") => "application/json",
        Some("webmanifest") => "application/manifest+json",
        Some("wasm") => "application/wasm",
        Some("svg") => "image/svg+xml",
        Some("png") => "image/png",
        Some("ico") => "image/x-icon",
        Some("txt" | "ftl") => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}

/// Names that carry a digest of the content may be kept for ever, others are asked for again.
fn cache_control(file: &Path) -> &'static str {
    let named_by_content = file
        .file_stem()
        .and_then(|stem| stem.to_str())
        .and_then(|stem| stem.rsplit_once('-'))
        .is_some_and(|(_, digest)| {
            digest.len() == 12 && digest.bytes().all(|byte| byte.is_ascii_hexdigit())
        });
    if named_by_content { "public, max-age=31536000, immutable" } else { "no-cache" }
}

/// The smallest form of the file that lies beside it and that the browser takes.
fn packed(file: &Path, accepted: &str) -> Option<(PathBuf, &'static str)> {
    [("br", "br"), ("gzip", "gz")]
        .into_iter()
        .filter(|(coding, _)| accepts(accepted, coding))
        .find_map(|(coding, ending)| {
            let mut name = file.as_os_str().to_owned();
            name.push(".");
            name.push(ending);
            let path = PathBuf::from(name);
            path.is_file().then_some((path, coding))
        })
}

/// Whether an `Accept-Encoding` names the coding without refusing it by `q=0`.
fn accepts(header: &str, coding: &str) -> bool {
    header.split(',').any(|item| {
        let mut parts = item.split(';').map(str::trim);
        let named = parts.next().is_some_and(|name| name == coding);
        let refused = parts.any(|part| {
            part.strip_prefix("q=")
                .and_then(|weight| weight.parse::<f32>().ok())
                .is_some_and(|weight| weight <= 0.0)
        });
        named && !refused
    })
}

fn header(name: &str, value: &str) -> Option<Header> {
    Header::from_bytes(name, value).ok()
}

fn accepted_codings(request: &Request) -> String {
    request
        .headers()
        .iter()
        .filter(|header| header.field.equiv("Accept-Encoding"))
        .map(|header| header.value.as_str())
        .collect::<Vec<_>>()
        .join(",")
}

fn answer(folder: &Path, request: Request) -> io::Result<()> {
    if !matches!(request.method(), Method::Get | Method::Head) {
        return request.respond(Response::empty(405));
    }
    let Some(file) = find(folder, request.url()) else {
        return request.respond(Response::empty(404));
    };
    let packed = packed(&file, &accepted_codings(&request));
    let source = packed.as_ref().map_or(&file, |(path, _)| path);
    let mut response = Response::from_file(File::open(source)?).with_chunked_threshold(usize::MAX);
    let coding = packed.as_ref().map(|(_, coding)| *coding);
    let fields = [
        ("Content-Type", Some(content_type(&file))),
        ("Cache-Control", Some(cache_control(&file))),
        ("Vary", Some("Accept-Encoding")),
        ("X-Content-Type-Options", Some("nosniff")),
        ("Content-Encoding", coding),
    ];
    for (name, value) in fields {
        if let Some(field) = value.and_then(|value| header(name, value)) {
            response.add_header(field);
        }
    }
    request.respond(response)
}

fn serve(options: Options) -> Result<(), Box<dyn std::error::Error + Send + Sync>> {
    let listener = listen(&options)?;
    let port = listener.local_addr()?.port();
    let server = Arc::new(Server::from_listener(listener, None)?);
    print_addresses(port, &options);
    let folder: Arc<Path> = options.folder.into();
    let workers: Vec<_> = (0..WORKERS)
        .map(|_| {
            let (server, folder) = (Arc::clone(&server), Arc::clone(&folder));
            thread::spawn(move || {
                for request in server.incoming_requests() {
                    // A browser that went away is no trouble of ours.
                    let _ = answer(&folder, request);
                }
            })
        })
        .collect();
    for worker in workers {
        let _ = worker.join();
    }
    Ok(())
}

fn main() -> ExitCode {
    let Some(options) = options() else {
        eprintln!("usage: kete-serve [--port N] [--local] [--quiet] FOLDER");
        return ExitCode::from(2);
    };
    match serve(options) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("kete-serve: {error}");
            ExitCode::FAILURE
        }
    }
}
