import type { Page } from '../../contract/pdf/pages.ts';
import type { PdfReference } from '../../contract/pdf/values.ts';
import { addPageForm } from './page-form.ts';
import { addPicture } from './picture.ts';
import type { Update } from './update.ts';
import { array, dictionary, name, stream } from '../../contract/pdf/write-values.ts';
import { asciiBytes } from '../../contract/der/write.ts';

/** Where a signature is seen on a page and what is drawn there. */
export interface Appearance {
  /** Counted from 1. */
  readonly page: number;
  /** Millimetres from the upper left corner of the page as it is shown. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /**
   * A picture (PNG), or the first page of a small PDF, such as one that is typeset with name and time in the fonts
   * of the documents. It is made as large as the place allows, in the middle of it.
   */
  readonly drawing: { readonly png: Uint8Array } | { readonly pdf: Uint8Array };
}

const pointsOfMillimetre = 72 / 25.4;

/** Draws an appearance, and says which rectangle of the page it has. */
export function placeAppearance(
  update: Update,
  page: Page,
  appearance: Appearance,
): { rectangle: number[]; form: PdfReference } {
  const width = appearance.width * pointsOfMillimetre;
  const height = appearance.height * pointsOfMillimetre;
  const form = drawInside(update, page, { width, height }, appearance.drawing);
  return { rectangle: rectangleOn(page, appearance), form };
}

/**
 * Draws something as large as a place allows, in the middle of it.
 *
 * @param place in points, as the page is shown
 */
export function drawInside(
  update: Update,
  page: Pick<Page, 'rotation'>,
  { width, height }: { readonly width: number; readonly height: number },
  drawing: Appearance['drawing'],
): PdfReference {
  const inner =
    'png' in drawing ? addPicture(update, drawing.png) : addPageForm(update, drawing.pdf);
  const scale = Math.min(width / inner.width, height / inner.height);
  const left = (width - inner.width * scale) / 2;
  const bottom = (height - inner.height * scale) / 2;
  const matrix = [scale * inner.unitX, 0, 0, scale * inner.unitY, left, bottom].map(fixed);
  return update.add(
    stream(
      {
        ...{ Type: name('XObject'), Subtype: name('Form'), BBox: array([0, 0, width, height]) },
        // A page that is turned turns what is on it: the drawing is turned back.
        Matrix: array(turned(page.rotation)),
        Resources: dictionary({ XObject: dictionary({ D: inner.reference }) }),
      },
      asciiBytes(`q ${matrix.join(' ')} cm /D Do Q`),
    ),
  );
}

const fixed = (value: number): string => value.toFixed(5).replace(/\.?0+$/, '');

function turned(rotation: Page['rotation']): number[] {
  return {
    0: [1, 0, 0, 1, 0, 0],
    90: [0, 1, -1, 0, 0, 0],
    180: [-1, 0, 0, -1, 0, 0],
    270: [0, -1, 1, 0, 0, 0],
  }[rotation];
}

/** The rectangle in the coordinates of the page, which are not turned. */
export function rectangleOn(
  { box, rotation }: Page,
  appearance: Omit<Appearance, 'drawing' | 'page'>,
): number[] {
  const [left, bottom, right, top] = box;
  const x = appearance.left * pointsOfMillimetre;
  const y = appearance.top * pointsOfMillimetre;
  const width = appearance.width * pointsOfMillimetre;
  const height = appearance.height * pointsOfMillimetre;
  switch (rotation) {
    case 0:
      return [left + x, top - y - height, left + x + width, top - y];
    case 90:
      return [left + y, bottom + x, left + y + height, bottom + x + width];
    case 180:
      return [right - x - width, bottom + y, right - x, bottom + y + height];
    case 270:
      return [right - y - height, top - x - width, right - y, top - x];
  }
}
