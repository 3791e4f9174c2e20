// Pictures of the screen as different eyes see them, and how far two of them differ.

/** Where the differences of two pictures can be seen plainly: CIE 1976 ΔE*ab. */
const PLAIN = 12;

/**
 * What becomes of linear red, green and blue. The three kinds of colour blindness are the
 * matrices for full severity of Machado, Oliveira and Fernandes, "A Physiologically-based Model
 * for Simulation of Color Vision Deficiency", 2009; grey is the luminance of sRGB.
 */
export const SIGHTS = {
  full: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  grey: [0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722, 0.2126, 0.7152, 0.0722],
  protan: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deutan: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritan: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
};

const linear = (c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
const LINEAR = Array.from({ length: 256 }, (_, i) => linear(i / 255));
const times = (m, v, row) => m[row] * v[0] + m[row + 1] * v[1] + m[row + 2] * v[2];
const XYZ = [0.4124564, 0.3575761, 0.1804375, 0.2126729, 0.7151522, 0.072175, 0.0193339, 0.119192, 0.9503041];
const WHITE = [0.95047, 1, 1.08883];

function lab(rgb, sight) {
  const seen = [0, 3, 6].map((row) => Math.min(1, Math.max(0, times(SIGHTS[sight], rgb, row))));
  const [x, y, z] = [0, 3, 6].map((row, i) => {
    const t = times(XYZ, seen, row) / WHITE[i];
    return t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116;
  });
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** The points of a part of the screen: width, height, and red, green, blue, covering of each. */
export async function picture(page, clip) {
  const png = await page.screenshot({ clip, animations: "disabled" });
  return page.evaluate(async (source) => {
    const image = new Image();
    image.src = source;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext("2d");
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    return { width: image.width, height: image.height, data: Array.from(data) };
  }, `data:image/png;base64,${png.toString("base64")}`);
}

/** The picture the other way up. */
export function turned({ width, height, data }) {
  const points = [];
  for (let i = data.length - 4; i >= 0; i -= 4) points.push(...data.slice(i, i + 4));
  return { width, height, data: points };
}

/** A picture as some eyes see it: L*, a*, b* of each point. */
export function seen({ data }, sight) {
  const points = [];
  for (let i = 0; i < data.length; i += 4) {
    points.push(...lab([LINEAR[data[i]], LINEAR[data[i + 1]], LINEAR[data[i + 2]]], sight));
  }
  return points;
}

/** The part of the points, from 0 to 1, in which two pictures that were seen differ plainly. */
export function apart(a, b) {
  if (a.length !== b.length) throw new Error("pictures of different sizes");
  let count = 0;
  for (let i = 0; i < a.length; i += 3) {
    if (Math.hypot(a[i] - b[i], a[i + 1] - b[i + 1], a[i + 2] - b[i + 2]) >= PLAIN) count += 1;
  }
  return (count * 3) / a.length;
}
