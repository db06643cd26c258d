import type { CivilDate } from '@sarn/kernel';
import { toThaiDigits } from '@sarn/kernel';
import { envelopeSizes } from '../contract/index.ts';
import type { EnvelopeSize } from '../contract/index.ts';
import { wordsToKeep } from './keep-whole.ts';
import { raggedFlow } from './lines/flow-of.ts';
import { cm } from './measures.ts';
import { marksOf } from './page-marks.ts';
import { printedText } from './printed-text.ts';
import { inTypeface } from './typeface/in-typeface.ts';
import type { Typeface } from './typeface/typeface.ts';
import { typeset } from './typesetter.ts';

/** What stands on one envelope. */
export interface EnvelopeInput {
  /** Agency, then its address: at the upper left, beside the emblem. */
  readonly sender: readonly string[];
  /** Printed after ที่. */
  readonly number: string;
  /** เรียน, กราบเรียน, นมัสการ …. */
  readonly salutation: string;
  /** Post or person, then the agency. */
  readonly addressee: readonly string[];
  /** Rows of the postal address; without any, dotted lines are left to be filled in by hand. */
  readonly address: readonly string[];
  /** ด่วน, ด่วนมาก, ด่วนที่สุด; empty when normal. */
  readonly speed: string;
  /** Of the inner envelope of a classified letter; the outer one shows no class. */
  readonly secrecy: string;
}

export interface EnvelopesInput {
  readonly size: EnvelopeSize;
  readonly envelopes: readonly EnvelopeInput[];
  readonly author: string;
  readonly date: CivilDate;
  readonly emblemSvg?: string | null;
  /** The agency's own typeface. */
  readonly typeface?: Typeface;
}

/** Sizes of the type in points, as in templates/envelope.typ. */
const senderSize = 12;
const addressSize = 16;

/**
 * Envelopes, each a page of its size; of a window envelope the sheet whose address shows through.
 *
 * @assumed sender and number at the upper left, addressee from two fifths of the width on; the window of a DL
 *   envelope stands 2 cm from the left and 4.5 cm from the top of a sheet folded twice
 * @throws AppError 'pdf.too-slow'
 */
export function renderEnvelopes(input: EnvelopesInput): Promise<Uint8Array> {
  const { size, envelopes, author, date, emblemSvg, typeface } = input;
  const { width, height } = envelopeSizes[size];
  const column = (size === 'window' ? 7.2 : Math.min(13, width / 20)) * cm;
  const order = inTypeface(typeface, () => ({
    template: 'envelope',
    keepWhole: wordsToKeep(envelopes.flatMap(({ sender, addressee }) => [...sender, ...addressee])),
    data: {
      ...{ title: 'ซองจดหมาย', author, documentDate: date, width, height },
      isWindow: size === 'window',
      ...marksOf(emblemSvg === undefined ? {} : { emblemSvg }),
      envelopes: envelopes.map((one) => ({
        sender: one.sender.map((line) => raggedFlow(printedText(line), 9 * cm, senderSize)),
        number: one.number === '' ? '' : `ที่  ${toThaiDigits(one.number)}`,
        salutation: printedText(one.salutation),
        addressee: one.addressee.map((line) => raggedFlow(printedText(line), column, addressSize)),
        address: one.address.map((line) => raggedFlow(printedText(line), column, addressSize)),
        speed: one.speed === '' ? null : printedText(one.speed),
        secrecy: one.secrecy === '' ? null : printedText(one.secrecy),
      })),
    },
  }));
  return typeset(order);
}
