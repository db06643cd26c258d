/** Box of the ink, in pixels; right and bottom are exclusive. */
export interface InkBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Lighter than this is background, darker than `inkLight` is ink; between them it fades. */
const backgroundLight = 205;
const inkLight = 120;

/**
 * Removes the background of a photographed or scanned signature, in place: white becomes transparent,
 * grey partly transparent, ink keeps its colour.
 *
 * @param pixels red, green, blue and alpha, one after the other
 */
export function clearBackground(pixels: Uint8ClampedArray): void {
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    const light = red * 0.299 + green * 0.587 + blue * 0.114;
    const seen = (backgroundLight - light) / (backgroundLight - inkLight);
    pixels[at + 3] = alpha * Math.min(1, Math.max(0, seen));
  }
}

/** The smallest box around all visible pixels; null if there are none. */
export function inkBox(pixels: Uint8ClampedArray, width: number): InkBox | null {
  let [left, top, right, bottom] = [Infinity, Infinity, 0, 0];
  for (let at = 3, place = 0; at < pixels.length; at += 4, place += 1) {
    if ((pixels[at] ?? 0) < 40) continue;
    const x = place % width;
    const y = Math.floor(place / width);
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + 1);
    bottom = Math.max(bottom, y + 1);
  }
  return right === 0 ? null : { left, top, right, bottom };
}
