import { ApiError, call } from '@sarn/platform-web';
import { readNotification } from '@sarn/notification/contract';
import { decodeDocument } from '@sarn/document/contract';
import { decodeSent, decodedId, documentPath } from '@sarn/document/web';
import { redirect } from '@tanstack/react-router';

type Search = Readonly<Record<string, unknown>>;

/** Pages that follow the links of e-mails, LINE and notifications (specification §2). */
const entrances = ['/portal', '/sarabun'];

/** The channels whose links are followed (specification §2); other words lead to the portal. */
const channels = ['line', 'email', 'notification'];

/** Ids as the server writes them; anything else is an encoded one. */
const plainId = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * Follows a link `?api=line&view=document&docId=…` to its document. `enc=y` says that the id is
 * encoded; links of LINE have no such flag, and an id that is not a plain one is taken as encoded.
 * Any other `api`, and none, leads to the portal.
 *
 * @throws a redirect of the router; ApiError when the encoded id is of no document they may read
 */
export async function openDeepLink(path: string, search: Search): Promise<void> {
  const { api, view, docId, enc } = search;
  if (!entrances.includes(path) || view !== 'document' || typeof docId !== 'string') return;
  if (!channels.some((channel) => channel === api)) {
    throw redirect({ to: '/portal', replace: true, search: {} });
  }
  const isEncoded = enc === 'y' || (api === 'line' && !plainId.test(docId));
  await leadToDocument(docId, isEncoded);
}

/**
 * Follows the link of a notification, `?t=…&d=…` on any page, to its document: `t` is the
 * notification, which is marked read, and `d` the document, encoded or not (specification §4).
 *
 * @throws as `openDeepLink`
 */
export async function openNoticeLink(search: Search): Promise<void> {
  const { t, d } = search;
  if (typeof t !== 'string' || typeof d !== 'string' || t === '' || d === '') return;
  if (plainId.test(t)) await markRead(t);
  await leadToDocument(d, !plainId.test(d));
}

/** A notification that was deleted, or belongs to somebody else, does not stop the link. */
async function markRead(id: string): Promise<void> {
  try {
    await call(readNotification, { NN_RECEIVE_ID: id });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    console.warn('the notification was not marked read', error.code);
  }
}

async function leadToDocument(id: string, isEncoded: boolean): Promise<never> {
  const documentId = isEncoded ? await decode(id) : id;
  const to = documentPath(encodeURIComponent(documentId));
  throw redirect({ to, replace: true, search: {} });
}

async function decode(encoded: string): Promise<string> {
  return decodedId(await call(decodeDocument, decodeSent(encoded)));
}
