import { defineJob } from '@sarn/platform-server';
import type { JobDefinition, JobName, Tx } from '@sarn/platform-server';
import { z } from 'zod';
import type { ArrivalSource, DeliveredLetter } from '../../contract/index.ts';
import type { Dependencies } from '@sarn/document/server';
import { findReceiveNo } from '@sarn/register/server';
import { bring } from './arrival-entry.ts';
import type { AnswerArrival } from './arrival-entry.ts';
import { findAnyArrival } from './arrival.store.ts';

const Input = z.object({ arrivalId: z.string() });

const name = 'registry.arrival-answer';
const queued: JobName<typeof Input> = { name, input: Input };

/** Tells the sender the decision after the commit: the number is known only then. */
export function answerLater(deps: Dependencies, tx: Tx, arrivalId: string): Promise<void> {
  return deps.platform.jobs.send(tx, queued, { arrivalId }, { key: `arrival ${arrivalId}` });
}

/** Takes letters from elsewhere, and answers their senders. */
export interface ArrivalEntry {
  bring(tx: Tx, letter: DeliveredLetter): Promise<string | null>;
  /** Sets the function that tells the senders of a source what became of their letters. */
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

/** Gives a decision to the module from which the letter came. */
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
