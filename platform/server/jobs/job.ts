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

/** Of the step of a job in which no transaction is open. */
export interface OutsideContext {
  readonly log: Logger;
  /** Same for every repeat of this job: the other side recognises by it what it has already. */
  readonly key: string;
  /** Aborted when the run takes too long, when another process has the work now, or when this one ends. */
  readonly signal: AbortSignal;
}

/** Name and input of a job: enough to queue one. */
export interface JobName<I extends z.ZodType = z.ZodType> {
  /** `module.act`, letters, digits, dots, dashes. */
  readonly name: string;
  readonly input: I;
}

interface JobFacts<I extends z.ZodType> extends JobName<I> {
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
}

/** Work inside the database: its one transaction is open while the handler runs. */
export interface InsideJob<I extends z.ZodType = z.ZodType> extends JobFacts<I> {
  handler(input: z.output<I>, context: JobContext): Promise<void>;
}

/** Work for which something outside is asked: a short transaction before it, a short one after it. */
export interface OutsideJob<I extends z.ZodType = z.ZodType> extends JobFacts<I> {
  /** @returns the step without a transaction; null when there is nothing to do outside (any more) */
  begin(input: z.output<I>, context: JobContext): Promise<OutsideStep | null>;
}

/** @returns how what came of it is written, in the transaction that marks the job as done */
export type OutsideStep = (
  context: OutsideContext,
) => Promise<(context: JobContext) => Promise<void>>;

/** Work done later: started at least once, its effect written once. */
export type JobDefinition<I extends z.ZodType = z.ZodType> = InsideJob<I> | OutsideJob<I>;

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
    job: JobName<I>,
    data: z.input<I>,
    options?: SendOptions,
  ): Promise<void>;
  /** The same for many of one job, to be done at once, in one statement. */
  sendAll<I extends z.ZodType>(
    tx: Tx,
    job: JobName<I>,
    all: readonly { readonly data: z.input<I>; readonly key: string }[],
  ): Promise<void>;
}

/** Types the handler by the input schema. */
export function defineJob<I extends z.ZodType>(job: InsideJob<I>): InsideJob<I> {
  return job;
}

/** The three steps of a job that asks something outside. */
export interface OutsideSteps<I extends z.ZodType, W, R> extends JobFacts<I> {
  /**
   * In a short transaction: decides whether it is still to be done, and reads what is needed for it. What it locks is
   * free again when `outside` begins. @returns null when nothing is left to do
   */
  claim(input: z.output<I>, context: JobContext): Promise<W | null>;
  /**
   * Without a transaction. Repeated when the process is killed before `settle` has ended, so what is sent has the same
   * key each time. Rejects when another attempt is to be made.
   */
  outside(work: W, context: OutsideContext): Promise<R>;
  /**
   * In a short transaction, once: writes what came of it. Others may have changed since `claim` what that one read; so
   * it locks and looks again.
   */
  settle(result: R, work: W, context: JobContext): Promise<void>;
}

/** A job that holds no transaction while it waits for an answer from outside. */
export function defineOutsideJob<I extends z.ZodType, W, R>({
  claim,
  outside,
  settle,
  ...facts
}: OutsideSteps<I, W, R>): OutsideJob<I> {
  return {
    ...facts,
    async begin(input, before) {
      const work = await claim(input, before);
      if (work === null) return null;
      return async (context) => {
        const result = await outside(work, context);
        return (after) => settle(result, work, after);
      };
    },
  };
}
