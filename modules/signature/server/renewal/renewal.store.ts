import { need, newId } from '@sarn/kernel';
import { row, statement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import { renewalFailures, signatureLevels } from '../../contract/index.ts';
import type { RenewalFailure, RenewalRun, SignatureLevel } from '../../contract/index.ts';
import { signatureTables } from '../tables.ts';
import { silentMs } from './yearly.store.ts';

const rankOf = (level: string): string =>
  `array_position(array['${signatureLevels.join("','")}'], ${level})`;

/**
 * Signed documents with how far their file has come: the longer form that was made after the last signature, else
 * the least of the signatures.
 */
const files = `(
  select s.document_id, coalesce(f.level, s.level) level, f.stamped_until, f.made_at
  from (
    select document_id, min(level) level, max(signed_at) signed_at
    from (
      select document_id, level, signed_at from document_signature
      union all
      select document_id, level, sealed_at from agency_seal where sealed_at is not null
    ) made group by document_id
  ) s
  join document d on d.id = s.document_id and d.destroyed_at is null
  left join lateral (
    select level, stamped_until, made_at from signed_file
    where document_id = s.document_id and made_at >= s.signed_at
    order by made_at desc, id desc limit 1
  ) f on true
)`;

/** Not as far as wanted, or with a time stamp that ends until `$2`. */
const isDue = `(${rankOf('f.level')} < ${rankOf('$1::text')}
  or ($1::text = 'B-LTA' and f.stamped_until <= $2::timestamptz))`;

export interface DueAsked {
  /** How far the agency wants its files. */
  readonly level: SignatureLevel;
  /** Time stamps that end until then are renewed. */
  readonly until: string;
  /** Documents whose last try failed wait until then. */
  readonly now: string;
  /** What was brought further since then is not looked at again; null: it is. */
  readonly madeBefore: string | null;
}

const isOpen = `(${isDue} and ($3::timestamptz is null or f.made_at is null or f.made_at < $3))`;

/** Documents that are to be brought further, those without a failure first. */
export const listDue = async (h: Handle, asked: DueAsked, most: number): Promise<string[]> => {
  const { level, until, now, madeBefore } = asked;
  const rows = await dueSql.all(h, level, until, madeBefore, now, most);
  return rows.map(({ documentId }) => documentId);
};

const dueSql = statement(
  'signature.renewal-due',
  row<{ documentId: string }>({ documentId: 'uuid' }),
  ['text', 'timestamptz', 'timestamptz?', 'timestamptz', 'int8'],
  `select f.document_id "documentId" from ${files} f
   left join renewal_failure x on x.document_id = f.document_id
   where ${isOpen} and (x.next_at is null or x.next_at <= $4::timestamptz)
   order by x.next_at nulls first, f.document_id limit $5`,
);

/** Whether a run left something: documents that were not tried, or whose try failed by such a reason. */
export const leavesSome = async (
  h: Handle,
  { level, until, madeBefore }: Omit<DueAsked, 'now'>,
  passing: readonly RenewalFailure[],
): Promise<boolean> =>
  (await leftSql.first(h, level, until, madeBefore, [...passing])) !== undefined;

const leftSql = statement(
  'signature.renewal-left',
  row<{ documentId: string }>({ documentId: 'uuid' }),
  ['text', 'timestamptz', 'timestamptz?', 'text[]'],
  `select f.document_id "documentId" from ${files} f
   left join renewal_failure x on x.document_id = f.document_id
   where ${isOpen} and (x.failure is null or x.failure = any($4)) limit 1`,
);

export interface FileCounts {
  readonly signed: number;
  readonly waiting: number;
  readonly failing: number;
}

/** How many signed documents there are, and how many are not as far as the agency wants. */
export const countFiles = async (
  h: Handle,
  { level, until }: Pick<DueAsked, 'level' | 'until'>,
): Promise<FileCounts> =>
  need(await countSql.first(h, level, until), 'a count without groups has one row');

const countSql = statement(
  'signature.renewal-count',
  row<FileCounts>({ signed: 'int4', waiting: 'int4', failing: 'int4' }),
  ['text', 'timestamptz'],
  `select count(*)::int4 signed, count(*) filter (where ${isDue})::int4 waiting,
     count(*) filter (where ${isDue} and x.document_id is not null)::int4 failing
   from ${files} f left join renewal_failure x on x.document_id = f.document_id`,
);

/** A longer form of a signed file. */
export interface SignedFileRow {
  readonly documentId: string;
  readonly sha256: string;
  readonly level: SignatureLevel;
  readonly hasStamp: boolean;
  readonly stampedUntil: string | null;
  readonly madeAt: string;
}

export async function insertSignedFile(tx: Tx, file: SignedFileRow): Promise<void> {
  const { documentId, sha256, level, hasStamp, stampedUntil, madeAt } = file;
  await signatureTables(tx)
    .insertInto('signed_file')
    .values({
      ...{ id: newId(), document_id: documentId, sha256, level, has_stamp: hasStamp },
      ...{ stamped_until: stampedUntil, made_at: madeAt },
    })
    .execute();
}

/** The longer forms of the signed file of a document, oldest first. */
export const listSignedFiles = (h: Handle, documentId: string): Promise<SignedFileRow[]> =>
  signatureTables(h)
    .selectFrom('signed_file')
    .select(['document_id as documentId', 'sha256', 'level', 'has_stamp as hasStamp'])
    .select(['stamped_until as stampedUntil', 'made_at as madeAt'])
    .where('document_id', '=', documentId)
    .orderBy('made_at')
    .orderBy('id')
    .execute();

/** How often bringing a document further failed in a row; 0 where the last try was well. */
export async function triesOf(h: Handle, documentId: string): Promise<number> {
  const found = await signatureTables(h)
    .selectFrom('renewal_failure')
    .select('tries')
    .where('document_id', '=', documentId)
    .executeTakeFirst();
  return found?.tries ?? 0;
}

/** Why the last try failed; null where it did not. */
export async function failureOf(h: Handle, documentId: string): Promise<RenewalFailure | null> {
  const found = await signatureTables(h)
    .selectFrom('renewal_failure')
    .select('failure')
    .where('document_id', '=', documentId)
    .executeTakeFirst();
  return renewalFailures.find((one) => one === found?.failure) ?? null;
}

export async function writeFailure(
  tx: Tx,
  failed: {
    readonly documentId: string;
    readonly failure: RenewalFailure;
    readonly at: string;
    readonly nextAt: string;
    readonly tries: number;
  },
): Promise<void> {
  const { documentId, failure, at, nextAt, tries } = failed;
  const values = { failure, failed_at: at, next_at: nextAt, tries };
  await signatureTables(tx)
    .insertInto('renewal_failure')
    .values({ document_id: documentId, ...values })
    .onConflict((known) => known.column('document_id').doUpdateSet(values))
    .execute();
}

export async function forgetFailure(tx: Tx, documentId: string): Promise<void> {
  await signatureTables(tx)
    .deleteFrom('renewal_failure')
    .where('document_id', '=', documentId)
    .execute();
}

/** An administrator wants it tried now. */
export async function retryAll(tx: Tx, now: string): Promise<void> {
  await signatureTables(tx).updateTable('renewal_failure').set({ next_at: now }).execute();
}

export type RunKind = RenewalRun['kind'];

export async function insertRun(
  tx: Tx,
  kind: RunKind,
  begunAt: string,
  continues = false,
): Promise<string> {
  const id = newId();
  await signatureTables(tx)
    .insertInto('renewal_run')
    .values({ id, kind, begun_at: begunAt, changed_at: begunAt, continues })
    .execute();
  return id;
}

/** How far a run has come. */
export type RunCounts = Pick<RenewalRun, 'lookedAt' | 'renewed' | 'failed' | 'reasons'>;

/** Writes how far a run has come: with each document, so that a run that is stopped tells it too. */
export async function writeRun(tx: Tx, id: string, run: RunCounts, at: string): Promise<void> {
  const { lookedAt, renewed, failed, reasons } = run;
  await signatureTables(tx)
    .updateTable('renewal_run')
    .set({ looked_at: lookedAt, renewed, failed, changed_at: at })
    .set({ reasons: JSON.stringify(reasons) })
    .where('id', '=', id)
    .execute();
}

export async function endRun(tx: Tx, id: string, at: string, isWhole: boolean): Promise<void> {
  await signatureTables(tx)
    .updateTable('renewal_run')
    .set({ ended_at: at, changed_at: at, is_whole: isWhole })
    .where('id', '=', id)
    .execute();
}

/** The last runs, newest first. */
export async function listRuns(h: Handle, most: number, now: Date): Promise<RenewalRun[]> {
  const heard = new Date(now.getTime() - silentMs).toISOString();
  const rows = await signatureTables(h)
    .selectFrom('renewal_run')
    .select(['id', 'kind', 'looked_at as lookedAt', 'renewed', 'failed', 'reasons', 'continues'])
    .select(['begun_at as begunAt', 'ended_at as endedAt', 'is_whole as isWhole'])
    .select((at) => at('changed_at', '>', heard).as('isHeard'))
    .orderBy('begun_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ isWhole, isHeard, ...run }) => ({
    ...run,
    reasons: run.reasons as RenewalRun['reasons'],
    state: run.endedAt ? (isWhole ? 'whole' : 'left') : isHeard ? 'working' : 'stopped',
  }));
}
