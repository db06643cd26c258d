import { sql } from 'kysely';
import { row, statement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import { printedDocument, printedRemarks } from '@sarn/pdf/contract';
import type { PrintedDocument, PrintedRemarks } from '@sarn/pdf/contract';
import type { PrintedState } from '../../contract/index.ts';
import { printedTables } from '../tables.ts';

/** A version to be kept. */
export interface NewVersion {
  readonly id: string;
  readonly documentId: string;
  /** SHA-256 of its model and look, as hex. */
  readonly digest: string;
  readonly state: PrintedState;
  readonly model: PrintedDocument;
  readonly at: string;
  /** Its file carries digital signatures. */
  readonly isSigned: boolean;
  /** By which everybody verifies it, as printed; null for none on its pages. */
  readonly code: string | null;
}

/** @returns whether it was new; false where the same pages are kept already */
export async function insertVersion(tx: Tx, version: NewVersion): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await printedTables(tx)
    .insertInto('printed_version')
    .values({
      id: version.id,
      document_id: version.documentId,
      digest: version.digest,
      state: version.state,
      model: JSON.stringify(version.model),
      made_at: version.at,
      is_signed: version.isSigned,
      code: version.code,
    })
    .onConflict((conflict) => conflict.columns(['document_id', 'digest']).doNothing())
    .executeTakeFirstOrThrow();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

/** Id of the kept version with these pages. */
export async function findVersionId(
  h: Handle,
  documentId: string,
  digest: string,
): Promise<string | undefined> {
  const found = await printedTables(h)
    .selectFrom('printed_version')
    .select('id')
    .where('document_id', '=', documentId)
    .where('digest', '=', digest)
    .executeTakeFirst();
  return found?.id;
}

/** Kept pages that carry a code. */
export interface CodedVersion {
  readonly id: string;
  readonly state: PrintedState;
  /** Empty before it has one. */
  readonly number: string;
  readonly at: string;
}

/** Kept pages with a code, the oldest first; without those that are a file with digital signatures. */
export const listWithCode = (h: Handle, code: string): Promise<CodedVersion[]> =>
  withCodeSql.all(h, code);

const withCodeSql = statement(
  'printed-version.with-code',
  row<CodedVersion>({ id: 'uuid', state: 'text', number: 'text', at: 'timestamptz' }),
  ['text'],
  `select id, state, model->>'number' "number", made_at "at" from printed_version
   where code = $1 and not is_signed order by made_at, id`,
);

/** When its pages were first kept as those of a signed or numbered document. */
export async function firstFinalAt(h: Handle, documentId: string): Promise<string | undefined> {
  const found = await printedTables(h)
    .selectFrom('printed_version')
    .select('made_at as at')
    .where('document_id', '=', documentId)
    .where('state', '<>', 'draft')
    .orderBy('made_at')
    .limit(1)
    .executeTakeFirst();
  return found && new Date(found.at).toISOString();
}

/** The remarks on its pages as they were first kept of a signed or numbered document. */
export async function keptRemarks(
  h: Handle,
  documentId: string,
): Promise<PrintedRemarks | undefined> {
  const found = await keptRemarksSql.first(h, documentId);
  return found && printedRemarks.parse(found.remarks);
}

const keptRemarksSql = statement(
  'printed-version.remarks',
  row<{ remarks: unknown }>({ remarks: 'jsonb' }),
  ['uuid'],
  `select model->'remarks' remarks from printed_version
   where document_id = $1 and state <> 'draft' and model ? 'remarks'
   order by made_at limit 1`,
);

/** Whether its pages, as they were first kept of a signed or numbered document, have catchwords; undefined where none are kept. */
export async function keptCatchword(h: Handle, documentId: string): Promise<boolean | undefined> {
  return (await keptCatchwordSql.first(h, documentId))?.hasCatchword;
}

const keptCatchwordSql = statement(
  'printed-version.catchword',
  row<{ hasCatchword: boolean }>({ hasCatchword: 'bool!' }),
  ['uuid'],
  `select coalesce((model->>'hasCatchword')::boolean, false) "hasCatchword" from printed_version
   where document_id = $1 and state <> 'draft' order by made_at limit 1`,
);

/** Id of the newest version whose file carries digital signatures. */
export async function findSignedId(h: Handle, documentId: string): Promise<string | undefined> {
  const found = await printedTables(h)
    .selectFrom('printed_version')
    .select('id')
    .where('document_id', '=', documentId)
    .where('is_signed', '=', true)
    .orderBy('made_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.id;
}

/**
 * What was signed no longer counts: the pages stay as those of a draft. They are told apart from all others from then
 * on, because a document that is signed once more in the same words must not get this file.
 */
export async function endSigned(tx: Tx, documentId: string): Promise<void> {
  await printedTables(tx)
    .updateTable('printed_version')
    .set({
      ...{ is_signed: false, state: 'draft' },
      digest: sql<string>`encode(sha256(id::text::bytea), 'hex')`,
    })
    .where('document_id', '=', documentId)
    .where('is_signed', '=', true)
    .execute();
}

/** The signed file of a version has grown, and says more than its model: this one is what it says now. */
export async function renewModel(
  tx: Tx,
  versionId: string,
  { digest, state, model }: Pick<NewVersion, 'digest' | 'state' | 'model'>,
): Promise<void> {
  await printedTables(tx)
    .updateTable('printed_version')
    .set({ digest, state, model: JSON.stringify(model) })
    .where('id', '=', versionId)
    .execute();
}

/** Remembers that a person read the version; the first time counts. */
export async function insertReading(
  tx: Tx,
  { versionId, personId, at }: Readonly<Record<'versionId' | 'personId' | 'at', string>>,
): Promise<void> {
  await printedTables(tx)
    .insertInto('printed_reading')
    .values({ version_id: versionId, person_id: personId, first_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** A version as its list shows it. */
export interface VersionRow {
  readonly id: string;
  readonly state: PrintedState;
  readonly at: string;
  readonly number: string;
  /** How many people have read it. */
  readonly readers: number;
  /** When the asking person first read it. */
  readonly readAt: string | null;
}

/**
 * The versions of a document that a person may see, the newest first: those with a signature or a
 * number, those that the person read, and all of them for the author. The pages of a note depend on who
 * reads them: nobody is shown those of somebody else.
 */
export function listVersions(
  h: Handle,
  documentId: string,
  asked: { readonly personId: string; readonly isAuthor: boolean },
): Promise<VersionRow[]> {
  return listSql.all(h, documentId, asked.personId, asked.isAuthor);
}

const listSql = statement(
  'printed-version.list',
  row<VersionRow>({
    id: 'uuid',
    state: 'text',
    at: 'timestamptz',
    number: 'text',
    readers: 'int4',
    readAt: 'timestamptz?',
  }),
  ['uuid', 'uuid', 'bool'],
  `select v.id, v.state, v.made_at "at", v.model->>'number' "number",
     (select count(*)::int4 from printed_reading r where r.version_id = v.id) readers,
     own.first_at "readAt"
   from printed_version v
   left join printed_reading own on own.version_id = v.id and own.person_id = $2::uuid
   where v.document_id = $1 and (own.first_at is not null or $3::bool
     or (v.state <> 'draft' and v.model->>'kind' <> 'note'))
   order by v.made_at desc, v.id desc`,
);

/** The input of its pages; undefined for one of another document. */
export async function findModel(
  h: Handle,
  documentId: string,
  versionId: string,
): Promise<PrintedDocument | undefined> {
  const found = await printedTables(h)
    .selectFrom('printed_version')
    .select('model')
    .where('id', '=', versionId)
    .where('document_id', '=', documentId)
    .executeTakeFirst();
  return found && printedDocument.parse(found.model);
}

/** Ids of all versions of a document. */
export async function versionsOf(h: Handle, documentId: string): Promise<string[]> {
  const rows = await printedTables(h)
    .selectFrom('printed_version')
    .select('id')
    .where('document_id', '=', documentId)
    .execute();
  return rows.map(({ id }) => id);
}

/** Forgets them; the caller deletes their files. */
export async function deleteVersions(tx: Tx, documentId: string): Promise<void> {
  await printedTables(tx)
    .deleteFrom('printed_version')
    .where('document_id', '=', documentId)
    .execute();
}
