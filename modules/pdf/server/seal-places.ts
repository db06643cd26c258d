import { z } from 'zod';
import { widthOf } from './lines/measure.ts';
import { cm, textSize } from './measures.ts';
import { printedText } from './printed-text.ts';
import { points } from './page-fields.ts';

/** What the e-seal of the agency adds to a document that was signed before it had a number. */
export const sealPlaceNames = ['number', 'date', 'seal'] as const;
export type SealPlaceName = (typeof sealPlaceNames)[number];

/** A place that stays free for it, in points from the upper left corner of the page. */
export interface SealPlace {
  readonly name: SealPlaceName;
  /** Counted from 1. */
  readonly page: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly alignment: 'left' | 'center';
}

/** Between the number and what stands at the right of it. */
export const sealGutter = 0.3 * cm;

/** How wide the number may be behind its label. @param whole width of both, in points */
export const numberWidth = (whole: number): number =>
  whole - widthOf(printedText('ที่  '), textSize) - sealGutter;

/** Signed, and not numbered yet: the pages keep the places of number and date free. */
export const awaitsNumber = ({
  isDraft = false,
  number,
}: {
  readonly isDraft?: boolean;
  readonly number: string;
}): boolean => !isDraft && number === '';

const told = z.array(
  z.object({
    value: z.object({
      name: z.enum(sealPlaceNames),
      page: z.number(),
      ...{ x: points, y: points, width: points, height: points },
      alignment: z.enum(['left', 'center']),
    }),
  }),
);

/** @param queried unchecked, as the compiler gives it */
export const sealPlaces = (queried: unknown): SealPlace[] =>
  told.parse(queried).map(({ value }) => value);
