import type { Instant } from '@sarn/kernel';
import type { Handle, Tx } from '@sarn/platform-server';
import type { AgencyPack, FirstRunStep } from '../contract/index.ts';
import { firstRunTables } from './tables.ts';

/** The one row of the first setup. */
export interface RunRow {
  readonly version: number;
  readonly pack: AgencyPack | null;
  readonly factorSecret: Buffer | null;
  readonly finishedAt: Instant | null;
}

export interface StepRow {
  readonly step: FirstRunStep;
  readonly state: 'done' | 'skipped';
  readonly at: Instant;
}

const runs = (h: Handle) =>
  firstRunTables(h)
    .selectFrom('first_run')
    .select(['version', 'pack', 'factor_secret as factorSecret', 'finished_at as finishedAt']);

/** Undefined where the installation was not set up by the assistant. */
export function findRun(h: Handle): Promise<RunRow | undefined> {
  return runs(h).executeTakeFirst();
}

/** Locked until the end of the transaction: two windows at one step come one after the other. */
export function lockRun(tx: Tx): Promise<RunRow | undefined> {
  return runs(tx).forUpdate().executeTakeFirst();
}

/** Begins the setup; one that has begun goes on. */
export async function beginRun(tx: Tx, at: Instant): Promise<void> {
  await firstRunTables(tx)
    .insertInto('first_run')
    .values({ begun_at: at })
    .onConflict((known) => known.doNothing())
    .execute();
}

export async function changeRun(
  tx: Tx,
  change: {
    readonly version?: number;
    readonly pack?: AgencyPack;
    readonly factor_secret?: Buffer | null;
    readonly finished_at?: Instant;
  },
): Promise<void> {
  await firstRunTables(tx).updateTable('first_run').set(change).execute();
}

export function listSteps(h: Handle): Promise<StepRow[]> {
  return firstRunTables(h).selectFrom('first_run_step').select(['step', 'state', 'at']).execute();
}

/** Writes it over an earlier state: a skipped step may be done later. */
export async function putStep(
  tx: Tx,
  row: StepRow & { readonly by: string | null },
): Promise<void> {
  const told = { state: row.state, at: row.at, by_person: row.by };
  await firstRunTables(tx)
    .insertInto('first_run_step')
    .values({ step: row.step, ...told })
    .onConflict((known) => known.column('step').doUpdateSet(told))
    .execute();
}

export async function insertCode(
  tx: Tx,
  code: {
    readonly id: string;
    readonly hash: Buffer;
    readonly at: Instant;
    readonly until: Instant;
  },
): Promise<void> {
  const { id, hash, at, until } = code;
  await firstRunTables(tx)
    .insertInto('setup_code')
    .values({ id, code_hash: hash, created_at: at, expires_at: until })
    .execute();
}

/** When a code expires; undefined for one that was never printed here. */
export async function findCodeExpiry(h: Handle, hash: Buffer): Promise<Instant | undefined> {
  const code = await firstRunTables(h)
    .selectFrom('setup_code')
    .select('expires_at as expiresAt')
    .where('code_hash', '=', hash)
    .executeTakeFirst();
  return code?.expiresAt;
}

/** No code can be used from now on. */
export async function deleteCodes(tx: Tx): Promise<void> {
  await firstRunTables(tx).deleteFrom('setup_code').execute();
}

export interface MailRow {
  readonly sentTo: string;
  readonly codeHash: Buffer;
  readonly attempts: number;
  readonly sentAt: Instant;
}

export function findMail(h: Handle): Promise<MailRow | undefined> {
  return firstRunTables(h)
    .selectFrom('first_run_mail')
    .select(['sent_to as sentTo', 'code_hash as codeHash', 'attempts', 'sent_at as sentAt'])
    .executeTakeFirst();
}

export async function putMail(
  tx: Tx,
  mail: { readonly sentTo: string; readonly hash: Buffer; readonly at: Instant },
): Promise<void> {
  const told = { sent_to: mail.sentTo, code_hash: mail.hash, attempts: 0, sent_at: mail.at };
  await firstRunTables(tx)
    .insertInto('first_run_mail')
    .values(told)
    .onConflict((known) => known.column('one').doUpdateSet(told))
    .execute();
}

export async function countMailAttempt(tx: Tx): Promise<void> {
  await firstRunTables(tx)
    .updateTable('first_run_mail')
    .set((from) => ({ attempts: from('attempts', '+', 1) }))
    .execute();
}
