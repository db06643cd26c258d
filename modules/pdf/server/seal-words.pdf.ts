import type { CivilDate } from '@sarn/kernel';
import { placeholderSeal } from './emblem.ts';
import { widthOf } from './lines/measure.ts';
import { textSize } from './measures.ts';
import type { SealPlace } from './seal-places.ts';
import type { SealTexts } from './seal-texts.ts';
import { inTypeface } from './typeface/in-typeface.ts';
import type { Typeface } from './typeface/typeface.ts';
import { typeset } from './typesetter.ts';
import type { TypesetOrder } from './typeset-order.ts';

/** A place in the drawing, in points from its upper left corner. */
export type SealWord = Omit<SealPlace, 'page' | 'at'>;

/** What the e-seal shows in one field of a file. */
export interface SealWordsInput {
  /** Of the field, in points. */
  readonly width: number;
  readonly height: number;
  readonly words: readonly SealWord[];
  readonly texts: SealTexts;
  /** Of the document. */
  readonly date: CivilDate;
  /** That of the pages. */
  readonly typeface?: Typeface | undefined;
}

/**
 * A page without ground as large as the field, for `ReservedPlace.drawing` of `@sarn/signing`. A number that is wider than its
 * place is set smaller.
 *
 * @throws AppError 'pdf.too-slow'
 */
export function renderSealWords(input: SealWordsInput): Promise<Uint8Array> {
  return typeset(inTypeface(input.typeface, () => wordsOrder(input)));
}

function wordsOrder(input: SealWordsInput): TypesetOrder {
  const words = input.words.map(({ name, ...place }) => {
    if (name === 'seal') return { ...place, seal: placeholderSeal, text: '', size: textSize };
    // Who signs after others draws a place of their own.
    const text = name === 'signer' ? '' : input.texts[name];
    const size = Math.min(textSize, place.width / Math.max(1, widthOf(text, 1)));
    return { ...place, seal: null, text, size };
  });
  const { width, height, date } = input;
  const title = words.map(({ text }) => text).join(' ') || '-';
  return {
    template: 'seal-words',
    data: { ...{ width, height, words, title, documentDate: date } },
  };
}
