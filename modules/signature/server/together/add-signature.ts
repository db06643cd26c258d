import { createHash } from 'node:crypto';
import { civilDateAt } from '@sarn/kernel';
import { renderSignerBlock } from '@sarn/pdf/server';
import type { SignedFile } from '@sarn/printed-document/server';
import { sealPdf } from '@sarn/signing/server';
import type { Signed } from '../rehearse.ts';
import { newCode } from '../new-code.ts';
import { svgOf } from '../sealed-pages.ts';
import type { SealedPages, SealOrder } from '../sealed-pages.ts';
import type { SignaturePlace } from './signature-place.store.ts';

const millimetres = 25.4 / 72;

/**
 * Signs the file that others have signed: name, posts and hand signature are drawn where the pages kept the place of
 * this signatory free, and what was signed before stays, byte for byte.
 */
export async function addSignature(
  base: SignedFile,
  place: SignaturePlace,
  { input, signer }: Pick<Signed, 'input' | 'signer'>,
  { key, picture, at, timestamps }: SealOrder,
): Promise<SealedPages> {
  const drawing = await renderSignerBlock({
    ...{ width: place.width, height: place.height, date: civilDateAt(at) },
    signer: { name: signer.name, posts: signer.lines.map((title) => ({ title, acting: null })) },
    signatureSvg: picture && svgOf(picture),
    language: input.model.kind === 'english-letter' ? 'en' : 'th',
    typeface: input.look.typeface,
  });
  const appearance = {
    ...{ page: place.page, drawing: { pdf: drawing } },
    ...{ left: place.x * millimetres, top: place.y * millimetres },
    ...{ width: place.width * millimetres, height: place.height * millimetres },
  };
  const { bytes, level, timestampFailure } = await sealPdf(
    base.bytes,
    { at, signerName: signer.name, appearance },
    key.signer(),
    timestamps,
  );
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  // The code on the pages is that of the first signature; this one leads to the same document.
  return { bytes, code: newCode(), sha256, level, timestampFailure, fields: [], places: [] };
}
