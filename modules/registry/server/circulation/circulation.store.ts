import type { Handle, Tx } from '@sarn/platform-server';
import type {
  Circulation,
  CirculationPerson,
  Received,
  RecipientState,
} from '../../contract/index.ts';

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
  readonly dueDate: string | null;
  readonly sentAt: string;
  /** It gives everybody a right that nobody had. */
  readonly gaveEveryone: boolean;
}

/** A recipient as he is called today, to be kept so. */
export interface NewRecipient {
  readonly id: string;
  readonly name: string;
  readonly positionName: string;
  readonly unitName: string;
}

/** Writes the circulation and its people, thousands in one statement. */
export async function insertCirculation(
  tx: Tx,
  row: NewCirculation,
  people: readonly NewRecipient[],
): Promise<void> {
  await tx.query(
    `insert into circulation (id, document_id, parent_id, sent_by, sender_name, sender_post, unit_id,
       audience, note, asks_acknowledgement, due_date, sent_at, gave_everyone, is_recallable)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, true)`,
    [
      row.id,
      row.documentId,
      row.parentId,
      row.sentBy,
      row.senderName,
      row.senderPost,
      row.unitId,
      row.audience,
      row.note,
      row.asksAcknowledgement,
      row.dueDate,
      row.sentAt,
      row.gaveEveryone,
    ],
  );
  // Before the rights are given: only then is it seen who has one already.
  await tx.query(
    `insert into circulation_recipient
       (circulation_id, document_id, sent_at, person_id, person_name, position_name, unit_name,
        gave_right)
     select $1, $2, $3, one.*, not exists (select from document_reader reader
         where reader.document_id = $2 and reader.holder = 'p:' || one.id)
     from unnest($4::uuid[], $5::text[], $6::text[], $7::text[]) one (id, name, post, unit)`,
    [
      row.id,
      row.documentId,
      row.sentAt,
      people.map(({ id }) => id),
      people.map(({ name }) => name),
      people.map(({ positionName }) => positionName),
      people.map(({ unitName }) => unitName),
    ],
  );
}

/** The newest circulation by which the person got the paper; null where he has it otherwise. */
export async function findReceivedId(
  h: Handle,
  documentId: string,
  personId: string,
): Promise<string | null> {
  const rows = await h.query<{ id: string }>(
    `select circulation_id as id from circulation_recipient
     where document_id = $1 and person_id = $2 order by sent_at desc limit 1`,
    [documentId, personId],
  );
  return rows[0]?.id ?? null;
}

/** Notes in every circulation of the paper that the person has now read it. */
export async function markCirculationRead(
  tx: Tx,
  documentId: string,
  personId: string,
  at: string,
): Promise<boolean> {
  const rows = await tx.query(
    `update circulation_recipient set read_at = $3
     where document_id = $1 and person_id = $2 and read_at is null returning circulation_id`,
    [documentId, personId, at],
  );
  return rows.length > 0;
}

/** Acknowledges; what was said first stays. @returns null when it never came to the person */
export async function acknowledge(
  tx: Tx,
  request: { readonly id: string; readonly personId: string; answer: string; at: string },
): Promise<{ readonly documentId: string; readonly isFirst: boolean } | null> {
  const { id, personId, answer, at } = request;
  const first = await tx.query<{ documentId: string }>(
    `update circulation_recipient
     set acknowledged_at = $4, read_at = coalesce(read_at, $4), answer = $3
     where circulation_id = $1 and person_id = $2 and acknowledged_at is null
     returning document_id as "documentId"`,
    [id, personId, answer, at],
  );
  if (first[0]) return { ...first[0], isFirst: true };
  const again = await tx.query<{ documentId: string }>(
    `select document_id as "documentId" from circulation_recipient
     where circulation_id = $1 and person_id = $2`,
    [id, personId],
  );
  return again[0] ? { ...again[0], isFirst: false } : null;
}

/**
 * Whether a person has the paper through circulations alone: then he reads the paper, and not what
 * was said over it on its way.
 */
export async function hasOnlyCirculation(
  h: Handle,
  documentId: string,
  personId: string,
): Promise<boolean> {
  const rows = await h.query<{ only: boolean }>(
    `select exists (select 1 from circulation_recipient
                    where document_id = $1 and person_id = $2)
        and not exists (select 1 from document where id = $1 and author_id = $2)
        and not exists (select 1 from document_event where document_id = $1 and actor_id = $2
                          and act <> 'circulate')
        and not exists (select 1 from route_step where document_id = $1 and person_id = $2)
        and not exists (select 1 from document_job where document_id = $1 and assignee_id = $2)
        and not exists (select 1 from document_leg where document_id = $1
                          and (to_person_id = $2 or studier_id = $2)) as only`,
    [documentId, personId],
  );
  return rows[0]?.only ?? false;
}

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
  circulation.sent_at as "sentAt", reminders, last_reminded_on as "lastRemindedOn",
  recalled_at as "recalledAt", recall_reason as "recallReason",
  counted.people + recalled_people as people, counted.read, counted.acknowledged,
  is_recallable and recalled_at is null and counted.read = 0 and not exists (
    select from circulation later where later.document_id = circulation.document_id
      and (later.sent_at, later.id) > (circulation.sent_at, circulation.id)
      and later.recalled_at is null) as "mayRecall"`;

const counted = `cross join lateral (
  select count(*) as people, count(read_at) as read, count(acknowledged_at) as acknowledged
  from circulation_recipient where circulation_id = circulation.id) counted`;

/** The circulations that a sender, or keepers of his unit, follow; newest first. */
export async function listSent(
  h: Handle,
  ask: {
    readonly personId: string;
    readonly unitIds: readonly string[];
    readonly holders: readonly string[];
    /** Of this paper alone. */
    readonly documentId: string | null;
    /** Folded as the words of papers are. */
    readonly search: string;
    readonly limit: number;
    readonly offset: number;
  },
): Promise<{ readonly rows: CirculationRow[]; readonly total: number }> {
  const rows = await h.query<CirculationRow & { total: number }>(
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
    [ask.personId, ask.unitIds, ask.holders, ask.documentId, ask.search, ask.limit, ask.offset],
  );
  return { rows, total: rows[0]?.total ?? 0 };
}

/** One circulation whose paper the holders may read. */
export async function findCirculation(
  h: Handle,
  id: string,
  holders: readonly string[],
): Promise<CirculationRow | undefined> {
  const rows = await h.query<CirculationRow>(
    `select ${columns} from circulation join document on document.id = circulation.document_id
     ${counted} where circulation.id = $1 and may_read_document(circulation.document_id, $2)`,
    [id, holders],
  );
  return rows[0];
}

/** What was circulated to a person, newest first; only papers the holders may read. */
export async function listReceived(
  h: Handle,
  ask: {
    readonly personId: string;
    readonly holders: readonly string[];
    readonly documentId: string | null;
    /** Only what is still to be read or acknowledged. */
    readonly isOpen: boolean;
    readonly search: string;
    readonly limit: number;
    readonly offset: number;
  },
): Promise<{ readonly rows: Received[]; readonly total: number }> {
  const rows = await h.query<Received & { total: number }>(
    `select circulation.id, document.id as "documentId", document.title,
            document.letter_no as "letterNo", sender_name as "senderName",
            sender_post as "senderPost", circulation.note,
            asks_acknowledgement as "asksAcknowledgement", circulation.due_date as "dueDate",
            mine.sent_at as "sentAt", read_at as "readAt", acknowledged_at as "acknowledgedAt",
            answer, count(*) over () as total
     from circulation_recipient mine
     join circulation on circulation.id = mine.circulation_id
     join document on document.id = mine.document_id
     where mine.person_id = $1 and may_read_document(mine.document_id, $2)
       and ($3::uuid is null or mine.document_id = $3)
       and (not $4 or read_at is null or asks_acknowledgement and acknowledged_at is null)
       and ($5 = '' or position($5 in document.search_text) > 0)
     order by mine.sent_at desc, circulation.id limit $6 offset $7`,
    [ask.personId, ask.holders, ask.documentId, ask.isOpen, ask.search, ask.limit, ask.offset],
  );
  return {
    rows: rows.map(({ total: _all, ...row }) => row),
    total: rows[0]?.total ?? 0,
  };
}

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
  const rows = await h.query<CirculationPerson & { total: number }>(
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
    [ask.id, ask.state, ask.search, ask.limit, ask.offset],
  );
  return { rows: rows.map(({ total: _all, ...row }) => row), total: rows[0]?.total ?? 0 };
}

/** Who is still to read, or to acknowledge where that is asked. */
export async function listOutstanding(h: Handle, id: string): Promise<string[]> {
  const rows = await h.query<{ id: string }>(
    `select person_id as id from circulation_recipient mine
     join circulation on circulation.id = mine.circulation_id
     where circulation.id = $1
       and (case when asks_acknowledgement then acknowledged_at else read_at end) is null`,
    [id],
  );
  return rows.map((row) => row.id);
}

/** Takes the one reminder of the day; false when it was taken already. */
export async function takeReminder(tx: Tx, id: string, day: string): Promise<boolean> {
  const rows = await tx.query(
    `update circulation set last_reminded_on = $2, reminders = reminders + 1
     where id = $1 and last_reminded_on is distinct from $2::date returning id`,
    [id, day],
  );
  return rows.length > 0;
}

/** Circulations that come due on these days and are not done. */
export async function listComingDue(h: Handle, days: readonly string[]): Promise<CirculationRow[]> {
  return h.query<CirculationRow>(
    `select ${columns} from circulation join document on document.id = circulation.document_id
     ${counted}
     where circulation.due_date = any ($1::date[]) and recalled_at is null
       and (case when asks_acknowledgement then counted.acknowledged else counted.read end)
           < counted.people
     order by circulation.id`,
    [days],
  );
}
