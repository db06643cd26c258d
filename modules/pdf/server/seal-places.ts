import { z } from 'zod';
import type { PrintedDocument } from '../contract/index.ts';
import { widthOf } from './lines/measure.ts';
import { cm, textSize } from './measures.ts';
import { printedText } from './printed-text.ts';
import { points } from './page-fields.ts';

/** What comes into a document after it was signed: by the e-seal of the agency, and by who signs after others. */
export const sealPlaceNames = ['number', 'date', 'year', 'seal', 'signer'] as const;
export type SealPlaceName = (typeof sealPlaceNames)[number];

/** A place that stays free for it, in points from the upper left corner of the page. */
export interface SealPlace {
  readonly name: SealPlaceName;
  /** Of a signatory: the place among all who sign, from 0. */
  readonly at: number;
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

/** Signed by some, while others still have to: number, date and their signatures come later. */
export const awaitsOthers = ({
  isDraft,
  signers = [],
}: Pick<PrintedDocument, 'isDraft' | 'signers'>): boolean =>
  !isDraft && signers.some(({ hasSigned }) => !hasSigned);

const told = z.array(
  z.object({
    value: z.object({
      name: z.enum(sealPlaceNames),
      at: z.number(),
      page: z.number(),
      ...{ x: points, y: points, width: points, height: points },
      alignment: z.enum(['left', 'center']),
    }),
  }),
);

/** @param queried unchecked, as the compiler gives it */
export const sealPlaces = (queried: unknown): SealPlace[] =>
  told.parse(queried).map(({ value }) => value);
