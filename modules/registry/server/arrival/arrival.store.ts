import type { Handle, Tx } from '@sarn/platform-server';
import type {
  ArrivalCard,
  ArrivalDetail,
  ArrivalSource,
  ArrivalState,
  ArrivalTrust,
} from '../../contract/index.ts';

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

/** Writes an arrival. @returns false when the same message of its source is there already */
export async function insertArrival(tx: Tx, row: NewArrivalRow): Promise<boolean> {
  const rows = await tx.query(
    `insert into arrival (id, source, source_key, owner_unit_id, state, sender_name,
       sender_address, trust, contact_id, sender, letter_no, letter_date, addressee, title, speed,
       secrecy, body, warnings, left_out, sent_at, arrived_at, search_text)
     values ($1, $2, $3, $4, 'waiting', $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16,
       $17::text[], $18::text::jsonb, $19, $20, $21)
     on conflict (source, source_key) do nothing returning id`,
    [
      row.id,
      row.source,
      row.sourceKey,
      row.ownerUnitId,
      row.senderName,
      row.senderAddress,
      row.trust,
      row.contactId,
      row.sender,
      row.letterNo,
      row.letterDate,
      row.addressee,
      row.title,
      row.speed,
      row.secrecy,
      row.body,
      row.warnings,
      JSON.stringify(row.leftOut),
      row.sentAt,
      row.arrivedAt,
      row.searchText,
    ],
  );
  return rows.length > 0;
}

const mine = `'clerk:' || owner_unit_id = any ($1::text[])`;
const cardColumns = `id, source, state, sender_name as "senderName",
  sender_address as "senderAddress", trust, sender, title, arrived_at as "arrivedAt"`;

/** One page of what waits in, or left, the queue of the registries that these keys keep. */
export async function listArrivalRows(
  h: Handle,
  holders: readonly string[],
  ask: {
    readonly state: ArrivalState;
    /** Folded words that must all be found. */
    readonly words: readonly string[];
    readonly limit: number;
    readonly offset: number;
  },
): Promise<{ readonly rows: Omit<ArrivalCard, 'files'>[]; readonly total: number }> {
  const rows = await h.query<Omit<ArrivalCard, 'files'> & { total: number }>(
    `select ${cardColumns}, count(*) over () as total from arrival
     where ${mine} and state = $2 and search_text like all ($3::text[])
     order by arrived_at desc, id desc limit $4 offset $5`,
    [holders, ask.state, ask.words.map(containing), ask.limit, ask.offset],
  );
  return { rows: rows.map(({ total: _all, ...row }) => row), total: rows[0]?.total ?? 0 };
}

const containing = (word: string): string => `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`;

export async function countWaiting(h: Handle, holders: readonly string[]): Promise<number> {
  const rows = await h.query<{ all: number }>(
    `select count(*) as all from arrival where ${mine} and state = 'waiting'`,
    [holders],
  );
  return rows[0]?.all ?? 0;
}

export type ArrivalRow = Omit<ArrivalDetail, 'files' | 'original' | 'decidedBy' | 'receiveNo'> & {
  readonly sourceKey: string;
  readonly ownerUnitId: string;
  readonly decidedById: string | null;
};

const detailColumns = `${cardColumns}, source_key as "sourceKey", owner_unit_id as "ownerUnitId",
  contact_id as "contactId", letter_no as "letterNo", letter_date as "letterDate", addressee, speed,
  secrecy, body, warnings, left_out as "leftOut", sent_at as "sentAt", decided_at as "decidedAt",
  decided_by as "decidedById", reason, document_id as "documentId"`;

/** An arrival of the registries that these keys keep. */
export async function findArrival(
  h: Handle,
  id: string,
  holders: readonly string[],
): Promise<ArrivalRow | undefined> {
  const rows = await h.query<ArrivalRow>(
    `select ${detailColumns} from arrival where ${mine} and id = $2`,
    [holders, id],
  );
  return rows[0];
}

/** The same, locked until the transaction ends. */
export async function findArrivalForUpdate(
  tx: Tx,
  id: string,
  holders: readonly string[],
): Promise<ArrivalRow | undefined> {
  const rows = await tx.query<ArrivalRow>(
    `select ${detailColumns} from arrival where ${mine} and id = $2 for update`,
    [holders, id],
  );
  return rows[0];
}

/** Any arrival, for what is done after a decision. */
export async function findAnyArrival(h: Handle, id: string): Promise<ArrivalRow | undefined> {
  const rows = await h.query<ArrivalRow>(`select ${detailColumns} from arrival where id = $1`, [
    id,
  ]);
  return rows[0];
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
  await tx.query(
    `update arrival set state = $2, decided_by = $3, decided_at = $4, reason = $5,
       document_id = $6 where id = $1`,
    [id, decision.state, decision.by, decision.at, decision.reason, decision.documentId],
  );
}

/** Takes the words out of what a paper was made of. @returns the arrivals */
export async function blankArrivals(tx: Tx, documentId: string): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `update arrival set title = '', body = '', search_text = '' where document_id = $1
     returning id`,
    [documentId],
  );
  return rows.map(({ id }) => id);
}

/** Messages of which the paper was made. */
export async function arrivalsOf(h: Handle, documentId: string): Promise<string[]> {
  const rows = await h.query<{ id: string }>(`select id from arrival where document_id = $1`, [
    documentId,
  ]);
  return rows.map(({ id }) => id);
}

/**
 * Whom of the address book a sender is: by address or exchange code, else by name; undefined where
 * that is nobody or could be several.
 */
export async function matchContact(
  h: Handle,
  sender: { readonly name: string; readonly address: string },
): Promise<{ readonly id: string; readonly name: string } | undefined> {
  const rows = await h.query<{ id: string; name: string; rank: number }>(
    `select id, name,
       case when $2 <> '' and (lower(email) = lower($2) or exchange_code = $2) then 1 else 2 end
         as rank
     from contact where retired_at is null
       and ($2 <> '' and (lower(email) = lower($2) or exchange_code = $2)
         or $1 <> '' and (name = $1 or abbreviation = $1))
     order by rank, name limit 3`,
    [sender.name, sender.address],
  );
  const [first, second] = rows;
  return first && second?.rank !== first.rank ? { id: first.id, name: first.name } : undefined;
}
