import { AppError } from '@sarn/kernel';
import { renderForm } from '@sarn/pdf/server';
import type { BinaryAnswer } from '@sarn/platform-server';
import { groupedCode, readCode } from '../../contract/index.ts';
import type { Deps } from '../dependencies.ts';
import { verificationPlace } from '../verification-place.ts';
import { verified } from '../verify/verified.service.ts';
import { sheetForm } from './sheet.form.ts';
import type { SheetLanguage } from './sheet.form.ts';

/**
 * What everybody is told of a code, as a page to be printed or sent along. An unknown code and one of a document that
 * is classified now are refused alike.
 *
 * @throws AppError 'signature.unknown-code', 'pdf.too-slow'
 */
export async function verificationSheet(
  deps: Deps,
  asked: { readonly code: string; readonly language: SheetLanguage },
): Promise<BinaryAnswer> {
  const { platform, emblemAt } = deps.documents;
  const code = readCode(asked.code);
  const { document } = await verified(deps, code);
  if (!document) throw new AppError('signature.unknown-code');
  const emblem = await emblemAt(platform.db, document.checkedAt);
  const form = sheetForm(document, verificationPlace(platform.config, code), asked.language);
  const bytes = Buffer.from(await renderForm(form, emblem ? { emblemSvg: emblem.svg } : {}));
  return {
    ...{ bytes, length: bytes.length, type: 'application/pdf', disposition: 'inline' },
    name: `verification-${groupedCode(code)}.pdf`,
  };
}
