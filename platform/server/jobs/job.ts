import type { z } from 'zod';
import type { Tx } from '../db/database.ts';
import type { Logger } from '../log.ts';

export interface JobContext {
  /** Commits together with the mark that this job's effect is done. */
  readonly tx: Tx;
  readonly log: Logger;
  /** Same for every repeat of this job. */
  readonly key: string;
}

/** Work done later: started at least once, its effect written once. */
export interface JobDefinition<I extends z.ZodType = z.ZodType> {
  /** `module.act`, letters, digits, dots, dashes. */
  readonly name: string;
  readonly input: I;
  /** Attempts after the first; waits grow from 2 s to 1 h. Default 12. */
  readonly retryLimit?: number;
  /** Longest run in seconds before another attempt starts. Default 60. */
  readonly expireSeconds?: number;
  /** Cron expression in Bangkok time, for scheduled work; input is then `{}`. */
  readonly schedule?: string;
  /** Jobs of this name running at once in one process. Default 1. */
  readonly concurrency?: number;
  /** Its input is deleted once it is done or given up: it holds codes or links that open something. */
  readonly holdsSecrets?: true;
  handler(input: z.output<I>, context: JobContext): Promise<void>;
}

export interface SendOptions {
  /** Names the effect: a second job of the same name and key does nothing. */
  readonly key?: string;
  readonly startAfter?: Date;
}

export interface Jobs {
  /** All jobs that this process does; none before its start. */
  definitions(): readonly JobDefinition[];
  /** Queues a job in the transaction of the business change: both are committed, or neither. */
  send<I extends z.ZodType>(
    tx: Tx,
    job: JobDefinition<I>,
    data: z.input<I>,
    options?: SendOptions,
  ): Promise<void>;
  /** The same for many of one job, to be done at once, in one statement. */
  sendAll<I extends z.ZodType>(
    tx: Tx,
    job: JobDefinition<I>,
    all: readonly { readonly data: z.input<I>; readonly key: string }[],
  ): Promise<void>;
}

/** Types the handler by the input schema. */
export function defineJob<I extends z.ZodType>(job: JobDefinition<I>): JobDefinition<I> {
  return job;
}
