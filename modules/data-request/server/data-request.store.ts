import { addDays, newId } from '@sarn/kernel';
import type { CivilDate } from '@sarn/kernel';
import { row, statement, tablesOf } from '@sarn/platform-server';
import type { Handle, NarrowTables, Tx } from '@sarn/platform-server';
import { sql } from 'kysely';
import type {
  DataRequestDraft,
  DataRequestEventName,
  DataRequestKind,
  DataRequestState,
  OutsideDataRequestDraft,
} from '../contract/index.ts';
import type { DataRequestTables } from './data-request.tables.gen.ts';

type Tables = NarrowTables<
  DataRequestTables,
  {
    data_request: { state: DataRequestState; kind: DataRequestKind };
    data_request_event: { act: DataRequestEventName; state: DataRequestState };
  }
>;

const tables = tablesOf<Tables>();

export interface DataRequest {
  readonly id: string;
  readonly number: number;
  readonly beYear: number;
  readonly kind: DataRequestKind;
  readonly state: DataRequestState;
  readonly version: number;
  /** The user who asks; null where somebody without an account does. */
  readonly requesterId: string | null;
  readonly outsiderName: string;
  readonly outsiderContact: string;
  readonly outsiderProof: string;
  /** Who entered it for an outsider, and follows it. */
  readonly receivedBy: string | null;
  readonly receivedDay: string | null;
  readonly details: string;
  readonly answer: string;
  readonly firstDueDay: string;
  readonly dueDay: string;
  readonly createdAt: string;
}

/** The reader: sees their own requests, those that they received, and those of others if permitted to answer. */
export interface DataRequestReader {
  readonly personId: string;
  readonly mayAnswer: boolean;
}

const columns = [
  ...(['id', 'number', 'kind', 'state', 'version', 'details', 'answer'] as const),
  ...(['be_year as beYear', 'requester_id as requesterId', 'created_at as createdAt'] as const),
  ...(['outsider_name as outsiderName', 'outsider_contact as outsiderContact'] as const),
  ...(['outsider_proof as outsiderProof', 'received_by as receivedBy'] as const),
  ...(['received_day as receivedDay'] as const),
  ...(['first_due_day as firstDueDay', 'due_day as dueDay'] as const),
] as const;

const readable = (h: Handle, { personId, mayAnswer }: DataRequestReader) => {
  const all = tables(h).selectFrom('data_request').select(columns);
  if (mayAnswer) return all;
  return all.where((of) =>
    of.or([of('requester_id', '=', personId), of('received_by', '=', personId)]),
  );
};

/** The requests that the reader may see, newest first. */
export function listDataRequests(h: Handle, reader: DataRequestReader) {
  return readable(h, reader).orderBy('created_at', 'desc').orderBy('id').limit(200).execute();
}

/** Undefined also for people who may not read it. */
export function findDataRequest(h: Handle, id: string, reader: DataRequestReader) {
  return readable(h, reader).where('id', '=', id).executeTakeFirst();
}

/** The same, locked until the end of the transaction. */
export function findDataRequestForUpdate(tx: Tx, id: string, reader: DataRequestReader) {
  return readable(tx, reader).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Open requests whose due day is this day or past, the earliest first. */
export function listDue(h: Handle, until: CivilDate) {
  return tables(h)
    .selectFrom('data_request')
    .select(columns)
    .where('state', 'in', ['SENT', 'TAKEN'])
    .where('due_day', '<=', until)
    .orderBy('due_day')
    .execute();
}

/** Takes the next number of the year; the row stays locked until the transaction ends. */
async function takeNumber(tx: Tx, beYear: number): Promise<number> {
  const { last } = await tables(tx)
    .insertInto('data_request_number')
    .values({ be_year: beYear, last: 1 })
    .onConflict((known) =>
      known.column('be_year').doUpdateSet({ last: sql`data_request_number.last + 1` }),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return last;
}

export interface MadeBy {
  readonly personId: string;
  readonly at: string;
  readonly beYear: number;
  readonly dueDay: CivilDate;
}

/** Writes a new request with the next number of its year. */
export async function insertDataRequest(
  tx: Tx,
  draft: DataRequestDraft,
  { personId, at, beYear, dueDay }: MadeBy,
): Promise<DataRequest> {
  const number = await takeNumber(tx, beYear);
  return tables(tx)
    .insertInto('data_request')
    .values({
      ...{ id: newId(), number, be_year: beYear, state: 'SENT' as const, requester_id: personId },
      ...{ created_at: at, first_due_day: dueDay, due_day: dueDay, ...draft },
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** Writes the request of somebody without an account, in the same row of numbers. */
export async function insertOutsideRequest(
  tx: Tx,
  draft: OutsideDataRequestDraft,
  { personId, at, beYear, dueDay }: MadeBy,
): Promise<DataRequest> {
  const number = await takeNumber(tx, beYear);
  const { kind, details, name, contact, proof, receivedDay } = draft;
  return tables(tx)
    .insertInto('data_request')
    .values({
      ...{ id: newId(), number, be_year: beYear, state: 'SENT' as const, kind, details },
      ...{ outsider_name: name, outsider_contact: contact, outsider_proof: proof },
      ...{ received_by: personId, received_day: receivedDay },
      ...{ created_at: at, first_due_day: dueDay, due_day: dueDay },
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** Writes what a step changed; by the version others learn that they saw an older state. */
export async function updateDataRequest(tx: Tx, request: DataRequest): Promise<void> {
  const { state, answer, dueDay } = request;
  await tables(tx)
    .updateTable('data_request')
    .set({ state, answer, due_day: dueDay, version: sql`version + 1` })
    .where('id', '=', request.id)
    .execute();
}

/** Puts the request into the queue of its present state, and into no other. */
export async function queueDataRequest(
  tx: Tx,
  id: string,
  waiting: readonly { readonly queue: string; readonly keys: readonly string[] }[],
  since: string,
): Promise<void> {
  await tables(tx).deleteFrom('data_request_queue').where('request_id', '=', id).execute();
  const rows = waiting.flatMap(({ queue, keys }) =>
    keys.map((key) => ({ request_id: id, queue, key, since })),
  );
  if (rows.length > 0) await tables(tx).insertInto('data_request_queue').values(rows).execute();
}

interface WaitingRequests {
  readonly count: number;
  readonly overdue: number;
  readonly dueToday: number;
  readonly dueTomorrow: number;
  readonly oldest: string | null;
}

/** Counted with every set of cards: as text it is prepared once. */
const waitingSql = statement(
  'data_request.waiting',
  row<WaitingRequests>({
    ...{ count: 'int8', overdue: 'int8', dueToday: 'int8', dueTomorrow: 'int8' },
    oldest: 'timestamptz?',
  }),
  ['text[]', 'text', 'date', 'date'],
  `select count(*) as "count", count(*) filter (where due_day < $3) as "overdue",
     count(*) filter (where due_day = $3) as "dueToday",
     count(*) filter (where due_day = $4) as "dueTomorrow", min(created_at) as "oldest"
   from data_request request
   where id in (select request_id from data_request_queue where key = any ($1))
     and strpos(lower(number || '/' || be_year || ' ' || details), lower($2)) > 0`,
);

/** Keys for which any request waits. */
export async function listWaitingKeys(h: Handle): Promise<string[]> {
  return (await keysSql.all(h)).map(({ key }) => key);
}

const keysSql = statement(
  'data_request.waiting-keys',
  row<{ key: string }>({ key: 'text' }),
  [],
  'select distinct key from data_request_queue',
);

/** How many wait for the keys with the text in them, how many are overdue, and since when. */
export const countWaiting = (
  h: Handle,
  keys: readonly string[],
  { search, today }: { readonly search: string; readonly today: CivilDate },
): Promise<WaitingRequests | undefined> =>
  waitingSql.first(h, [...keys], search, today, addDays(today, 1));

/** Adds an entry to the history. */
export async function insertDataRequestEvent(
  tx: Tx,
  event: {
    readonly requestId: string;
    readonly act: DataRequestEventName;
    readonly state: DataRequestState;
    readonly words: string;
    readonly personId: string;
    readonly at: string;
  },
): Promise<void> {
  const { requestId, act, state, words, personId, at } = event;
  await tables(tx)
    .insertInto('data_request_event')
    .values({ id: newId(), request_id: requestId, act, state, words, person_id: personId, at })
    .execute();
}

/** What happened to it, oldest first. */
export function listDataRequestEvents(h: Handle, requestId: string) {
  return tables(h)
    .selectFrom('data_request_event')
    .select(['id', 'act', 'state', 'words', 'at', 'person_id as personId'])
    .where('request_id', '=', requestId)
    .orderBy('at')
    .orderBy('id')
    .execute();
}
