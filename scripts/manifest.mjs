// The page as an app on the phone: name, pictures and short cuts, for each language.
import { certain, direction, reader } from "./fluent.mjs";

/** Which pages the icon offers by itself: the address and the message that names it. A page that
    is not there yet has no name yet. */
const SHORTCUTS = [
  ["play", "home-two-players"],
  ["learn", "title-learn"],
  ["problems", "title-problems"],
  ["rules", "title-rules"],
];

/** Size in the names of the pictures: `icon-192.png`, `screen-narrow-720x1280.png`. */
const size = (name) => {
  const [, wide, high] = /-(\d+)(?:x(\d+))?(?:-[0-9a-f]{12})?\.\w+$/.exec(name);
  return `${wide}x${high ?? wide}`;
};

const png = (name) => ({ src: `./${name}`, sizes: size(name), type: "image/png" });

/** The manifest of a language. `icons` and `screens` are names of files beside it. */
export function manifest(tag, icons, screens) {
  const words = certain(tag);
  const shortcuts = SHORTCUTS.map(([page, id]) => [page, reader(tag)(id)]).filter(([, name]) => name);
  return {
    // All of it is relative: the folder may lie under any path. No id: it would be relative to the
    // host, and one app with any other Kete there. Without one, the address to start from is it,
    // which is the same in all languages.
    start_url: "./",
    scope: "./",
    name: words("app-name"),
    short_name: words("app-name"),
    description: words("install-description"),
    lang: tag,
    dir: direction(tag),
    display: "standalone",
    background_color: "#f7f2e8",
    theme_color: "#f7f2e8",
    categories: ["games", "education"],
    icons: icons.map((name) => ({
      ...png(name),
      purpose: name.startsWith("maskable") ? "maskable" : "any",
    })),
    screenshots: screens.map((name) => ({
      ...png(name),
      form_factor: name.includes("narrow") ? "narrow" : "wide",
      label: words("install-description"),
    })),
    shortcuts: shortcuts.map(([page, name]) => ({
      name,
      url: `./#/${page}`,
      icons: [png(icons.find((icon) => icon.startsWith("icon-192")))],
    })),
  };
}
