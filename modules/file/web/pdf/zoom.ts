/**
 * How large pages are shown: as wide as the space available, the same but not above 125 %, whole in it,
 * their text as wide as the space, or CSS pixels per point.
 */
export type Zoom = 'fit' | 'usual' | 'page' | 'read' | number;

/** In points or in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** CSS pixels per point at 100 %. */
export const actualSize = 96 / 72;

const steps = [0.25, 0.33, 0.5, 0.67, 0.8, 0.9, 1, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3, 4];

/** Space left and right of a page, in CSS pixels. */
export const pageMargin = 16;

/** Of the width of an A4 page, with a little space: official letters have margins of 3 and 2 cm. */
const text = { from: 0.12, share: 0.8 } as const;

/**
 * How far the pages are scrolled, so that their text begins at the edge, in CSS pixels. A page across is a table with
 * small margins: its first column is not scrolled away.
 */
export const textEdge = ({ width, height }: Size, scale: number): number =>
  pageMargin + (width > height ? 0 : width * scale * text.from);

/**
 * CSS pixels per point.
 *
 * @param largest width of the widest page and height of the highest one, in points
 * @param space of the element with the pages, in CSS pixels
 * @param columns pages side by side
 */
export function scaleOf(zoom: Zoom, largest: Size, space: Size, columns = 1): number {
  if (typeof zoom === 'number') return zoom;
  if (zoom === 'read') return Math.max(space.width, 160) / (largest.width * text.share);
  const width = Math.max(space.width - (columns + 1) * pageMargin, 160);
  const wide = width / (columns * largest.width);
  if (zoom === 'fit') return wide;
  if (zoom === 'usual') return Math.min(wide, 1.25 * actualSize);
  return Math.min(wide, Math.max(space.height - 2 * pageMargin, 160) / largest.height);
}

/** The next larger (1) or smaller (-1) step from the scale shown now. */
export function nextZoom(scale: number, direction: 1 | -1): number {
  const shown = scale / actualSize;
  const found =
    direction === 1
      ? steps.find((step) => step > shown + 0.005)
      : steps.findLast((step) => step < shown - 0.005);
  return (found ?? shown) * actualSize;
}

/** The scale within the smallest and the largest step. */
export const withinSteps = (scale: number): number =>
  Math.min(Math.max(scale, (steps[0] ?? 1) * actualSize), (steps.at(-1) ?? 1) * actualSize);

/** The scale in per cent: 100 is the size on paper. */
export function percentOf(scale: number): number {
  return Math.round((scale / actualSize) * 100);
}

/** A page is drawn with at most this many pixels; more would exhaust a phone. */
const maximumPixels = 12_000_000;

/** Device pixels per point: sharp on this screen, within the memory of the device. */
export function renderScale(scale: number, page: { width: number; height: number }): number {
  const wanted = scale * Math.max(globalThis.devicePixelRatio || 1, 1);
  const pixels = page.width * page.height * wanted * wanted;
  return pixels <= maximumPixels ? wanted : Math.sqrt(maximumPixels / (page.width * page.height));
}
