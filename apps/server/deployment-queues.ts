import type { Deployment } from '@sarn/portal/contract';
import { QueueSettingsError, readQueues } from '@sarn/worklist/contract';
import type { Queue, Queues } from '@sarn/document/contract';
import { ConfigError } from './config-error.ts';

/**
 * The to-do queues as the deployment's file lists them.
 *
 * @throws ConfigError with one line that names the file and the error in it
 */
export function queuesOf(deployment: Deployment): Queues {
  const { todoQueues = {}, hiddenTodoCodes: hidden } = deployment;
  try {
    return readQueues({ ...todoQueues, hidden });
  } catch (error) {
    if (!(error instanceof QueueSettingsError)) throw error;
    throw new ConfigError(`Deployment ${deployment.code}: ${error.message}.`);
  }
}

/** The queues as cards of the portal, in their order. */
export function cardsOf(queues: Queues): Record<string, Omit<Queue, 'parts' | 'isHidden'>> {
  return Object.fromEntries(
    queues.map(({ parts: _parts, isHidden: _hidden, ...card }) => [card.code, card]),
  );
}
