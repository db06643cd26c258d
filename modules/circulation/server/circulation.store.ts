import { row, statement, writeStatement } from '@sarn/platform-server';
import type { ColumnsFor, Handle, Tx } from '@sarn/platform-server';
import type {
  Circulation,
  CirculationClosing,
  CirculationPerson,
  RecipientState,
} from '../contract/index.ts';
import { circulationTables } from './tables.ts';

export interface NewCirculation {
  readonly id: string;
  readonly documentId: string;
  readonly parentId: string | null;
  readonly sentBy: string;
  readonly senderName: string;
  readonly senderPost: string;
  readonly unitId: string;
  readonly audience: string;
  readonly note: string;
  readonly asksAcknowledgement: boolean;
  readonly closing: CirculationClosing | null;
  readonly dueDate: string | null;
  readonly sentAt: string;
  /** It gave everybody the right to read, which everybody did not have before. */
  readonly gaveEveryone: boolean;
}

/** A recipient with the names of today, which are stored. */
export interface NewRecipient {
  readonly id: string;
  readonly name: string;
  readonly positionName: string;
  readonly unitName: string;
}

/** Writes the circulation and its people, thousands in one statement. */
export async function insertCirculation(
  tx: Tx,
  circulation: NewCirculation,
  people: readonly NewRecipient[],
): Promise<void> {
  await circulationTables(tx)
    .insertInto('circulation')
    .values({
      id: circulation.id,
      document_id: circulation.documentId,
      parent_id: circulation.parentId,
      sent_by: circulation.sentBy,
      sender_name: circulation.senderName,
      sender_post: circulation.senderPost,
      unit_id: circulation.unitId,
      audience: circulation.audience,
      note: circulation.note,
      asks_acknowledgement: circulation.asksAcknowledgement,
      closing_on: circulation.closing?.on ?? null,
      closing_target: circulation.closing?.targetId ?? null,
      closing_act: circulation.closing?.act ?? null,
      due_date: circulation.dueDate,
      sent_at: circulation.sentAt,
      gave_everyone: circulation.gaveEveryone,
      is_recallable: true,
    })
    .execute();
  // Before the rights are given, because afterwards it is not known who had one before.
  await insertRecipients(
    tx,
    circulation.id,
    circulation.documentId,
    circulation.sentAt,
    people.map(({ id }) => id),
    people.map(({ name }) => name),
    people.map(({ positionName }) => positionName),
    people.map(({ unitName }) => unitName),
  );
}

const insertRecipients = writeStatement(
  'circulation.insert-recipients',
  ['uuid', 'uuid', 'timestamptz', 'uuid[]', 'text[]', 'text[]', 'text[]'],
  `insert into circulation_recipient
     (circulation_id, document_id, sent_at, person_id, person_name, position_name, unit_name,
      gave_right)
   select $1, $2, $3, one.*, not exists (select from document_reader reader
       where reader.document_id = $2 and reader.principal = 'p:' || one.id)
   from unnest($4::uuid[], $5::text[], $6::text[], $7::text[]) one (id, name, post, unit)`,
);

export interface CirculationRow extends Circulation {
  readonly sentBy: string;
  readonly unitId: string;
  readonly shareRef: string;
  readonly speed: string;
  readonly lastRemindedOn: string | null;
  readonly mayRecall: boolean;
}

const columns = `circulation.id, circulation.document_id as "documentId", document.title,
  document.letter_no as "letterNo", document.share_ref as "shareRef", document.speed,
  sent_by as "sentBy", sender_name as "senderName", sender_post as "senderPost",
  unit_id as "unitId", audience, circulation.note,
  asks_acknowledgement as "asksAcknowledgement", circulation.due_date as "dueDate",
  closing_act is not null as "closesWhenDone", circulation.sent_at as "sentAt", reminders, last_reminded_on as "lastRemindedOn",
  recalled_at as "recalledAt", recall_reason as "recallReason",
  counted.people + recalled_people as people, counted.read, counted.acknowledged,
  is_recallable and recalled_at is null and counted.read = 0 and not exists (
    select from circulation later where later.document_id = circulation.document_id
      and (later.sent_at, later.id) > (circulation.sent_at, circulation.id)
      and later.recalled_at is null) as "mayRecall"`;

const counted = `cross join lateral (
  select count(*) as people, count(read_at) as read, count(acknowledged_at) as acknowledged
  from circulation_recipient where circulation_id = circulation.id) counted`;

const circulationColumns: ColumnsFor<CirculationRow> = {
  id: 'uuid',
  documentId: 'uuid',
  title: 'text',
  letterNo: 'text',
  shareRef: 'text',
  speed: 'text',
  sentBy: 'uuid',
  senderName: 'text',
  senderPost: 'text',
  unitId: 'uuid',
  audience: 'text',
  note: 'text',
  asksAcknowledgement: 'bool',
  closesWhenDone: 'bool',
  dueDate: 'date?',
  sentAt: 'timestamptz',
  reminders: 'int4',
  lastRemindedOn: 'date?',
  recalledAt: 'timestamptz?',
  recallReason: 'text',
  people: 'int8',
  read: 'int8',
  acknowledged: 'int8',
  mayRecall: 'bool',
};

/** The circulations that a sender, or the keepers of the sender's unit, follow; newest first. */
export async function listSent(
  h: Handle,
  ask: {
    readonly personId: string;
    readonly unitIds: readonly string[];
    readonly principals: readonly string[];
    /** Only those of this document; null for all. */
    readonly documentId: string | null;
    /** Folded like the words of documents. */
    readonly search: string;
    readonly limit: number;
    readonly offset: number;
  },
): Promise<{ readonly rows: CirculationRow[]; readonly total: number }> {
  const rows = await listSentSql.all(
    h,
    ask.personId,
    ask.unitIds,
    ask.principals,
    ask.documentId,
    ask.search,
    ask.limit,
    ask.offset,
  );
  return { rows, total: rows[0]?.total ?? 0 };
}

const listSentSql = statement(
  'circulation.sent',
  row<CirculationRow & { total: number }>({ ...circulationColumns, total: 'int8' }),
  ['uuid', 'uuid[]', 'text[]', 'uuid?', 'text', 'int8', 'int8'],
  `select ${columns}, found.total from (
     select circulation.id, circulation.sent_at, count(*) over () as total from circulation
     join document on document.id = circulation.document_id
     where (sent_by = $1 or unit_id = any ($2::uuid[]))
       and ($4::uuid is null or circulation.document_id = $4)
       and ($5 = '' or position($5 in document.search_text) > 0)
       and may_read_document(circulation.document_id, $3)
     order by circulation.sent_at desc, circulation.id limit $6 offset $7) found
   join circulation on circulation.id = found.id
   join document on document.id = circulation.document_id ${counted}
   order by found.sent_at desc, found.id`,
);

/** One circulation whose document the principals may read. */
export function findCirculation(
  h: Handle,
  id: string,
  principals: readonly string[],
): Promise<CirculationRow | undefined> {
  return findCirculationSql.first(h, id, principals);
}

const findCirculationSql = statement(
  'circulation.find',
  row<CirculationRow>(circulationColumns),
  ['uuid', 'text[]'],
  `select ${columns} from circulation join document on document.id = circulation.document_id
   ${counted} where circulation.id = $1 and may_read_document(circulation.document_id, $2)`,
);

/** People of a circulation by unit and name. */
export async function listPeople(
  h: Handle,
  ask: {
    readonly id: string;
    readonly state: RecipientState | null;
    /** Part of a name or unit, as typed. */
    readonly search: string;
    readonly limit: number;
    readonly offset: number;
  },
): Promise<{ readonly rows: CirculationPerson[]; readonly total: number }> {
  const rows = await listPeopleSql.all(h, ask.id, ask.state, ask.search, ask.limit, ask.offset);
  return { rows: rows.map(({ total: _all, ...found }) => found), total: rows[0]?.total ?? 0 };
}

const listPeopleSql = statement(
  'circulation.people',
  row<CirculationPerson & { total: number }>({
    id: 'uuid',
    name: 'text',
    positionName: 'text',
    unitName: 'text',
    readAt: 'timestamptz?',
    acknowledgedAt: 'timestamptz?',
    answer: 'text',
    state: 'text',
    total: 'int8',
  }),
  ['uuid', 'text?', 'text', 'int8', 'int8'],
  `select *, count(*) over () as total from (
     select person_id as id, person_name as name, position_name as "positionName",
            unit_name as "unitName", read_at as "readAt", acknowledged_at as "acknowledgedAt",
            answer,
            case when acknowledged_at is not null then 'acknowledged'
                 when read_at is not null then 'read' else 'unread' end as state
     from circulation_recipient where circulation_id = $1) people
   where ($2::text is null or state = $2)
     and ($3 = '' or position($3 in name || ' ' || "unitName") > 0)
   order by "unitName", name, id limit $4 offset $5`,
);

/** Who is still to read, or to acknowledge where that is asked. */
export async function listOutstanding(h: Handle, id: string): Promise<string[]> {
  const rows = await circulationTables(h)
    .selectFrom('circulation_recipient as mine')
    .innerJoin('circulation', 'circulation.id', 'mine.circulation_id')
    .select('mine.person_id as id')
    .where('circulation.id', '=', id)
    .where(
      (eb) =>
        eb
          .case()
          .when('circulation.asks_acknowledgement', '=', eb.lit(true))
          .then(eb.ref('mine.acknowledged_at'))
          .else(eb.ref('mine.read_at'))
          .end(),
      'is',
      null,
    )
    .execute();
  return rows.map((person) => person.id);
}

/** Locks a circulation, so that of two who acknowledge at once one sees the other. */
export async function lockCirculation(tx: Tx, id: string): Promise<void> {
  await circulationTables(tx)
    .selectFrom('circulation')
    .select('id')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .execute();
}

/** What the sender is told when the last recipient has acknowledged. */
export interface CompletedCirculation {
  readonly sentBy: string;
  readonly people: number;
  readonly documentId: string;
  readonly title: string;
  readonly shareRef: string;
  readonly speed: string;
  readonly closing: CirculationClosing | null;
}

/**
 * Notes that all who still work here have acknowledged. @returns false while somebody has not, and when
 * it was noted before
 */
export async function completeCirculation(tx: Tx, id: string, at: string): Promise<boolean> {
  return (await completeSql.first(tx, id, at)) !== undefined;
}

const completeSql = statement(
  'circulation.complete',
  row<{ id: string }>({ id: 'uuid' }),
  ['uuid', 'timestamptz'],
  `update circulation set completed_at = $2
   where id = $1 and asks_acknowledgement and completed_at is null and recalled_at is null
     and not exists (select from circulation_recipient one
       join person on person.id = one.person_id and person.is_active
       where circulation_id = $1 and acknowledged_at is null)
   returning id`,
);

/** What is told of a circulation that is complete. */
export function findCompleted(h: Handle, id: string): Promise<CompletedCirculation | undefined> {
  return findCompletedSql.first(h, id);
}

const findCompletedSql = statement(
  'circulation.completed',
  row<CompletedCirculation>({
    sentBy: 'uuid',
    people: 'int8',
    documentId: 'uuid',
    title: 'text',
    shareRef: 'text',
    speed: 'text',
    closing: 'json?',
  }),
  ['uuid'],
  `select sent_by as "sentBy", document.id as "documentId", document.title,
     document.share_ref as "shareRef", document.speed,
     case when closing_act is not null then json_build_object('on', closing_on,
       'targetId', closing_target, 'act', closing_act) end as closing,
     (select count(*) from circulation_recipient
       where circulation_id = $1 and acknowledged_at is not null) as people
   from circulation join document on document.id = circulation.document_id
   where circulation.id = $1 and completed_at is not null`,
);

/** Circulations that wait for nobody but people who have left: no acknowledgement completes them. */
export function listLeftOpen(h: Handle): Promise<{ readonly id: string }[]> {
  return listLeftOpenSql.all(h);
}

const listLeftOpenSql = statement(
  'circulation.left-open',
  row<{ id: string }>({ id: 'uuid' }),
  [],
  `select circulation.id from circulation
   where asks_acknowledgement and completed_at is null and recalled_at is null
     and exists (select from circulation_recipient
       where circulation_id = circulation.id and acknowledged_at is not null)
     and not exists (select from circulation_recipient one
       join person on person.id = one.person_id and person.is_active
       where one.circulation_id = circulation.id and acknowledged_at is null)
   order by circulation.id`,
);

/** Records the one reminder of the day; false when there was one already. */
export async function takeReminder(tx: Tx, id: string, day: string): Promise<boolean> {
  const { numUpdatedRows } = await circulationTables(tx)
    .updateTable('circulation')
    .set(({ eb, lit }) => ({ last_reminded_on: day, reminders: eb('reminders', '+', lit(1)) }))
    .where('id', '=', id)
    .where('last_reminded_on', 'is distinct from', day)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Circulations that are due on these days and not done. */
export function listComingDue(h: Handle, days: readonly string[]): Promise<CirculationRow[]> {
  return listComingDueSql.all(h, days);
}

const listComingDueSql = statement(
  'circulation.coming-due',
  row<CirculationRow>(circulationColumns),
  ['date[]'],
  `select ${columns} from circulation join document on document.id = circulation.document_id
   ${counted}
   where circulation.due_date = any ($1::date[]) and recalled_at is null
     and (case when asks_acknowledgement then counted.acknowledged else counted.read end)
         < counted.people
   order by circulation.id`,
);
