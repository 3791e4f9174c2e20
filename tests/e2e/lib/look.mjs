// What the screen says, read inside the page in one go.

/** Runs in the page. Gives the board as `Board.picture` writes it, and the state around it. */
export function look([squares, hands]) {
  const find = (id) => document.querySelector(`[data-testid="${id}"]`);
  const shown = (element) => Boolean(element && element.getClientRects().length);
  const pieces = [];
  const last = [];
  const check = [];
  const marks = {};
  for (const square of squares) {
    const data = find(`square-${square}`)?.dataset;
    if (!data) continue;
    if (data.piece) pieces.push(`${square}:${data.piece}`);
    if (data.last === "true") last.push(square);
    if (data.check === "true") check.push(square);
    if (data.mark) marks[square] = data.mark;
  }
  for (const side of ["sente", "gote"]) {
    for (const role of hands) {
      const count = Number(find(`hand-${side}-${role}`)?.dataset.count ?? 0);
      if (count) pieces.push(`${side}-${role}:${count}`);
    }
  }
  // Of these marks, one element shows those of all squares.
  const drawn = (kind) => {
    const element = document.querySelector(`.board .${kind}`);
    return element ? getComputedStyle(element) : {};
  };
  const { boxShadow = "none", fontSize } = drawn("dots");
  const dotted = [...boxShadow.matchAll(/\) ([\d.]+)px ([\d.]+)px/g)].map(([, across, down]) => {
    const [file, rank] = [across, down / 1.08].map((way) => Math.round(way / parseFloat(fontSize)));
    return `${10 - file}${" abcdefghi"[rank]}`;
  });
  const pictured = (kind) => {
    const { backgroundImage = "none", backgroundPosition = "" } = drawn(kind);
    if (backgroundImage === "none") return [];
    const places = [...backgroundPosition.matchAll(/([\d.]+)% ([\d.]+)%/g)];
    // Several pictures may lie on one square; what is beyond the board is not seen.
    return [...new Set(places.filter(([, across]) => across <= 100)
      .map(([, across, down]) => `${9 - across / 12.5}${"abcdefghi"[down / 12.5]}`))];
  };
  const marked = (kind) => Object.keys(marks).filter((square) => marks[square] === kind);
  const amiss = [
    ["dots", dotted, marked("target")],
    ["tint", pictured("last-move"), last],
    ["rings", pictured("rings"), [...new Set([...marked("capture"), ...check])]],
  ].map(([kind, is, should]) => [kind, ...[is, should].map((list) => [...list].sort().join(" "))])
    .filter(([, is, should]) => is !== should)
    .map(([kind, is, should]) => `${kind} on "${is}", not on "${should}"`);
  const status = find("status")?.dataset ?? {};
  const refusal = find("refusal");
  return {
    picture: pieces.join(" "),
    last: last.join(" "),
    check: check.join(" "),
    marks,
    dots: dotted.join(" "),
    amiss: amiss.join("; "),
    state: status.state ?? "",
    turn: status.turn ?? "",
    ending: status.ending ?? "",
    winner: status.winner ?? "",
    moves: Number((/\d+/.exec(find("move-count")?.textContent ?? "") ?? [NaN])[0]),
    prompt: shown(find("prompt")),
    refusal: shown(refusal) ? refusal.dataset.rule : "",
    refusalText: shown(refusal) ? refusal.textContent.trim() : "",
    broken: Boolean(find("error-page") || document.getElementById("trouble")),
  };
}

/** Runs in the page: where the middle of an element is, and what covers it there. */
export function middle(id) {
  const element = document.querySelector(`[data-testid="${id}"]`);
  if (!element) return null;
  const inside = (box) => box.left >= 0 && box.top >= 0 &&
    box.right <= innerWidth + 0.5 && box.bottom <= innerHeight + 0.5;
  if (!inside(element.getBoundingClientRect())) {
    element.scrollIntoView({ block: "center", behavior: "instant" });
  }
  const box = element.getBoundingClientRect();
  const x = box.left + box.width / 2;
  const y = box.top + box.height / 2;
  const top = document.elementFromPoint(x, y);
  const free = Boolean(top && (element.contains(top) || top.closest(`[data-testid="${id}"]`)));
  const name = (node) => node ? `${node.tagName.toLowerCase()}.${node.className?.baseVal ?? node.className}` : "nothing";
  return { x, y, width: box.width, height: box.height, free, cover: free ? "" : name(top) };
}
