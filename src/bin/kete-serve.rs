//! Serves a folder of static files, so that a phone on the same network can play.
//!
//! `kete-serve [--port N] [--local] [--quiet] FOLDER` prints the address for this
//! machine, then the address for the network and its QR code. Port 0 takes any free
//! port; a busy port other than 0 leads to the next one. `--local` keeps other
//! machines out; `--quiet` prints the first address only.
#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a tool for the terminal")]

use std::io;
use std::net::{IpAddr, Ipv4Addr, TcpListener, UdpSocket};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use axum::Router;
use axum::extract::{Request, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use qrcode::QrCode;
use qrcode::render::unicode::Dense1x2;
use tower_http::services::ServeDir;

/// How many ports after the wanted one are tried.
const PORTS_TRIED: u16 = 20;

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

/// Names that carry a digest of the content may be kept for ever, others are asked for again.
fn cache_control(path: &str) -> HeaderValue {
    let named_by_content = Path::new(path)
        .file_stem()
        .and_then(|stem| stem.to_str())
        .and_then(|stem| stem.rsplit_once('-'))
        .is_some_and(|(_, digest)| {
            digest.len() == 12 && digest.bytes().all(|byte| byte.is_ascii_hexdigit())
        });
    if named_by_content {
        HeaderValue::from_static("public, max-age=31536000, immutable")
    } else {
        ask_again()
    }
}

fn ask_again() -> HeaderValue {
    HeaderValue::from_static("no-cache")
}

/// Answers for a file of the folder, in the smallest form that lies beside it.
async fn answer(State(mut files): State<ServeDir>, request: Request) -> Response {
    let kept = cache_control(request.uri().path());
    let mut response = match files.try_call(request).await {
        Ok(response) => response.into_response(),
        Err(_) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    };
    let there = response.status().is_success();
    let headers = response.headers_mut();
    headers.insert(header::CACHE_CONTROL, if there { kept } else { ask_again() });
    headers.insert(header::VARY, HeaderValue::from_static("Accept-Encoding"));
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    response
}

fn serve(options: Options) -> io::Result<()> {
    let listener = listen(&options)?;
    let port = listener.local_addr()?.port();
    listener.set_nonblocking(true)?;
    let files = ServeDir::new(&options.folder).precompressed_br().precompressed_gzip();
    let app = Router::new().fallback(answer).with_state(files);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_io().build()?;
    runtime.block_on(async {
        let listener = tokio::net::TcpListener::from_std(listener)?;
        print_addresses(port, &options);
        axum::serve(listener, app).await
    })
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
