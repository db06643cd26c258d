import { civilDateAt } from '@sarn/kernel';
import { renderSignerBlock } from '@sarn/pdf/server';
import type { SignedFile } from '@sarn/printed-document/server';
import type { PageOrder, PagesToSign } from '../page-order.ts';
import { svgOf } from '../picture-svg.ts';
import type { Signed } from '../rehearse.ts';
import type { SignaturePlace } from './signature-place.store.ts';

const millimetres = 25.4 / 72;

/**
 * The file that others have signed, to be signed once more: name, posts and hand signature are drawn where the pages
 * kept the place of this signatory free, and what was signed before stays, byte for byte.
 */
export async function pagesAfterOthers(
  base: SignedFile,
  place: SignaturePlace,
  { input, signer }: Pick<Signed, 'input' | 'signer'>,
  { picture, at, code }: PageOrder,
): Promise<PagesToSign> {
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
  // The code on the pages is that of the first signature; this one leads to the same document.
  return {
    ...{ pdf: base.bytes, options: { at, signerName: signer.name, appearance } },
    ...{ code, fields: [], places: [] },
  };
}
