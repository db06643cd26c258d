import type { Handle, Tx } from '@sarn/platform-server';
import {
  dataRequestKindNames,
  dataRequestNews,
  dataRequestPermissions,
} from '../contract/index.ts';
import type { DataRequestStep } from '../contract/index.ts';
import type { DataRequestNeeds } from './needs.ts';
import type { DataRequest } from './data-request.store.ts';

/** Tells the officers that a request was made; an officer who made or entered it is not told. */
export async function ringOfficers(
  needs: DataRequestNeeds,
  tx: Tx,
  request: DataRequest,
  news: 'came' | 'due' = 'came',
): Promise<void> {
  const officers = await officersOf(needs, tx);
  const { requesterId, receivedBy } = request;
  const knows = [requesterId, ...(news === 'came' ? [receivedBy] : [])];
  const personIds = officers.filter((id) => !knows.includes(id));
  if (personIds.length === 0) return;
  await tell(needs, tx, request, { personIds, kind: news, title: dataRequestNews[news] });
}

/**
 * Tells the person who asked what was done, or who received the request of an outsider; a step of their
 * own is not told.
 */
export async function ringRequester(
  needs: DataRequestNeeds,
  tx: Tx,
  request: DataRequest,
  { act, by }: { readonly act: DataRequestStep; readonly by: string },
): Promise<void> {
  if (act === 'cancel') return;
  const { requesterId, receivedBy } = request;
  const personId = requesterId ?? receivedBy;
  if (personId === null || personId === by) return;
  const title = dataRequestNews[requesterId === null ? 'outside' : act];
  await tell(needs, tx, request, { personIds: [personId], kind: act, title });
}

const officersOf = ({ organisation }: DataRequestNeeds, h: Handle): Promise<string[]> =>
  organisation.peoplePermitted(h, dataRequestPermissions.answer);

interface Notice {
  readonly personIds: readonly string[];
  readonly kind: string;
  readonly title: { readonly th: string; readonly en: string };
}

const tell = (
  { notifications }: DataRequestNeeds,
  tx: Tx,
  { id, kind, number, beYear }: DataRequest,
  notice: Notice,
): Promise<void> =>
  notifications.tell(tx, {
    ...notice,
    // The name of this module, which tells its notices from those of others.
    module: 'data-request',
    message: `${number}/${beYear} ${dataRequestKindNames[kind].th}`,
    place: `/data-request/${id}`,
  });
