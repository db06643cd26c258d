import { civilDateAt } from '@sarn/kernel';
import type { Tx } from '@sarn/platform-server';
import type { HealthDependencies } from './dependencies.ts';
import { keepSamples, listStates, replaceStates } from './health.store.ts';
import type { Sample, StateRow } from './health.store.ts';
import { lookAtAll } from './look.ts';
import { lockRound } from './round-lock.store.ts';
import { dueToTell, nextState } from './round.rules.ts';
import { tellFailed } from './tell.ts';

const sampleMs = 600_000;
const dayMs = 86_400_000;
const onlineMs = 300_000;

/** One round over all checks: looked at outside of a transaction, kept and told in one. */
export async function makeRound(deps: HealthDependencies): Promise<string> {
  const { db, clock, log } = deps.platform;
  const looked = await lookAtAll(db, deps.checks, log);
  const samples = await takeSamples(deps);
  const now = clock.now();
  await db.transaction(async (tx) => {
    // Two processes that look at the same minute: the later one waits, and tells nothing twice.
    await lockRound(tx);
    const known = new Map((await listStates(tx)).map((row) => [row.code, row]));
    const rows = looked.map((one) => nextState(one, known.get(one.check.code), now));
    await replaceStates(tx, await told(deps, tx, rows, now));
    await keepSamples(tx, samples, new Date(now.getTime() - dayMs).toISOString());
  });
  return now.toISOString();
}

async function told(
  deps: HealthDependencies,
  tx: Tx,
  rows: readonly StateRow[],
  now: Date,
): Promise<readonly StateRow[]> {
  const due = dueToTell(rows, now);
  if (due.length === 0) return rows;
  await tellFailed(deps, tx, due);
  const today = civilDateAt(now);
  return rows.map((row) => (due.includes(row) ? { ...row, toldOn: today } : row));
}

/** For the curves: one value in ten minutes. */
async function takeSamples({ platform, countSessions }: HealthDependencies) {
  const now = platform.clock.now().getTime();
  const at = new Date(Math.floor(now / sampleMs) * sampleMs).toISOString();
  const since = new Date(now - onlineMs).toISOString();
  const mean = platform.calls.takeMean();
  const samples: Sample[] = [
    { code: 'sessions', at, value: await countSessions(platform.db, since) },
  ];
  if (mean !== null) samples.push({ code: 'response', at, value: mean });
  return samples;
}
