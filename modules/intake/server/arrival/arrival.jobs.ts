import { defineJob } from '@sarn/platform-server';
import type { JobDefinition, Tx } from '@sarn/platform-server';
import { z } from 'zod';
import type { ArrivalSource, DeliveredLetter } from '../../contract/index.ts';
import type { Dependencies } from '@sarn/document/server';
import { findReceiveNo } from '@sarn/register/server';
import { bring } from './arrival-entry.ts';
import type { AnswerArrival } from './arrival-entry.ts';
import { findAnyArrival } from './arrival.store.ts';

const Input = z.object({ arrivalId: z.string() });
type AnswerJob = JobDefinition<typeof Input>;

const name = 'registry.arrival-answer';
/** Only the name and the input count for sending; the handler stands where the job is started. */
const queued: AnswerJob = { name, input: Input, handler: () => Promise.resolve() };

/** After the commit the sender is told what became of it: the number is known only then. */
export function answerLater(deps: Dependencies, tx: Tx, arrivalId: string): Promise<void> {
  return deps.platform.jobs.send(tx, queued, { arrivalId }, { key: `arrival ${arrivalId}` });
}

/** The way in for letters from elsewhere, and the way back to who sent them. */
export interface ArrivalEntry {
  bring(tx: Tx, letter: DeliveredLetter): Promise<string | null>;
  /** Who tells the senders of a source what became of their letters. */
  answerBy(source: ArrivalSource, answer: AnswerArrival): void;
  readonly job: JobDefinition;
}

export function arrivalEntry(deps: Dependencies): ArrivalEntry {
  const answerers = new Map<ArrivalSource, AnswerArrival>();
  return {
    bring: (tx, letter) => bring(deps, tx, letter),
    answerBy: (source, answer) => void answerers.set(source, answer),
    job: arrivalAnswerJob(answerers),
  };
}

/** Hands a decision to the module that brought the letter. */
function arrivalAnswerJob(answerers: ReadonlyMap<ArrivalSource, AnswerArrival>): JobDefinition {
  return defineJob({
    name,
    input: Input,
    async handler({ arrivalId }, { tx }) {
      const row = await findAnyArrival(tx, arrivalId);
      if (!row || (row.state !== 'registered' && row.state !== 'refused')) return;
      await answerers.get(row.source)?.(tx, {
        arrivalId,
        sourceKey: row.sourceKey,
        outcome: row.state,
        title: row.title,
        receiveNo: (row.documentId && (await findReceiveNo(tx, row.documentId))) ?? '',
        receivedAt: row.decidedAt ?? '',
        reason: row.reason,
      });
    },
  }) as JobDefinition;
}
