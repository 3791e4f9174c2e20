// The app in its real window, and the WebDriver inside it (feature `drive`).
import { execFileSync, spawn } from "node:child_process";
import { createServer } from "node:net";

const ELEMENT = "element-6066-11e4-a52e-4f735466cecf";
export const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** A window that is spoken to over WebDriver: `url` is where, `session` the path of the session. */
export class Driver {
  async ask(method, path, body) {
    const response = await fetch(this.url + path, {
      method,
      headers: { "content-type": "application/json" },
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(20_000),
    });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${value?.error}: ${value?.message}`);
    return value;
  }

  /** Runs the text of a function's body in the page. */
  run(script, ...args) {
    return this.ask("POST", `${this.session}/execute/sync`, { script, args });
  }

  async find(id) {
    const end = Date.now() + 10_000;
    for (;;) {
      try {
        const found = await this.ask("POST", `${this.session}/element`, {
          using: "css selector", value: `[data-testid="${id}"]`,
        });
        return found[ELEMENT];
      } catch (error) {
        if (Date.now() > end) throw new Error(`there is no ${id} in the window (${error.message})`);
        await sleep(50);
      }
    }
  }

  async click(id) {
    await this.ask("POST", `${this.session}/element/${await this.find(id)}/click`, {});
  }

  /** A key, from the keyboard and not from a script. */
  press(key) {
    const [window] = execFileSync("xdotool", ["search", "--onlyvisible", "--name", "Kete"], { encoding: "utf8" }).split("\n");
    execFileSync("xdotool", ["windowfocus", "--sync", window, "key", key]);
  }

  /** Stops the app where it stands, as a phone does with one that is out of sight. */
  suspend() {
    this.child.kill("SIGSTOP");
  }

  resume() {
    this.child.kill("SIGCONT");
  }
}

export class App extends Driver {
  /** Starts the app with its data in a folder, for a person who reads `language`, and waits until
      the window answers. */
  static async start(program, data, language = "en") {
    const port = await freePort();
    const child = spawn(program, [], {
      stdio: ["ignore", "pipe", "pipe"],
      env: {
        ...process.env,
        KETE_DATA_DIR: data,
        LANG: "en_GB.UTF-8",
        LANGUAGE: language,
        DIOXUS_WEBVIEW_AUTOMATION: "true",
        WDIO_EMBEDDED_PORT: String(port),
        // No graphics card is needed.
        WEBKIT_DISABLE_COMPOSITING_MODE: "1",
        LIBGL_ALWAYS_SOFTWARE: "1",
      },
    });
    const app = new App(child, `http://127.0.0.1:${port}`);
    try {
      await app.connect();
    } catch (error) {
      await app.kill();
      throw error;
    }
    return app;
  }

  constructor(child, url) {
    super();
    this.child = child;
    this.url = url;
    this.said = "";
    this.gone = new Promise((resolve) => child.on("exit", resolve));
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (text) => { this.said += text; });
    }
  }

  async connect() {
    const end = Date.now() + 60_000;
    for (;;) {
      if (this.child.exitCode !== null) throw new Error(`the app ended by itself\n${this.said}`);
      try {
        const { sessionId } = await this.ask("POST", "/session", { capabilities: {} });
        this.session = `/session/${sessionId}`;
        return;
      } catch (error) {
        if (Date.now() > end) throw new Error(`the window never answered: ${error.message}\n${this.said}`);
        await sleep(200);
      }
    }
  }

  /** No chance to save anything on the way out. */
  async kill() {
    this.child.kill("SIGKILL");
    await this.gone;
  }
}
