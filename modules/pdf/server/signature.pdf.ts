import type { CivilDate } from '@sarn/kernel';
import { widthOf } from './lines/measure.ts';
import { printedText } from './printed-text.ts';
import { typeset } from './typesetter.ts';

/** What is seen of a digital signature, such as name, post and time under a hand signature. */
export interface SignatureMarkInput {
  /** Of the place on the page, in millimetres. */
  readonly width: number;
  readonly height: number;
  /** One under the other; each is made smaller until it fits. */
  readonly lines: readonly string[];
  readonly picture?: { readonly bytes: Uint8Array; readonly mediaType: 'image/png' | 'image/jpeg' };
  readonly date: CivilDate;
}

const pointsOfMillimetre = 72 / 25.4;
const largestSize = 12;
/** Height of a line to the size of its text: two marks above a letter have room. */
const lineHeight = 1.45;
/** The part of the place that a picture leaves to the lines. */
const partBesidePicture = 0.55;

/**
 * A page without ground as large as the place, for `Appearance.drawing` of `@sarn/signing`.
 *
 * @throws AppError 'pdf.too-slow'
 */
export function renderSignatureMark(input: SignatureMarkInput): Promise<Uint8Array> {
  const width = input.width * pointsOfMillimetre;
  const height = input.height * pointsOfMillimetre;
  const lines = input.lines.map(printedText);
  const forLines = height * (input.picture ? partBesidePicture : 1);
  const file = `picture.${input.picture?.mediaType === 'image/jpeg' ? 'jpg' : 'png'}`;
  const size = Math.min(
    largestSize,
    forLines / (Math.max(1, lines.length) * lineHeight),
    ...lines.map((line) => (width - 1) / Math.max(1, widthOf(line, 1))),
  );
  return typeset({
    template: 'signature-mark',
    data: {
      ...{ width, height, lines, size, documentDate: input.date },
      ...{ lineHeight: size * lineHeight, file: input.picture ? file : null },
    },
    ...(input.picture ? { picture: { file, bytes: input.picture.bytes } } : {}),
  });
}
