import type { JobName, Tx } from '@sarn/platform-server';
import { z } from 'zod';
import type { ExchangeDependencies } from './dependencies.ts';

/** The job that runs for each message that came, and handles the oldest. */
export const pullInput = z.object({});
export const pullName = 'exchange.pull';
const queued: JobName<typeof pullInput> = { name: pullName, input: pullInput };

/** @param turn id of the message: a repeated one does nothing */
export const pullLater = (deps: ExchangeDependencies, tx: Tx, turn: string): Promise<void> =>
  deps.platform.jobs.send(tx, queued, {}, { key: turn });

export const gatewayInput = z.object({});
export const gatewayName = 'exchange.gateway-pull';
const asked: JobName<typeof gatewayInput> = { name: gatewayName, input: gatewayInput };

/** Pulls from the gateway now, besides the job each minute. @param turn id of the request */
export const pullGatewayLater = (deps: ExchangeDependencies, tx: Tx, turn: string): Promise<void> =>
  deps.platform.jobs.send(tx, asked, {}, { key: turn });

export const deliverInput = z.object({ outboxId: z.string(), turn: z.string() });
export const deliverName = 'exchange.deliver';
const delivered: JobName<typeof deliverInput> = { name: deliverName, input: deliverInput };

/** @param turn id of the step: a repeated one does nothing */
export const deliverLater = (
  deps: ExchangeDependencies,
  tx: Tx,
  outboxId: string,
  turn: string,
  startAfter?: Date,
): Promise<void> =>
  deps.platform.jobs.send(
    tx,
    delivered,
    { outboxId, turn },
    { key: `${outboxId} ${turn}`, ...(startAfter ? { startAfter } : {}) },
  );
