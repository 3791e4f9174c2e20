// Reads a property list as values, strictly: anything unknown in it is a fault.

const TOKEN = /<\?xml[^>]*\?>|<!DOCTYPE[^>]*>|<!--[\s\S]*?-->|<(\/?)([a-z]+)([^>]*?)(\/?)>|([^<]+)/g;
const ENTITIES = { amp: "&", lt: "<", gt: ">", quot: "\"", apos: "'" };

function tokens(text) {
  const found = [];
  let end = 0;
  for (const match of text.matchAll(TOKEN)) {
    if (match.index !== end) throw new Error(`not XML: ${text.slice(end, end + 40)}`);
    end = match.index + match[0].length;
    const [, close, name, , empty, words] = match;
    if (name) found.push({ name, close: Boolean(close), empty: Boolean(empty) });
    else if (words?.trim()) found.push({ words: words.replace(/&(\w+);/g, (_, entity) => ENTITIES[entity]) });
  }
  if (end !== text.length) throw new Error("not XML at the end");
  return found;
}

export function readPlist(text) {
  const rest = tokens(text);
  const take = (name, close = false) => {
    const token = rest.shift();
    if (token?.name !== name || token.close !== close) throw new Error(`<${close ? "/" : ""}${name}> is wanted, not ${JSON.stringify(token)}`);
    return token;
  };
  const words = (name) => {
    if (take(name).empty) return "";
    const value = rest[0].words === undefined ? "" : rest.shift().words;
    take(name, true);
    return value;
  };
  const value = () => {
    const { name, empty } = rest[0];
    switch (name) {
      case "true": case "false":
        if (!take(name).empty) take(name, true);
        return name === "true";
      case "string": return words(name);
      case "integer": return Number(words(name));
      case "array": {
        take(name);
        const list = [];
        if (empty) return list;
        while (!rest[0].close) list.push(value());
        take(name, true);
        return list;
      }
      case "dict": {
        take(name);
        const dict = {};
        if (empty) return dict;
        while (!rest[0].close) {
          const key = words("key");
          if (key in dict) throw new Error(`${key} stands twice`);
          dict[key] = value();
        }
        take(name, true);
        return dict;
      }
      default: throw new Error(`a property list has no ${JSON.stringify(rest[0])}`);
    }
  };
  take("plist");
  const whole = value();
  take("plist", true);
  if (rest.length) throw new Error("something stands after the list");
  return whole;
}
