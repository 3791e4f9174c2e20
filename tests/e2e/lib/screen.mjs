// A person at the screen: looks, taps, drags, answers.
import { HAND, SQUARES, parts } from "./shogi.mjs";
import { look, middle } from "./look.mjs";

const PATIENCE = 5000;
const sleep = (ms) => new Promise((done) => setTimeout(done, ms));

/** Fingers of a touch screen, as the browser gets them from the system. */
class Finger {
  constructor(cdp) {
    this.cdp = cdp;
  }
  send(type, points) {
    return this.cdp.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  }
  down(x, y) {
    return this.send("touchStart", [{ x, y }]);
  }
  move(x, y) {
    return this.send("touchMove", [{ x, y }]);
  }
  up() {
    return this.send("touchEnd", []);
  }
  leave() {
    return this.cdp.detach().catch(() => {});
  }
  /** Down and up in one breath: both are on their way before the page has answered. */
  tap(x, y) {
    return Promise.all([this.down(x, y), this.up()]);
  }
}

class Mouse {
  constructor(page) {
    this.mouse = page.mouse;
  }
  async down(x, y) {
    await this.mouse.move(x, y);
    await this.mouse.down();
  }
  move(x, y) {
    return this.mouse.move(x, y);
  }
  up() {
    return this.mouse.up();
  }
  tap(x, y) {
    return this.mouse.click(x, y);
  }
  async leave() {}
}

export class Screen {
  /** `log` keeps what was done, for the report of a failure. */
  static async on(context, base, log = []) {
    const page = await context.newPage();
    const touch = await page.evaluate(() => navigator.maxTouchPoints > 0);
    const hand = touch ? new Finger(await context.newCDPSession(page)) : new Mouse(page);
    return new Screen(page, hand, base, log);
  }

  constructor(page, hand, base, log) {
    Object.assign(this, { page, hand, base, log });
  }

  /**
   * Takes another hand, for a new page or when the old one may wait for ever: the browser
   * answers no touch that it lost while it left a page.
   */
  async newHand() {
    await this.hand.leave();
    const { page, hand } = this;
    this.hand = hand instanceof Finger
      ? new Finger(await page.context().newCDPSession(page))
      : new Mouse(page);
  }

  note(text) {
    this.log.push(text);
    if (this.log.length > 60) this.log.shift();
  }

  /** Opens an address such as `?lang=en#/play` and waits until something with `id` is there. */
  async open(address, id = "board") {
    this.note(`open ${address}`);
    await this.page.goto(this.base + address);
    await this.stood(id);
  }

  async reload(id = "board") {
    this.note("reload");
    await this.page.reload();
    await this.stood(id);
  }

  /**
   * Waits until something is there and painted. Nobody touches what is not yet to be seen, and
   * the browser learns with the first frame that the board takes drags for itself.
   */
  async stood(id) {
    await this.has(id);
    await this.page.evaluate(() =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))));
  }

  /** Waits until something is in sight. No handle is kept: it would keep the element from going. */
  async has(id, timeout = 20_000) {
    const found = await this.page.waitForSelector(`[data-testid="${id}"]`, { timeout });
    await found.dispose();
  }

  /** Whether something is in sight. */
  shows(id) {
    return this.page.locator(`[data-testid="${id}"]`).first().isVisible();
  }

  look() {
    return this.page.evaluate(look, [SQUARES, HAND]);
  }

  /** Looks until `wanted(seen)` is so; says what was seen instead. */
  async until(what, wanted, patience = PATIENCE) {
    const end = Date.now() + patience;
    for (;;) {
      const seen = await this.look();
      if (wanted(seen)) return seen;
      if (seen.broken) throw new Error(`the app has failed while waiting for ${what}`);
      if (Date.now() > end) throw new Error(`${what} did not come; seen: ${JSON.stringify(seen)}`);
      await sleep(8);
    }
  }

  async where(id) {
    const at = await this.page.evaluate(middle, id);
    if (!at) throw new Error(`there is no ${id} on the screen`);
    if (!at.free) throw new Error(`${id} is covered by ${at.cover}`);
    return at;
  }

  tapAt(x, y) {
    return this.hand.tap(x, y);
  }

  async tap(id) {
    const { x, y } = await this.where(id);
    this.note(`tap ${id}`);
    await this.tapAt(x, y);
  }

  /** Taps a button, wherever it is: in sight, or in the sheet of the menu. */
  async press(id) {
    if (!(await this.shows(id))) {
      await this.tap("button-menu");
      await this.has(id);
      // A sheet slides in: wait until it stands.
      await this.still(id);
    }
    await this.tap(id);
  }

  async still(id) {
    let before = "";
    for (let tries = 0; tries < 60; tries += 1) {
      const at = await this.page.evaluate(middle, id);
      const now = JSON.stringify(at);
      if (at?.free && now === before) return;
      before = now;
      await sleep(40);
    }
    throw new Error(`${id} does not come to rest: ${before}`);
  }

  async drag(from, to, steps = 5) {
    const a = await this.where(from);
    const b = await this.where(to);
    this.note(`drag ${from} to ${to}`);
    await this.hand.down(a.x, a.y);
    for (let step = 1; step <= steps; step += 1) {
      const way = step / steps;
      await this.hand.move(a.x + (b.x - a.x) * way, a.y + (b.y - a.y) * way);
    }
    await this.hand.up();
  }

  /** The elements that a move takes from and puts on. */
  ends(usi, turn) {
    const { drop, from, to } = parts(usi);
    return [drop ? `hand-${turn}-${from}` : `square-${from}`, `square-${to}`];
  }

  /** Does with the fingers what a move says, the answer about promotion apart. */
  async carry(usi, turn, by = "tap") {
    const [from, to] = this.ends(usi, turn);
    if (by === "drag") return this.drag(from, to);
    await this.tap(from);
    await this.tap(to);
  }

  /** Plays a move that must be possible; `board` is what the screen shows, and is moved along. */
  async play(usi, board, by = "tap") {
    const { promote, drop, from, to } = parts(usi);
    const promotion = board.promotion(usi);
    await this.carry(usi, board.turn, by);
    if (promotion === "choice") {
      await this.until("the question of promotion", (seen) => seen.prompt);
      await this.tap(promote ? "promote-yes" : "promote-no");
    }
    board.play(usi);
    return this.stands(board, drop ? to : SQUARES.filter((one) => one === from || one === to).join(" "));
  }

  /** Waits until the screen shows exactly this board. */
  async stands(board, last) {
    const picture = board.picture();
    const seen = await this.until(`move ${board.moves}`, (now) =>
      now.picture === picture && now.moves === board.moves && !now.prompt && !now.dots &&
      (now.state === "over" || now.turn === board.turn));
    if (last !== undefined && seen.last !== last) {
      throw new Error(`the last move is marked on ${seen.last || "no square"}, not ${last}`);
    }
    if (seen.amiss) throw new Error(`marks after the move: ${seen.amiss}`);
    if (seen.refusal) throw new Error(`a legal move was refused: ${seen.refusalText}`);
    return seen;
  }

  async over(ending, winner) {
    const seen = await this.until("the end of the game", (now) => now.state === "over");
    if (seen.ending !== ending || seen.winner !== winner) {
      throw new Error(`ended by ${seen.ending} for "${seen.winner}", not ${ending} for "${winner}"`);
    }
    return seen;
  }
}
