import { call } from '@sarn/platform-web';
import { decodeDocument } from '@sarn/registry/contract';
import { documentPath } from '@sarn/registry/web';
import { redirect } from '@tanstack/react-router';

/** Pages that pass links of e-mails, LINE and notifications on (specification §2). */
const entrances = ['/portal', '/sarabun'];

/**
 * Leads a link `?view=document&docId=…` to its document; `enc=y` says that the id is encoded.
 *
 * @throws a redirect of the router; ApiError when the encoded id stands for nothing he may see
 */
export async function openDeepLink(
  path: string,
  search: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { view, docId, enc } = search;
  if (!entrances.includes(path) || view !== 'document' || typeof docId !== 'string') return;
  const documentId = enc === 'y' ? await decode(docId) : docId;
  throw redirect({ to: documentPath(documentId), replace: true, search: {} });
}

async function decode(encoded: string): Promise<string> {
  const { item } = await call(decodeDocument, { F_DOC_ID_ENCODE: encoded });
  return item.F_DOC_ID;
}
