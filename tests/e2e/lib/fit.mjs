// Whether everything on the page fits: runs in the page and gives one line a fault.

/** `game` also wants the whole game in sight at once. */
export function misfits(game) {
  const faults = [];
  const page = document.scrollingElement;
  const find = (id) => document.querySelector(`[data-testid="${id}"]`);
  const tell = (node) => {
    const element = node.nodeType === 3 ? node.parentElement : node;
    const id = element.closest("[data-testid]")?.dataset.testid;
    return `${element.tagName.toLowerCase()}.${element.className?.baseVal ?? element.className}${id ? ` in ${id}` : ""}`;
  };
  // A page that is too wide makes the window of a phone wider, never the screen.
  const innerWidth = Math.min(window.innerWidth, screen.width);
  if (page.scrollWidth > innerWidth) {
    // Everything else that is measured would only say the same again: name who is to blame.
    const isRtl = document.documentElement.dir === "rtl";
    const end = (element) => {
      const { left, right } = element.getBoundingClientRect();
      return isRtl ? window.innerWidth - left : right;
    };
    const leaves = [...document.querySelectorAll(".app *")].filter((element) => !element.children.length);
    const wide = leaves.filter((element) => end(element) > innerWidth + 1).slice(0, 3);
    const names = wide.map((element) => `${tell(element)} ${JSON.stringify(element.textContent.slice(0, 30))}`);
    return [`the page is ${page.scrollWidth} wide, the screen ${innerWidth}: ${names.join(", ")}`];
  }

  if (game) {
    if (page.scrollHeight > innerHeight + 1) faults.push(`the game is ${page.scrollHeight} high, the screen ${innerHeight}`);
    const parts = ["tray-gote", "board", "status", "tray-sente", "button-menu"].map((id) => [id, find(id)]);
    for (const [id, element] of parts) {
      const box = element?.getBoundingClientRect();
      if (!box?.width) faults.push(`${id} is not there`);
      else if (box.left < -0.5 || box.top < -0.5 || box.right > innerWidth + 0.5 || box.bottom > innerHeight + 0.5) {
        faults.push(`${id} reaches out of the screen: ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`);
      }
    }
    parts.forEach(([id, element], at) => parts.slice(at + 1).forEach(([next, second]) => {
      const [a, b] = [element?.getBoundingClientRect(), second?.getBoundingClientRect()];
      if (a && b && a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1) {
        faults.push(`${id} and ${next} overlap`);
      }
    }));
    const square = find("square-5e").getBoundingClientRect();
    if (Math.abs(square.width - square.height) > square.width * 0.2) faults.push("the squares are not square");
    if (square.width < 24) faults.push(`a square is ${square.width.toFixed(1)} wide`);
  }

  for (const dialog of document.querySelectorAll("[role=dialog]")) {
    const box = dialog.getBoundingClientRect();
    if (box.top < -1 || box.bottom > innerHeight + 1) faults.push(`${tell(dialog)} reaches out of the screen`);
  }

  // Text: inside the screen, inside its button, and not cut off by anything around it.
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.textContent.trim()) continue;
    const holder = node.parentElement;
    const box = holder.getBoundingClientRect();
    const style = getComputedStyle(holder);
    // Meant for ears only, or not shown at all.
    if (holder.closest("style, script, .unseen") || box.width <= 1 || style.visibility === "hidden") continue;
    // Far down a list, and not laid out before it is scrolled to.
    if (!holder.checkVisibility({ contentVisibilityAuto: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const text = range.getBoundingClientRect();
    const words = JSON.stringify(node.textContent.trim().slice(0, 40));
    if (text.left < -0.5 || text.right > innerWidth + 0.5) faults.push(`${words} reaches out of the screen, ${tell(node)}`);
    for (let around = holder; around && around !== document.body; around = around.parentElement) {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(around);
      const frame = around.getBoundingClientRect();
      const button = around.matches("button, a.button, [role=dialog], [role=alert]");
      const wide = text.left < frame.left - 1 || text.right > frame.right + 1;
      const high = text.top < frame.top - 2 || text.bottom > frame.bottom + 2;
      // What scrolls within its frame is to be found there.
      const scrolls = (overflow) => overflow === "auto" || overflow === "scroll";
      if (high && scrolls(overflowY) || wide && !button && scrolls(overflowX)) break;
      const cuts = (overflow) => overflow === "hidden" || overflow === "clip";
      if (wide && (button || cuts(overflowX)) || high && (around.matches("button") || cuts(overflowY))) {
        faults.push(`${words} is cut off or sticks out of ${tell(around)}`);
        break;
      }
      if (textOverflow === "ellipsis" && around.scrollWidth > around.clientWidth + 1) {
        faults.push(`${words} ends in dots, ${tell(around)}`);
        break;
      }
      // What scrolls shows the rest when it is scrolled.
      if (/auto|scroll/.test(overflowY)) break;
    }
  }

  // Whatever can be tapped is big enough for a thumb: 44 px, or a square's share of the board, as
  // wide as that may be; the moves of a list, links in a text and the little boards in it apart.
  for (const element of document.querySelectorAll("button, [role=button], [role=switch], a")) {
    const box = element.getBoundingClientRect();
    const inline = element.tagName === "A" && getComputedStyle(element).display === "inline";
    if (!box.width || inline) continue;
    if (element.matches(".small-square")) continue;
    const least = element.matches(".square, .pile, .move, .prose *") ? 23.5 : 43.5;
    if (box.width < least || box.height < least) {
      faults.push(`${tell(element)} is only ${box.width.toFixed(0)}×${box.height.toFixed(0)}`);
    }
  }
  return [...new Set(faults)];
}

/** What people set when they need large letters: every size that follows the root doubles. */
export const LARGE = "html { font-size: 200% !important; }";
