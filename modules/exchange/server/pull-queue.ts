import type { JobDefinition, Tx } from '@sarn/platform-server';
import { z } from 'zod';
import type { ExchangeDependencies } from './dependencies.ts';

/** Asked when something came, and looks at the whole queue. */
export const pullInput = z.object({});
export const pullName = 'exchange.pull';
type PullJob = JobDefinition<typeof pullInput>;
/** Only name and input count for sending; the handler stands where the job is started. */
const queued: PullJob = { name: pullName, input: pullInput, handler: () => Promise.resolve() };

export const pullLater = (deps: ExchangeDependencies, tx: Tx, processId: string): Promise<void> =>
  deps.platform.jobs.send(tx, queued, {}, { key: processId });

export const gatewayInput = z.object({});
export const gatewayName = 'exchange.gateway-pull';
type GatewayJob = JobDefinition<typeof gatewayInput>;
const asked: GatewayJob = {
  name: gatewayName,
  input: gatewayInput,
  handler: () => Promise.resolve(),
};

/** Looks at the gateway now; the clock does so each minute. @param turn names the asking */
export const pullGatewayLater = (deps: ExchangeDependencies, tx: Tx, turn: string): Promise<void> =>
  deps.platform.jobs.send(tx, asked, {}, { key: turn });

export const deliverInput = z.object({ outboxId: z.string(), turn: z.string() });
export const deliverName = 'exchange.deliver';
type DeliverJob = JobDefinition<typeof deliverInput>;
const delivered: DeliverJob = {
  name: deliverName,
  input: deliverInput,
  handler: () => Promise.resolve(),
};

/** @param turn names the step: a repeated one does nothing */
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
