import { defineJob } from '@sarn/platform-server';
import type { JobDefinition, Tx } from '@sarn/platform-server';
import { z } from 'zod';
import type { ArrivalSource } from '../../contract/index.ts';
import type { Desk } from '../desk.ts';
import { findReceiveNo } from '../number.store.ts';
import type { AnswerArrival } from './arrival-door.ts';
import { findAnyArrival } from './arrival.store.ts';

const Input = z.object({ arrivalId: z.string() });
type AnswerJob = JobDefinition<typeof Input>;

const name = 'registry.arrival-answer';
/** Only the name and the input count for sending; the handler stands where the job is started. */
const queued: AnswerJob = { name, input: Input, handler: () => Promise.resolve() };

/** After the commit the sender is told what became of it: the number is known only then. */
export function answerLater(desk: Desk, tx: Tx, arrivalId: string): Promise<void> {
  return desk.platform.jobs.send(tx, queued, { arrivalId }, { key: `arrival ${arrivalId}` });
}

/** Hands a decision to the module that brought the letter. */
export function arrivalAnswerJob(
  answerers: ReadonlyMap<ArrivalSource, AnswerArrival>,
): JobDefinition {
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
