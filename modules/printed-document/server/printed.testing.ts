import { readBack } from '@sarn/pdf/testing';
import type { OfficeInstance } from '@sarn/server/testing';

export const printedPath = (documentId: string): string =>
  `/registry/document/${documentId}/printed`;

/** The code at the foot of signed pages, with the words beside it. */
const verification = /(?:ตรวจสอบลายมือชื่อที่|Verifyat)[^ก-๙]*?\/v((?:[0-9A-Z]{4}-){3}[0-9A-Z]{4})/;

/**
 * The answer of the printed document and, of a PDF, the text of all pages without white space; the code by which
 * everybody verifies it apart, because it is another one each time.
 */
export async function printedOf(
  office: OfficeInstance,
  account: string,
  documentId: string,
  query = '',
) {
  const answer = await office.app.fetch(`/api${printedPath(documentId)}${query}`, {
    headers: { authorization: `Bearer ${await office.token(account)}` },
  });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  const all = answer.status === 200 ? (await readBack(bytes)).join('') : '';
  return {
    type: answer.headers.get('content-type'),
    disposition: answer.headers.get('content-disposition') ?? '',
    bytes,
    text: all.replace(verification, ''),
    code: verification.exec(all)?.[1] ?? null,
  };
}
