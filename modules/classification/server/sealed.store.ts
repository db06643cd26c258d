import { lockName, row, statement, writeStatement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import type { RegisterKind } from '@sarn/register/contract';
import { classificationTables } from './tables.ts';
import { among, dropSealedReaders, word } from '@sarn/document/server';

export interface NamedReader {
  readonly personId: string;
  readonly via: 'named' | 'flow' | 'break-glass';
  readonly mayDownload: boolean;
  readonly reason: string;
  readonly namedBy: string;
  readonly namedAt: string;
  readonly until: string | null;
}

/** People who are readers of a classified document now, in the order in which they were named. */
export function listNamedReaders(h: Handle, documentId: string): Promise<NamedReader[]> {
  return classificationTables(h)
    .selectFrom('secret_reader')
    .select(['person_id as personId', 'via', 'may_download as mayDownload', 'reason'])
    .select(['named_by as namedBy', 'named_at as namedAt', 'until'])
    .where('document_id', '=', documentId)
    .where('ended_at', 'is', null)
    .orderBy('named_at')
    .orderBy('id')
    .execute();
}

/** Those who were named by hand, not by their work or in an emergency. */
export async function listNamedByHand(h: Handle, documentId: string): Promise<string[]> {
  const named = await listNamedReaders(h, documentId);
  return named.filter(({ via }) => via === 'named').map(({ personId }) => personId);
}

export interface Naming {
  readonly documentId: string;
  readonly via: NamedReader['via'];
  readonly mayDownload: boolean;
  readonly reason: string;
  readonly by: string;
  readonly at: string;
  readonly until: string | null;
}

/**
 * Writes people down as readers; an existing reader keeps their row. Naming by hand takes
 * precedence over work and emergency, and the right to keep the file is the last one given.
 */
export async function writeNamed(
  tx: Tx,
  personIds: readonly string[],
  naming: Naming,
): Promise<void> {
  if (personIds.length === 0) return;
  const { documentId, via, mayDownload, reason, by, at, until } = naming;
  const people = [...new Set(personIds)];
  await writeNamedSql(tx, documentId, people, via, mayDownload, reason, by, at, until);
}

const writeNamedSql = writeStatement(
  'secret.write-named',
  ['uuid', 'uuid[]', 'text', 'bool', 'text', 'uuid', 'timestamptz', 'timestamptz?'],
  `insert into secret_reader (id, document_id, person_id, via, may_download, reason, named_by,
     named_at, until)
   select gen_random_uuid(), $1, unnest($2::uuid[]), $3, $4, $5, $6, $7, $8
   on conflict (document_id, person_id) where ended_at is null do update
     set via = case when secret_reader.via = 'named' then 'named' else excluded.via end,
         until = case when secret_reader.until is null then null else excluded.until end,
         may_download = case when excluded.via = 'named' then excluded.may_download
                             else secret_reader.may_download end`,
);

/** Removes people from the list of readers, and their right. */
export async function endNamed(
  tx: Tx,
  documentId: string,
  personIds: readonly string[],
  revocation: { readonly by: string; readonly at: string; readonly reason: string },
): Promise<void> {
  if (personIds.length === 0) return;
  await classificationTables(tx)
    .updateTable('secret_reader')
    .set({ ended_at: revocation.at, ended_by: revocation.by, end_reason: revocation.reason })
    .where('document_id', '=', documentId)
    .where('person_id', '=', among(personIds))
    .where('ended_at', 'is', null)
    .execute();
  await dropSealedReaders(tx, documentId, personIds);
}

/**
 * Those of these people who have neither queue items nor work on the document any more; people
 * named by hand are left out.
 */
export async function listFormer(
  tx: Tx,
  documentId: string,
  personIds: readonly string[],
): Promise<string[]> {
  const rows = await listFormerSql.all(tx, documentId, personIds);
  return rows.map((person) => person.id);
}

const listFormerSql = statement(
  'secret.former',
  row<{ id: string }>({ id: 'uuid' }),
  ['uuid', 'uuid[]'],
  `select person.id from unnest($2::uuid[]) as person (id)
   where not exists (select from secret_reader named where named.document_id = $1
                     and named.person_id = person.id and named.via <> 'flow' and named.ended_at is null)
     and not exists (select from document where document.id = $1 and document.author_id = person.id
                     and document.kind <> 'outside')
     and not exists (select from document_assignment assignment where assignment.document_id = $1
                     and assignment.assignee_id = person.id and assignment.state not in ('RETURNED', 'ENDED'))
     and not exists (select from document_transmission transmission where transmission.document_id = $1
                     and transmission.to_person_id = person.id
                     and transmission.state not in ('RECALLED', 'RETURNED'))
     and not exists (select from queue_item item join document on document.id = item.document_id
                     where item.document_id = $1
                       and item.principal = sealed_principal('p:' || person.id, document.secrecy))`,
);

/** Whether the person has a queue item of the document. */
export async function isWaitedFor(tx: Tx, documentId: string, personId: string): Promise<boolean> {
  return (await isWaitedForSql.first(tx, documentId, personId)) !== undefined;
}

const isWaitedForSql = statement(
  'secret.waits-for',
  row<{ document_id: string }>({ document_id: 'uuid' }),
  ['uuid', 'text'],
  `select item.document_id from queue_item item join document on document.id = item.document_id
   where item.document_id = $1 and item.principal = sealed_principal('p:' || $2::text, document.secrecy)
   limit 1`,
);

/** Enters a classified document in the control register of a unit; the next number, without a gap. */
export async function enterControl(
  tx: Tx,
  line: {
    readonly unitId: string;
    readonly year: number;
    readonly documentId: string;
    readonly by: string;
    readonly at: string;
  },
): Promise<void> {
  const { unitId, year, documentId, by, at } = line;
  await lockName(tx, `${unitId}/${year}`, 2544);
  await enterControlSql(tx, unitId, year, documentId, by, at);
}

const enterControlSql = writeStatement(
  'secret.enter-control',
  ['uuid', 'int4', 'uuid', 'uuid', 'timestamptz'],
  `insert into secret_control (unit_id, be_year, number, document_id, entered_by, entered_at)
   select $1::uuid, $2::integer, coalesce(max(number), 0) + 1, $3::uuid, $4::uuid, $5::timestamptz
   from secret_control where unit_id = $1 and be_year = $2
   on conflict (document_id) do nothing`,
);

/** Classified documents that one of the keys may read, newest first, with their total. */
export function listSecretDocuments(
  h: Handle,
  principals: readonly string[],
  page: { readonly limit: number; readonly offset: number },
) {
  return listSecretDocumentsSql.all(h, principals, page.limit, page.offset);
}

interface SecretDocument {
  readonly documentId: string;
  readonly title: string;
  readonly secrecy: 'confidential' | 'secret' | 'top-secret';
  readonly number: string;
  readonly control: string;
  readonly state: string;
  readonly createdAt: string;
  readonly total: number;
}

const listSecretDocumentsSql = statement(
  'secret.documents',
  row<SecretDocument>({
    documentId: 'uuid',
    title: 'text',
    secrecy: 'text',
    number: 'text',
    control: 'text',
    state: 'text',
    createdAt: 'timestamptz',
    total: 'int4',
  }),
  ['text[]', 'int8', 'int8'],
  `select document.id "documentId", document.title, document.secrecy, document.state,
     document.created_at "createdAt",
     coalesce((select entry.number || '/' || entry.be_year from register_entry entry
               where entry.document_id = document.id and entry.transmission_id is null limit 1),
              '') as number,
     coalesce((select control.number || '/' || control.be_year from secret_control control
               where control.document_id = document.id), '') as control,
     count(*) over ()::int as total
   from document
   where document.id in (select document_id from document_reader where principal = any ($1::text[]))
     and document.secrecy <> 'normal'
   order by document.created_at desc, document.id limit $2 offset $3`,
);

export interface ControlRow {
  readonly number: number;
  readonly documentId: string | null;
  readonly title: string;
  readonly secrecy: string;
  readonly registerNo: string;
  readonly enteredAt: string;
  readonly enteredBy: string;
  readonly readers: number;
}

/**
 * The control register of a unit; of documents above the reader's clearance only the number is
 * shown.
 */
export function listControl(
  h: Handle,
  unitId: string,
  year: number,
  principals: readonly string[],
): Promise<ControlRow[]> {
  return listControlSql.all(h, unitId, year, principals);
}

const listControlSql = statement(
  'secret.control',
  row<ControlRow>({
    number: 'int4',
    documentId: 'uuid?',
    title: 'text',
    secrecy: 'text',
    registerNo: 'text',
    enteredAt: 'timestamptz',
    enteredBy: 'uuid',
    readers: 'int4',
  }),
  ['uuid', 'int4', 'text[]'],
  `select control.number, document.id "documentId", coalesce(document.title, '') as title,
     coalesce(document.secrecy, '') as secrecy,
     coalesce((select entry.number || '/' || entry.be_year from register_entry entry
               where entry.document_id = document.id and entry.transmission_id is null limit 1), '')
       as "registerNo",
     control.entered_at "enteredAt", control.entered_by "enteredBy",
     (select count(*)::int from secret_reader reader
      where reader.document_id = document.id and reader.ended_at is null) as readers
   from secret_control control
   left join document
     on document.id = control.document_id and may_read_document(document.id, $3)
   where control.unit_id = $1 and control.be_year = $2 order by control.number desc`,
);

/**
 * The classified document that has this number in a register of classified documents, if there is
 * one.
 */
export async function findByNumber(
  tx: Tx,
  at: {
    readonly unitId: string;
    readonly register: RegisterKind;
    readonly number: number;
    readonly year: number;
  },
): Promise<string | undefined> {
  const found = await classificationTables(tx)
    .selectFrom('register_entry as entry')
    .innerJoin('register', 'register.id', 'entry.register_id')
    .innerJoin('document', 'document.id', 'entry.document_id')
    .select('document.id')
    .where('register.unit_id', '=', at.unitId)
    .where('register.kind', '=', at.register)
    .where('entry.number', '=', at.number)
    .where('entry.be_year', '=', at.year)
    .where('document.secrecy', '<>', word('normal'))
    .executeTakeFirst();
  return found?.id;
}

/** Ends openings in an emergency that have expired. @returns how many */
export async function endOverdue(tx: Tx, now: string): Promise<number> {
  const rows = await classificationTables(tx)
    .updateTable('secret_reader')
    .set({ ended_at: now, end_reason: 'ครบเวลาเปิดกรณีฉุกเฉิน' })
    .where('until', '<=', now)
    .where('ended_at', 'is', null)
    .returning(['document_id as documentId', 'person_id as personId'])
    .execute();
  for (const [documentId, ended] of Map.groupBy(rows, (reader) => reader.documentId)) {
    const personIds = ended.map((reader) => reader.personId);
    await dropSealedReaders(tx, documentId, personIds);
  }
  return rows.length;
}
