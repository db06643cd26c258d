import { createHash } from 'node:crypto';
import { AppError } from '@sarn/kernel';
import type { Tx } from '@sarn/platform-server';
import { lengthenSignedFile, signedFileOf } from '@sarn/printed-document/server';
import { timestampLimits } from '../../contract/index.ts';
import type { RenewalFailure } from '../../contract/index.ts';
import type { Deps } from '../dependencies.ts';
import { stampingOf, timestampRoots } from '../timestamps/timestamp-source.ts';
import { lengthen, RenewalError } from './lengthen.ts';
import type { LengthenOrder } from './lengthen.ts';
import {
  forgetFailure,
  endRun,
  insertRun,
  insertSignedFile,
  leavesSome,
  listDue,
  listSignedFiles,
  retryAll,
  triesOf,
  writeFailure,
  writeRun,
} from './renewal.store.ts';
import type { DueAsked, RunCounts, RunKind } from './renewal.store.ts';
import { isYearlyDue, lockYearly, yearlyBegun, yearlySince } from './yearly.store.ts';

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
  let isStopping = false;
  const begin = (tx: Tx, kind: RunKind): void =>
    tx.afterCommit(() => {
      running = running
        .then(() => runRenewal(deps, kind, () => isStopping))
        .catch((error: unknown) => platform.log.error({ err: error }, 'renewal of signed files'));
    });
  return {
    begin,
    /** The run of this year, where there is something to do, and none was whole or is at work. */
    async beginYearly(tx: Tx): Promise<void> {
      const now = platform.clock.now();
      if (await isYearlyDue(tx, yearlySince(now), now)) begin(tx, 'yearly');
    },
    /** Of an administrator: what failed is tried again. */
    beginAsked: (tx: Tx): void => begin(tx, 'asked'),
    settled: (): Promise<void> => running,
    /** A run ends after the document at which it is; the next one goes on. */
    async stop(): Promise<void> {
      isStopping = true;
      await running;
    },
  };
}

export type Renewal = ReturnType<typeof createRenewal>;

async function runRenewal(deps: Deps, kind: RunKind, isStopping: () => boolean): Promise<void> {
  const { db, clock, log } = deps.documents.platform;
  if (isStopping()) return;
  const now = clock.now();
  // Here, and not where it was asked for: a run before this one may have noted failures since.
  if (kind === 'asked') await db.transaction((tx) => retryAll(tx, now.toISOString()));
  const order = await orderOf(deps, now);
  const asked = await askedBy(deps, kind, order, now);
  const due = await listDue(db, asked, mostOfRun[kind]);
  // Every ten minutes it usually has nothing to do, or all that is left waits for its next try: that is no run.
  const isIdle =
    kind === 'completion' || (kind === 'yearly' && (await leavesSome(db, asked, ofSource)));
  if (due.length === 0 && isIdle) return;
  const id = await db.transaction((tx) => insertOwnRun(tx, kind, now));
  if (id === null) return;
  const told = await bringEach(deps, order, due, { id, isStopping });
  const isWhole = !(await leavesSome(db, asked, ofSource));
  await db.transaction((tx) => endRun(tx, id, clock.now().toISOString(), isWhole));
  log.info({ kind, ...told, isWhole }, 'signed files were brought further');
}

async function askedBy(
  { documents }: Deps,
  kind: RunKind,
  { level }: LengthenOrder,
  now: Date,
): Promise<DueAsked> {
  const { db } = documents.platform;
  const days = kind === 'yearly' ? timestampLimits.yearlyDays : timestampLimits.soonDays;
  const until = new Date(now.getTime() + days * day).toISOString();
  const begun = kind === 'yearly' ? await yearlyBegun(db, yearlySince(now), now) : null;
  // A time stamp that this year's run brought may end within 13 months, too.
  return { level, until, now: now.toISOString(), madeBefore: begun?.firstAt ?? null };
}

/** @returns null where another process has begun the yearly run meanwhile */
async function insertOwnRun(tx: Tx, kind: RunKind, now: Date): Promise<string | null> {
  if (kind !== 'yearly') return insertRun(tx, kind, now.toISOString());
  await lockYearly(tx);
  const since = yearlySince(now);
  if (!(await isYearlyDue(tx, since, now))) return null;
  const { firstAt } = await yearlyBegun(tx, since, now);
  return insertRun(tx, kind, now.toISOString(), firstAt !== null);
}

async function orderOf(deps: Deps, now: Date): Promise<LengthenOrder> {
  const { db } = deps.documents.platform;
  const { authority, foreign } = deps.needs;
  const [stamping, chain] = [await stampingOf(deps, db), await authority.chain(db)];
  const [crls, roots] = [await authority.lists(db), await timestampRoots(db)];
  const others = { run: await foreign.beginRun(), roots: await foreign.roots(db) };
  return { ...stamping, chain, crls, timestampRoots: roots, foreign: others, now };
}

const nothing: RunCounts = { lookedAt: 0, renewed: 0, failed: 0, reasons: {} };

const counted = (counts: RunCounts, failure: RenewalFailure | null): RunCounts => ({
  lookedAt: counts.lookedAt + 1,
  renewed: counts.renewed + (failure === null ? 1 : 0),
  failed: counts.failed + (failure === null ? 0 : 1),
  reasons:
    failure === null
      ? counts.reasons
      : { ...counts.reasons, [failure]: (counts.reasons[failure] ?? 0) + 1 },
});

/** The run in whose report a document is counted, in the transaction that keeps what became of it. */
type Count = (tx: Tx, failure: RenewalFailure | null) => Promise<void>;

async function bringEach(
  deps: Deps,
  order: LengthenOrder,
  due: readonly string[],
  run: { readonly id: string; readonly isStopping: () => boolean },
): Promise<RunCounts> {
  const { clock } = deps.documents.platform;
  let counts = nothing;
  let inRow = 0;
  for (const documentId of due) {
    if (run.isStopping()) break;
    const before = counts;
    const failure = await bring(deps, order, documentId, (tx, outcome) =>
      writeRun(tx, run.id, counted(before, outcome), clock.now().toISOString()),
    );
    counts = counted(before, failure);
    inRow = failure !== null && ofSource.includes(failure) ? inRow + 1 : 0;
    if (inRow >= mostFailuresInRow) break;
  }
  return counts;
}

/** @returns why it failed; null where it was brought further */
async function bring(
  deps: Deps,
  order: LengthenOrder,
  documentId: string,
  count: Count,
): Promise<RenewalFailure | null> {
  const { platform } = deps.documents;
  try {
    await bringFurther(deps, { ...order, now: platform.clock.now() }, documentId, count);
    return null;
  } catch (error) {
    const failure = failureOf(error);
    if (failure === 'internal') platform.log.error({ err: error, documentId }, 'signed file');
    await noteFailure(deps, documentId, failure, count);
    return failure;
  }
}

function failureOf(error: unknown): RenewalFailure {
  if (error instanceof RenewalError) return error.failure;
  const isTaken = error instanceof AppError && error.code === 'file.not-found';
  return isTaken ? 'changed-meanwhile' : 'internal';
}

async function bringFurther(
  deps: Deps,
  order: LengthenOrder,
  documentId: string,
  count: Count,
): Promise<void> {
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
    await count(tx, null);
  });
}

/** The next try is after ten minutes, then after twice as long each time, a day at most. */
async function noteFailure(
  deps: Deps,
  documentId: string,
  failure: RenewalFailure,
  count: Count,
): Promise<void> {
  const { db, clock } = deps.documents.platform;
  const now = clock.now();
  await db.transaction(async (tx) => {
    const tries = (await triesOf(tx, documentId)) + 1;
    const waits = slow.includes(failure) ? 7 * day : Math.min(day, 10 * minute * 2 ** (tries - 1));
    const nextAt = new Date(now.getTime() + waits).toISOString();
    await writeFailure(tx, { documentId, failure, tries, at: now.toISOString(), nextAt });
    await count(tx, failure);
  });
}
