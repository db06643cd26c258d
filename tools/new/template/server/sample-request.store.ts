import { newId } from '@sarn/kernel';
import { tablesOf } from '@sarn/platform-server';
import type { Handle, NarrowTables, Tx } from '@sarn/platform-server';
import { sql } from 'kysely';
import type { SampleRequestDraft, SampleRequestState } from '../contract/index.ts';
import type { SampleRequestTables } from './sample-request.tables.gen.ts';

type Tables = NarrowTables<SampleRequestTables, { sample_request: { state: SampleRequestState } }>;
const tables = tablesOf<Tables>();

export interface SampleRequest {
  readonly id: string;
  readonly state: SampleRequestState;
  readonly version: number;
  readonly requesterId: string;
  readonly title: string;
  readonly reason: string;
  readonly answer: string;
  readonly createdAt: string;
}

/** The reader: sees their own requests, and those of others if permitted to answer. */
export interface SampleRequestReader {
  readonly personId: string;
  readonly mayAnswer: boolean;
}

const columns = [
  ...(['id', 'state', 'version', 'title', 'reason', 'answer'] as const),
  ...(['requester_id as requesterId', 'created_at as createdAt'] as const),
] as const;

/** Drafts are visible to their author only. */
const readable = (h: Handle, { personId, mayAnswer }: SampleRequestReader) =>
  tables(h)
    .selectFrom('sample_request')
    .select(columns)
    .where((where) =>
      mayAnswer
        ? where.or([where('requester_id', '=', personId), where('state', '<>', 'DRAFT')])
        : where('requester_id', '=', personId),
    );

/** The requests that the reader may see, newest first. */
export function listSampleRequests(h: Handle, reader: SampleRequestReader) {
  return readable(h, reader).orderBy('created_at', 'desc').orderBy('id').limit(200).execute();
}

/** Undefined also for people who may not read it. */
export function findSampleRequest(h: Handle, id: string, reader: SampleRequestReader) {
  return readable(h, reader).where('id', '=', id).executeTakeFirst();
}

/** The same, locked until the end of the transaction. */
export function findSampleRequestForUpdate(tx: Tx, id: string, reader: SampleRequestReader) {
  return readable(tx, reader).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** @returns its id */
export async function insertSampleRequest(
  tx: Tx,
  draft: SampleRequestDraft,
  by: { readonly personId: string; readonly at: string },
): Promise<string> {
  const id = newId();
  await tables(tx)
    .insertInto('sample_request')
    .values({ id, state: 'DRAFT', requester_id: by.personId, created_at: by.at, ...draft })
    .execute();
  return id;
}

/** Writes what a step changed; by the version others learn that they saw an older state. */
export async function updateSampleRequest(tx: Tx, row: SampleRequest): Promise<void> {
  await tables(tx)
    .updateTable('sample_request')
    .set({ state: row.state, answer: row.answer, version: sql`version + 1` })
    .where('id', '=', row.id)
    .execute();
}

/** Puts the request into the queue of its present state, and into no other. */
export async function queueSampleRequest(
  tx: Tx,
  id: string,
  waiting: readonly { readonly queue: string; readonly keys: readonly string[] }[],
  since: string,
): Promise<void> {
  await tables(tx).deleteFrom('sample_request_queue').where('request_id', '=', id).execute();
  const rows = waiting.flatMap(({ queue, keys }) =>
    keys.map((key) => ({ request_id: id, queue, key, since })),
  );
  if (rows.length > 0) await tables(tx).insertInto('sample_request_queue').values(rows).execute();
}

/** How many wait for the keys with the text in the title, and since when the oldest does. */
export function countWaiting(h: Handle, keys: readonly string[], text: string) {
  return tables(h)
    .selectFrom('sample_request_queue as waiting')
    .innerJoin('sample_request as request', 'request.id', 'waiting.request_id')
    .select((of) => [
      of.fn.count<number>('request.id').distinct().as('count'),
      of.fn.min('waiting.since').as('oldest'),
    ])
    .where('waiting.key', 'in', keys)
    .where(sql<boolean>`strpos(lower(request.title), lower(${text})) > 0`)
    .executeTakeFirst();
}

/** Adds a step to the history. */
export async function insertSampleRequestEvent(
  tx: Tx,
  event: {
    readonly requestId: string;
    readonly act: 'send' | 'allow' | 'deny';
    readonly state: SampleRequestState;
    readonly personId: string;
    readonly at: string;
  },
): Promise<void> {
  const { requestId, act, state, personId, at } = event;
  await tables(tx)
    .insertInto('sample_request_event')
    .values({ id: newId(), request_id: requestId, act, state, person_id: personId, at })
    .execute();
}

/** The steps that were taken, oldest first. */
export function listSampleRequestEvents(h: Handle, requestId: string) {
  return tables(h)
    .selectFrom('sample_request_event')
    .select(['id', 'act', 'state', 'at', 'person_id as personId'])
    .where('request_id', '=', requestId)
    .orderBy('at')
    .orderBy('id')
    .execute();
}
