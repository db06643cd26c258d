import type { SealPlace, SealWord } from '@sarn/pdf/server';
import type { FieldPlace } from '@sarn/signing/server';

/** What is drawn in a field: its size in points, and the words with their places in it. */
export interface SealDrawing {
  readonly width: number;
  readonly height: number;
  readonly words: readonly SealWord[];
}

export type FilledAfter = 'number' | 'seal';

/** A field that is kept free in the file, and filled after an act. */
export interface SealField {
  readonly place: FieldPlace;
  readonly drawing: SealDrawing;
  readonly filledAfter: FilledAfter;
}

const millimetres = 25.4 / 72;
/** Marks of Thai letters reach above and below the place of a line, in points. */
const above = 5;
const below = 6;
/** A field for number and date together may have this part of a page, and no more. */
const largestPart = 0.15;
const pageArea = 595.28 * 841.89;

const fieldNames = {
  number: 'AgencyNumber',
  date: 'AgencyDate',
  year: 'AgencyYear',
  seal: 'AgencySeal',
  // Not filled by the agency: signatories draw what stands there.
  signer: 'Signatory',
} as const;

/**
 * Number and date are filled by one signature where one field has room for both: programs that judge a signature of the
 * same certificate twice in one file are not all right with it (pdfsig 22.12 trusts the first only).
 */
export function sealFields(places: readonly SealPlace[]): SealField[] {
  const numbers = places.filter(({ name }) => name !== 'seal' && name !== 'signer');
  const seals = places.filter(({ name }) => name === 'seal');
  const [first] = numbers;
  const isTogether =
    first !== undefined &&
    numbers.every(({ page }) => page === first.page) &&
    areaOf(boxOf(numbers)) <= largestPart * pageArea;
  const groups = isTogether ? [numbers] : numbers.map((one) => [one]);
  return [
    ...groups.map((group) => fieldOf(group, 'number')),
    ...seals.map((one) => fieldOf([one], 'seal')),
  ];
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const areaOf = ({ width, height }: Box): number => width * height;

function boxOf(places: readonly SealPlace[]): Box {
  const left = Math.min(...places.map(({ x }) => x));
  const top = Math.min(...places.map(({ y }) => y)) - above;
  const right = Math.max(...places.map(({ x, width }) => x + width));
  const bottom = Math.max(...places.map(({ y, height }) => y + height)) + below;
  return { left, top, width: right - left, height: bottom - top };
}

function fieldOf(places: readonly SealPlace[], filledAfter: FilledAfter): SealField {
  const { left, top, width, height } = boxOf(places);
  const [first] = places;
  const words = places.map(({ page: _page, at: _at, ...place }) => ({
    ...place,
    ...{ x: place.x - left, y: place.y - top },
  }));
  return {
    place: {
      field: fieldNames[first?.name ?? 'seal'],
      page: first?.page ?? 1,
      ...{ left: left * millimetres, top: top * millimetres },
      ...{ width: width * millimetres, height: height * millimetres },
    },
    drawing: { width, height, words },
    filledAfter,
  };
}
