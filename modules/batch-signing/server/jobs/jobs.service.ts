import { AppError, civilDateAt } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import type { SignedContext, Tx } from '@sarn/platform-server';
import { failedDays } from '../../contract/index.ts';
import type { listSigningJobs, releaseSigning, SigningJob } from '../../contract/index.ts';
import { isAlive, shownState } from '../batch/alive.ts';
import { findOpenById, stopBatch } from '../batch/batch.store.ts';
import { changeAll } from '../batch/item.store.ts';
import type { Deps } from '../dependencies.ts';
import {
  countSignedSince,
  findJob,
  listFailed,
  listOpen,
  listWaitingSeals,
  moveJob,
} from '@sarn/signature/server';
import type { JobRow } from '@sarn/signature/server';
import { listOpenBatches } from './open-batches.store.ts';
import { tellSigner } from './tell-signer.ts';

const dayMs = 86_400_000;
/** Longer than the typesetting of one document takes: within it, an attempt may still be alive. */
const attemptMs = 60_000;

/** What is being signed, what hangs and what failed, without anything of the documents. */
export async function signingJobs({
  documents,
  needs,
}: Deps): Promise<OutputOf<typeof listSigningJobs>> {
  const { db, clock } = documents.platform;
  const now = clock.now();
  const [open, batches, failed] = [
    await listOpen(db),
    await listOpenBatches(db),
    await listFailed(db, new Date(now.getTime() - failedDays * dayMs).toISOString()),
  ];
  const ids = [...open, ...batches, ...failed].map(({ personId }) => personId);
  const cards = await documents.organisation.personCard(db, [...new Set(ids)]);
  const names = new Map(cards.map(({ id, name }) => [id, name]));
  const nameOf = (id: string) => names.get(id) ?? '';
  const shown = ({ personId, state, failure, ...job }: JobRow): SigningJob => ({
    ...{ ...job, person: nameOf(personId), state: state as SigningJob['state'] },
    failure: failure === '' ? null : needs.sentencesOf(failure, {}),
  });
  return {
    open: open.map(shown),
    failed: failed.map(shown),
    batches: batches.map(({ personId, ...batch }) => ({
      ...{ ...batch, person: nameOf(personId), state: shownState(batch, now) },
    })),
    seals: (await listWaitingSeals(db)).map(({ waitsForSecond, failure, ...seal }) => ({
      ...{ ...seal, failure: failure === '' ? null : needs.sentencesOf(failure, {}) },
      state: waitsForSecond ? 'confirmation' : failure === '' ? 'sealing' : 'failed',
    })),
    recordedToday: await countSignedSince(db, `${civilDateAt(now)}T00:00:00+07:00`),
  };
}

const isFresh = ({ changedAt }: JobRow, now: Date): boolean =>
  now.getTime() - Date.parse(changedAt) < attemptMs;

type About = InputOf<typeof releaseSigning>;

/**
 * Ends what hangs; its documents are untouched, so that their signatory can sign them.
 *
 * @throws AppError 'signature.no-job', 'signature.job-alive'
 */
export async function release(
  deps: Deps,
  tx: Tx,
  context: SignedContext,
  about: About,
): Promise<void> {
  const now = deps.documents.platform.clock.now();
  const at = now.toISOString();
  if (about.what === 'batch') {
    const batch = await findOpenById(tx, about.id);
    if (!batch) throw new AppError('signature.no-job');
    if (isAlive(batch, now)) throw new AppError('signature.job-alive');
    await changeAll(tx, batch.id, ['waiting', 'signing'], { state: 'removed', at });
    await stopBatch(tx, batch.id, { state: 'ended', at });
  } else {
    const job = await openJob(tx, about.id);
    if (isFresh(job, now)) throw new AppError('signature.job-alive');
    await moveJob(tx, job.id, { state: 'failed', failure: 'signature.interrupted', at });
  }
  await audited(deps, tx, context, 'signature.job-release', about);
}

async function openJob(tx: Tx, id: string): Promise<JobRow> {
  const job = await findJob(tx, id);
  if (job?.state !== 'prepared' && job?.state !== 'sealed') throw new AppError('signature.no-job');
  return job;
}

/**
 * Tells the signatory to try again.
 *
 * @throws AppError 'signature.no-job'
 */
export async function remind(
  deps: Deps,
  tx: Tx,
  context: SignedContext,
  about: About,
): Promise<void> {
  if (about.what === 'batch') {
    const batch = await findOpenById(tx, about.id);
    if (!batch) throw new AppError('signature.no-job');
    const place = `/sarabun/sign-many/${batch.id}` as const;
    await tellSigner(deps, tx, {
      kind: 'signature.batch-stopped',
      personId: batch.personId,
      place,
    });
  } else {
    const job = await findJob(tx, about.id);
    if (!job || job.state === 'recorded') throw new AppError('signature.no-job');
    const place = `/sarabun/document/${job.documentId}` as const;
    await tellSigner(deps, tx, { kind: 'signature.try-again', personId: job.personId, place });
  }
  await audited(deps, tx, context, 'signature.job-remind', about);
}

const audited = (
  { documents }: Deps,
  tx: Tx,
  { caller, requestId }: SignedContext,
  act: 'signature.job-release' | 'signature.job-remind',
  { what, id }: About,
): Promise<void> =>
  documents.platform.audit.write(tx, {
    ...{ act, callerId: caller.id, subject: { kind: 'signature-job', id } },
    ...{ detail: { what }, requestId },
  });
