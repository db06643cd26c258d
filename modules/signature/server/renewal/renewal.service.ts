import { createHash } from 'node:crypto';
import { AppError } from '@sarn/kernel';
import type { Tx } from '@sarn/platform-server';
import { lengthenSignedFile, signedFileOf } from '@sarn/printed-document/server';
import { timestampLimits } from '../../contract/index.ts';
import type { RenewalFailure, RenewalRun } from '../../contract/index.ts';
import type { Deps } from '../dependencies.ts';
import { stampingOf, timestampRoots } from '../timestamps/timestamp-source.ts';
import { lengthen, RenewalError } from './lengthen.ts';
import type { LengthenOrder } from './lengthen.ts';
import {
  forgetFailure,
  insertRun,
  insertSignedFile,
  listDue,
  listSignedFiles,
  retryAll,
  triesOf,
  writeFailure,
  writeRun,
} from './renewal.store.ts';
import type { RunKind } from './renewal.store.ts';
import { isYearlyDue, lockYearly, yearlySince } from './yearly.store.ts';

/** Documents of one run: the next run goes on. */
const mostOfRun: Readonly<Record<RunKind, number>> = {
  completion: 200,
  asked: 2000,
  yearly: 20_000,
};
/** An authority of time that failed so often in a row is not asked for further documents of the run. */
const mostFailuresInRow = 3;

/** Failures that another document of the same run would meet as well. */
const ofSource: readonly RenewalFailure[] = ['timeout', 'unreachable', 'refused', 'no-source'];

const minute = 60_000;
const day = 24 * 60 * minute;
/** What another attempt does not mend by itself waits longer. */
const slow: readonly RenewalFailure[] = ['no-evidence', 'not-later', 'not-valid', 'file-gone'];

/**
 * Brings signed files as far as the agency wants: what a signature did not get because the authority of time was
 * away, revocation lists, and time stamps before the certificates of the earlier ones end. It works after the commit
 * of its job: no transaction is open while an authority is asked.
 */
export function createRenewal(deps: Deps) {
  const { platform } = deps.documents;
  let running: Promise<void> = Promise.resolve();
  const begin = (tx: Tx, kind: RunKind): void =>
    tx.afterCommit(() => {
      running = running
        .then(() => runRenewal(deps, kind))
        .catch((error: unknown) => platform.log.error({ err: error }, 'renewal of signed files'));
    });
  return {
    begin,
    /** The run of this year, where there is something to do and none has begun. */
    async beginYearly(tx: Tx): Promise<void> {
      if (await isYearlyDue(tx, yearlySince(platform.clock.now()))) begin(tx, 'yearly');
    },
    /** Of an administrator: what failed is tried again. */
    beginAsked: (tx: Tx): void => begin(tx, 'asked'),
    settled: (): Promise<void> => running,
  };
}

export type Renewal = ReturnType<typeof createRenewal>;

async function runRenewal(deps: Deps, kind: RunKind): Promise<void> {
  const { db, clock, log } = deps.documents.platform;
  const now = clock.now();
  // Here, and not where it was asked for: a run before this one may have noted failures since.
  if (kind === 'asked') await db.transaction((tx) => retryAll(tx, now.toISOString()));
  const order = await orderOf(deps, now);
  const days = kind === 'yearly' ? timestampLimits.yearlyDays : timestampLimits.soonDays;
  const until = new Date(now.getTime() + days * day).toISOString();
  const asked = { level: order.level, until, now: now.toISOString() };
  const due = await listDue(db, asked, mostOfRun[kind]);
  // Every ten minutes it usually has nothing to do: that is no run.
  if (due.length === 0 && kind === 'completion') return;
  const id = await db.transaction((tx) => insertOwnRun(tx, kind, now));
  if (id === null) return;
  const told = await bringEach(deps, order, due);
  const endedAt = clock.now().toISOString();
  await db.transaction((tx) => writeRun(tx, id, { ...told, endedAt }));
  log.info({ kind, ...told }, 'signed files were brought further');
}

/** @returns null where another process has begun the yearly run meanwhile */
async function insertOwnRun(tx: Tx, kind: RunKind, now: Date): Promise<string | null> {
  if (kind === 'yearly') {
    await lockYearly(tx);
    if (!(await isYearlyDue(tx, yearlySince(now)))) return null;
  }
  return insertRun(tx, kind, now.toISOString());
}

async function orderOf(deps: Deps, now: Date): Promise<LengthenOrder> {
  const { db } = deps.documents.platform;
  const { authority, foreign } = deps.needs;
  const [stamping, chain] = [await stampingOf(deps, db), await authority.chain(db)];
  const [crls, roots] = [await authority.lists(db), await timestampRoots(db)];
  const others = { run: await foreign.beginRun(), roots: await foreign.roots(db) };
  return { ...stamping, chain, crls, timestampRoots: roots, foreign: others, now };
}

type Told = Pick<RenewalRun, 'lookedAt' | 'renewed' | 'failed' | 'reasons'>;

async function bringEach(deps: Deps, order: LengthenOrder, due: readonly string[]): Promise<Told> {
  const reasons: RenewalRun['reasons'] = {};
  let [lookedAt, renewed, failed, inRow] = [0, 0, 0, 0];
  for (const documentId of due) {
    const failure = await bring(deps, order, documentId);
    lookedAt += 1;
    if (failure === null) renewed += 1;
    else {
      failed += 1;
      reasons[failure] = (reasons[failure] ?? 0) + 1;
    }
    inRow = failure !== null && ofSource.includes(failure) ? inRow + 1 : 0;
    if (inRow >= mostFailuresInRow) break;
  }
  return { lookedAt, renewed, failed, reasons };
}

/** @returns why it failed; null where it was brought further */
async function bring(
  deps: Deps,
  order: LengthenOrder,
  documentId: string,
): Promise<RenewalFailure | null> {
  const { platform } = deps.documents;
  try {
    await bringFurther(deps, { ...order, now: platform.clock.now() }, documentId);
    return null;
  } catch (error) {
    const failure = failureOf(error);
    if (failure === 'internal') platform.log.error({ err: error, documentId }, 'signed file');
    await noteFailure(deps, documentId, failure);
    return failure;
  }
}

function failureOf(error: unknown): RenewalFailure {
  if (error instanceof RenewalError) return error.failure;
  const isTaken = error instanceof AppError && error.code === 'file.not-found';
  return isTaken ? 'changed-meanwhile' : 'internal';
}

async function bringFurther(deps: Deps, order: LengthenOrder, documentId: string): Promise<void> {
  const { documents } = deps;
  const { db, clock } = documents.platform;
  const file = await signedFileOf(documents, db, documentId);
  if (!file) throw new RenewalError('file-gone');
  const { bytes, level, hasStamp, stampedUntil } = await lengthen(file.bytes, order);
  const last = (await listSignedFiles(db, documentId)).at(-1);
  // A time stamp that ends no later than the one before would be followed by another one in ten minutes.
  const isLater =
    !last?.stampedUntil || !stampedUntil || +stampedUntil > Date.parse(last.stampedUntil);
  if (last?.level === level && !isLater) throw new RenewalError('not-later');
  await db.transaction(async (tx) => {
    await lengthenSignedFile(documents, tx, file, bytes);
    await insertSignedFile(tx, {
      ...{ documentId, level, hasStamp, stampedUntil: stampedUntil?.toISOString() ?? null },
      sha256: createHash('sha256').update(bytes).digest('hex'),
      madeAt: clock.now().toISOString(),
    });
    await forgetFailure(tx, documentId);
  });
}

/** The next try is after ten minutes, then after twice as long each time, a day at most. */
async function noteFailure(deps: Deps, documentId: string, failure: RenewalFailure): Promise<void> {
  const { db, clock } = deps.documents.platform;
  const now = clock.now();
  await db.transaction(async (tx) => {
    const tries = (await triesOf(tx, documentId)) + 1;
    const waits = slow.includes(failure) ? 7 * day : Math.min(day, 10 * minute * 2 ** (tries - 1));
    const nextAt = new Date(now.getTime() + waits).toISOString();
    await writeFailure(tx, { documentId, failure, tries, at: now.toISOString(), nextAt });
  });
}
