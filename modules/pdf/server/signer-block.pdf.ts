import type { CivilDate } from '@sarn/kernel';
import { postRows } from '../contract/index.ts';
import type { DocumentSigner } from '../contract/index.ts';
import { raggedFlow } from './lines/flow-of.ts';
import { englishText, printedText } from './printed-text.ts';
import { inTypeface } from './typeface/in-typeface.ts';
import type { Typeface } from './typeface/typeface.ts';
import { typeset } from './typesetter.ts';
import type { TypesetOrder } from './typeset-order.ts';

/** What a later signatory adds to pages that others have signed. */
export interface SignerBlockInput {
  /** Of the place that the pages kept free, in points. */
  readonly width: number;
  readonly height: number;
  readonly signer: DocumentSigner;
  /** The hand signature as SVG text; without it its space stays empty. */
  readonly signatureSvg?: string | undefined;
  readonly date: CivilDate;
  readonly language: 'th' | 'en';
  /** That of the pages. */
  readonly typeface?: Typeface | undefined;
}

/**
 * A page without ground as large as the place, for `Appearance.drawing` of `@sarn/signing`: hand signature, name in
 * brackets and posts, as on pages that one person signs.
 *
 * @throws AppError 'pdf.too-slow'
 */
export const renderSignerBlock = async (input: SignerBlockInput): Promise<Uint8Array> =>
  typeset(inTypeface(input.typeface, () => blockOrder(input)));

function blockOrder({ width, height, signer, date, language, ...rest }: SignerBlockInput) {
  const isEnglish = language === 'en';
  const read = isEnglish ? englishText : printedText;
  const order: TypesetOrder = {
    template: 'signer-block',
    keepWhole: [signer.name],
    data: {
      ...{ width, height, isEnglish, title: read(signer.name) || '-', documentDate: date },
      signer: {
        name: read(signer.name),
        position: postRows(signer).map((row) => raggedFlow(read(row), width)),
        signature: rest.signatureSvg ?? null,
      },
    },
  };
  return order;
}
