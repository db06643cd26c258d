/** What is on a page: one cell for each point, row by row from the top; 1 where there is ink. */
export interface Ink {
  readonly columns: number;
  readonly rows: number;
  readonly cells: Uint8Array;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** In points from the left and the upper edge. */
export interface Place {
  readonly left: number;
  readonly top: number;
}

const mm = 72 / 25.4;
/** The margins of official documents, of saraban-2526 forms 1 to 11. */
const [leftMargin, rightMargin, bottomMargin] = [30 * mm, 20 * mm, 20 * mm];
/** What a printer leaves white. */
const edge = 5 * mm;
/** How far above the lower edge the foot of a document still is. */
const footHeight = 75 * mm;
/** Kept free around what is placed. */
const gap = 4;
const step = 3;

/**
 * Where something is put at the foot of a page without touching what is there: at the right margin, as low as
 * possible; else in the lower margin, further to the left.
 *
 * @returns null where there is no room
 */
export function freePlace(ink: Ink, { width, height }: Size): Place | null {
  const right = ink.columns - rightMargin;
  const lowest = ink.rows - edge - height;
  const isFree = (place: Place) => isFreeOf(ink, place, { width, height });
  for (let top = lowest; top > ink.rows - footHeight; top -= step) {
    const place = { left: right - width, top };
    if (isFree(place)) return place;
  }
  for (let left = right - width; left >= leftMargin; left -= step) {
    for (let top = lowest; top >= ink.rows - bottomMargin; top -= 1) {
      if (isFree({ left, top })) return { left, top };
    }
  }
  return null;
}

function isFreeOf({ columns, rows, cells }: Ink, { left, top }: Place, size: Size): boolean {
  const [from, to] = [Math.floor(left - gap), Math.ceil(left + size.width + gap)];
  const [first, last] = [Math.floor(top - gap), Math.ceil(top + size.height + gap)];
  if (from < 0 || to > columns || first < 0) return false;
  for (let row = first; row < Math.min(last, rows); row += 1) {
    if (cells.subarray(row * columns + from, row * columns + to).includes(1)) return false;
  }
  return true;
}
