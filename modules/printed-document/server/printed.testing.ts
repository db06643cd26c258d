import { readBack } from '@sarn/pdf/testing';
import type { OfficeInstance } from '@sarn/server/testing';

export const printedPath = (documentId: string): string =>
  `/registry/document/${documentId}/printed`;

/** The answer of the printed document and, of a PDF, the text of all pages without white space. */
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
  return {
    type: answer.headers.get('content-type'),
    disposition: answer.headers.get('content-disposition') ?? '',
    bytes,
    text: answer.status === 200 ? (await readBack(bytes)).join('') : '',
  };
}
