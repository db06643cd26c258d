import { row, statement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import { sql } from 'kysely';
import type {
  ArrivalCard,
  ArrivalDetail,
  ArrivalSource,
  ArrivalState,
  ArrivalTrust,
} from '../../contract/index.ts';
import { intakeTables } from '../tables.ts';
import { among, containingAll, word } from '@sarn/document/server';

export interface NewArrivalRow {
  readonly id: string;
  readonly source: ArrivalSource;
  readonly sourceKey: string;
  readonly ownerUnitId: string;
  readonly senderName: string;
  readonly senderAddress: string;
  readonly trust: ArrivalTrust;
  readonly contactId: string | null;
  readonly sender: string;
  readonly letterNo: string;
  readonly letterDate: string | null;
  readonly addressee: string;
  readonly title: string;
  readonly speed: string;
  readonly secrecy: string;
  readonly body: string;
  readonly warnings: readonly string[];
  readonly leftOut: readonly { readonly name: string; readonly reason: string }[];
  readonly sentAt: string | null;
  readonly arrivedAt: string;
  readonly searchText: string;
}

/** Writes an arrival. @returns false when the same message of its source came before */
export async function insertArrival(tx: Tx, arrival: NewArrivalRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await intakeTables(tx)
    .insertInto('arrival')
    .values({
      id: arrival.id,
      source: arrival.source,
      source_key: arrival.sourceKey,
      owner_unit_id: arrival.ownerUnitId,
      state: 'waiting',
      sender_name: arrival.senderName,
      sender_address: arrival.senderAddress,
      trust: arrival.trust,
      contact_id: arrival.contactId,
      sender: arrival.sender,
      letter_no: arrival.letterNo,
      letter_date: arrival.letterDate,
      addressee: arrival.addressee,
      title: arrival.title,
      speed: arrival.speed,
      secrecy: arrival.secrecy,
      body: arrival.body,
      warnings: [...arrival.warnings],
      left_out: JSON.stringify(arrival.leftOut),
      sent_at: arrival.sentAt,
      arrived_at: arrival.arrivedAt,
      search_text: arrival.searchText,
    })
    .onConflict((known) => known.columns(['source', 'source_key']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

const cardColumns = [
  'id',
  'source',
  'state',
  'sender_name as senderName',
  'sender_address as senderAddress',
  'trust',
  'sender',
  'title',
  'arrived_at as arrivedAt',
] as const;

/** Arrivals of the registries kept by these principals. */
function ofRegistries(h: Handle, principals: readonly string[]) {
  return intakeTables(h)
    .selectFrom('arrival')
    .where(({ ref }) => sql<string>`'clerk:' || ${ref('owner_unit_id')}`, '=', among(principals));
}

/** One page of arrivals in one state, of the registries kept by these principals. */
export async function listArrivalRows(
  h: Handle,
  principals: readonly string[],
  ask: {
    readonly state: ArrivalState;
    /** Folded words that must all be found. */
    readonly words: readonly string[];
    readonly limit: number;
    readonly offset: number;
  },
): Promise<{ readonly rows: Omit<ArrivalCard, 'files'>[]; readonly total: number }> {
  const rows = await ofRegistries(h, principals)
    .select(cardColumns)
    .select(({ fn }) => fn.countAll<number>().over().as('total'))
    .where('state', '=', ask.state)
    .where('search_text', 'like', containingAll(ask.words))
    .orderBy('arrived_at', 'desc')
    .orderBy('id', 'desc')
    .limit(ask.limit)
    .offset(ask.offset)
    .execute();
  return { rows: rows.map(({ total: _all, ...found }) => found), total: rows[0]?.total ?? 0 };
}

export async function countWaiting(h: Handle, principals: readonly string[]): Promise<number> {
  const { all } = await ofRegistries(h, principals)
    .select(({ fn }) => fn.countAll<number>().as('all'))
    .where('state', '=', word('waiting'))
    .executeTakeFirstOrThrow();
  return all;
}

export type ArrivalRow = Omit<ArrivalDetail, 'files' | 'original' | 'decidedBy' | 'receiveNo'> & {
  readonly sourceKey: string;
  readonly ownerUnitId: string;
  readonly decidedById: string | null;
};

const detailColumns = [
  ...cardColumns,
  'source_key as sourceKey',
  'owner_unit_id as ownerUnitId',
  'contact_id as contactId',
  'letter_no as letterNo',
  'letter_date as letterDate',
  'addressee',
  'speed',
  'secrecy',
  'body',
  'warnings',
  'left_out as leftOut',
  'sent_at as sentAt',
  'decided_at as decidedAt',
  'decided_by as decidedById',
  'reason',
  'document_id as documentId',
] as const;

/** An arrival of the registries kept by these principals. */
export function findArrival(
  h: Handle,
  id: string,
  principals: readonly string[],
): Promise<ArrivalRow | undefined> {
  return ofRegistries(h, principals).select(detailColumns).where('id', '=', id).executeTakeFirst();
}

/** The same, locked until the transaction ends. */
export function findArrivalForUpdate(
  tx: Tx,
  id: string,
  principals: readonly string[],
): Promise<ArrivalRow | undefined> {
  return ofRegistries(tx, principals)
    .select(detailColumns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Any arrival, for what is done after a decision. */
export function findAnyArrival(h: Handle, id: string): Promise<ArrivalRow | undefined> {
  return intakeTables(h)
    .selectFrom('arrival')
    .select(detailColumns)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function setDecision(
  tx: Tx,
  id: string,
  decision: {
    readonly state: ArrivalState;
    readonly by: string | null;
    readonly at: string | null;
    readonly reason: string;
    readonly documentId: string | null;
  },
): Promise<void> {
  await intakeTables(tx)
    .updateTable('arrival')
    .set({
      state: decision.state,
      decided_by: decision.by,
      decided_at: decision.at,
      reason: decision.reason,
      document_id: decision.documentId,
    })
    .where('id', '=', id)
    .execute();
}

/** Empties the texts of the arrivals of a document. @returns ids of the arrivals */
export async function blankArrivals(tx: Tx, documentId: string): Promise<string[]> {
  const rows = await intakeTables(tx)
    .updateTable('arrival')
    .set({ title: '', body: '', search_text: '' })
    .where('document_id', '=', documentId)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Ids of the arrivals from which the document was made. */
export async function arrivalsOf(h: Handle, documentId: string): Promise<string[]> {
  const rows = await intakeTables(h)
    .selectFrom('arrival')
    .select('id')
    .where('document_id', '=', documentId)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * The address book entry of a sender: by address or exchange code, else by name; undefined where
 * none or several match.
 */
export async function matchContact(
  h: Handle,
  sender: { readonly name: string; readonly address: string; readonly today: string },
): Promise<{ readonly id: string; readonly name: string } | undefined> {
  const [first, second] = await matchContactSql.all(h, sender.name, sender.address, sender.today);
  return first && second?.rank !== first.rank ? { id: first.id, name: first.name } : undefined;
}

const matchContactSql = statement(
  'arrival.match-contact',
  row<{ id: string; name: string; rank: number }>({ id: 'text', name: 'text', rank: 'int4' }),
  ['text', 'text', 'date'],
  `select code as id, name_th as name,
     case when $2 <> '' and (lower(email) = lower($2) or exchange_code = $2) then 1 else 2 end
       as rank
   from contact where valid_from <= $3 and (valid_to is null or valid_to >= $3)
     and ($2 <> '' and (lower(email) = lower($2) or exchange_code = $2)
       or $1 <> ''
         and (name_th = $1 or abbreviation = $1 or aliases @> array[$1]))
   order by rank, name_th limit 3`,
);
