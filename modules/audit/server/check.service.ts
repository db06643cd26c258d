import { newId } from '@sarn/kernel';
import type { Language } from '@sarn/kernel';
import { countSealed } from '@sarn/platform-server';
import type { AuditVerdict, Handle, SignedContext, Tx } from '@sarn/platform-server';
import type { AuditCheck } from '../contract/index.ts';
import { finishCheck, insertCheck, listChecks, lockChecks, noteProgress } from './check.store.ts';
import type { CheckRow } from './check.store.ts';
import { resultSentence } from './check.words.ts';
import type { AuditDependencies } from './dependencies.ts';

const shown = 10;
/** A running verification stores its progress several times a second. */
const silentMs = 30_000;
const noteEveryMs = 300;

/** Verifications asked for by people; each runs in the process that was asked. */
export interface Checks {
  list(h: Handle, language: Language): Promise<AuditCheck[]>;
  start(tx: Tx, context: SignedContext): Promise<AuditCheck>;
  /** Aborts the running verification and waits until it has ended. */
  stop(): Promise<void>;
}

class GivenUp extends Error {}

export function createChecks(deps: AuditDependencies): Checks {
  const { platform, trail, people } = deps;
  const { db, clock, log } = platform;
  let running: Promise<void> = Promise.resolve();
  let isStopping = false;

  const present = async (h: Handle, rows: readonly CheckRow[], language: Language) => {
    const cards = await people.personCard(h, [...new Set(rows.map((row) => row.askedBy))]);
    return rows.map((row) => toCheck(row, clock.now(), language, cards.get(row.askedBy)));
  };

  const run = async (id: string, askedBy: string): Promise<void> => {
    let notedAt = 0;
    const verdict = await trail.verify(async (checked) => {
      if (isStopping) throw new GivenUp();
      if (Date.now() - notedAt < noteEveryMs) return;
      notedAt = Date.now();
      await noteProgress(db, id, checked, clock.now().toISOString());
    });
    await db.transaction((tx) => keep(deps, tx, { id, askedBy, verdict }));
  };

  return {
    list: async (h, language) => present(h, await listChecks(h, shown), language),
    async start(tx, { caller, language }) {
      await lockChecks(tx);
      const [newest] = await listChecks(tx, 1);
      const now = clock.now();
      if (newest && stateOf(newest, now) === 'running') {
        return (await present(tx, [newest], language))[0]!;
      }
      const id = newId(now.getTime());
      const total = await countSealed(tx);
      await insertCheck(tx, { id, askedBy: caller.id, startedAt: now.toISOString(), total });
      tx.afterCommit(() => {
        running = run(id, caller.id).catch((error: unknown) => {
          if (!(error instanceof GivenUp)) log.error({ err: error }, 'a verification failed');
        });
      });
      return (await present(tx, await listChecks(tx, 1), language))[0]!;
    },
    async stop() {
      isStopping = true;
      await running;
    },
  };
}

async function keep(
  { platform: { clock, audit } }: AuditDependencies,
  tx: Tx,
  { id, askedBy, verdict }: { id: string; askedBy: string; verdict: AuditVerdict },
): Promise<void> {
  const { fault, checked, end } = verdict;
  const at = clock.now().toISOString();
  await finishCheck(tx, id, { checked, fault, endSeq: end.seq, endHash: end.hash, at });
  await audit.write(tx, {
    act: fault ? 'audit.check-failed' : 'audit.check-passed',
    callerId: askedBy,
    subject: { kind: 'audit-check', id },
    detail: { checked, end: end.seq, ...(fault ? { fault: fault.kind } : {}) },
  });
}

function stateOf(row: CheckRow, now: Date): AuditCheck['state'] {
  if (row.finishedAt !== null) return row.fault ? 'broken' : 'whole';
  const isSilent = now.getTime() - Date.parse(row.beatAt) > silentMs;
  return isSilent ? 'interrupted' : 'running';
}

function toCheck(
  row: CheckRow,
  now: Date,
  language: Language,
  by: { readonly name: string; readonly nameEn: string } | undefined,
): AuditCheck {
  const state = stateOf(row, now);
  const { id, startedAt, finishedAt, checked, total, endSeq, endHash, fault } = row;
  return {
    id,
    state,
    askedByName: (language === 'en' && by?.nameEn) || (by?.name ?? ''),
    startedAt,
    finishedAt,
    checked,
    total,
    result: finishedAt === null ? '' : resultSentence(fault, checked, language),
    endSeq,
    endHash,
  };
}
