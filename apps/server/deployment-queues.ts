import type { Deployment } from '@sarn/portal/contract';
import { QueueSettingsError, readQueues } from '@sarn/worklist/contract';
import type { Queue, Queues } from '@sarn/document/contract';
import { ConfigError } from './config-error.ts';

interface Known {
  readonly todoQueues: Deployment['todoQueues'];
  readonly queues: Queues;
}

/** What was read last, by the list of hidden queues: asked several times in each call of a queue. */
const known = new WeakMap<Deployment['hiddenTodoCodes'], Known>();

/**
 * The to-do queues as the deployment's file lists them, and the centre of the agency has changed them:
 * a change brings other objects, so that none is changed in place.
 *
 * @throws ConfigError with one line that names the file and the error in it
 */
export function queuesOf(deployment: Deployment): Queues {
  const { todoQueues, hiddenTodoCodes } = deployment;
  const before = known.get(hiddenTodoCodes);
  if (before && before.todoQueues === todoQueues) return before.queues;
  const queues = readFrom(deployment);
  known.set(hiddenTodoCodes, { todoQueues, queues });
  return queues;
}

function readFrom(deployment: Deployment): Queues {
  const { todoQueues = {}, hiddenTodoCodes: hidden } = deployment;
  try {
    return readQueues({ ...todoQueues, hidden });
  } catch (error) {
    if (!(error instanceof QueueSettingsError)) throw error;
    throw new ConfigError(`Deployment ${deployment.code}: ${error.message}.`);
  }
}

type Cards = Readonly<Record<string, Omit<Queue, 'parts' | 'isHidden'>>>;

/** The cards made of queues before: every reader asks for those of the same queues. */
const made = new WeakMap<Queues, Cards>();

/** The queues as cards of the portal, in their order. */
export function cardsOf(queues: Queues): Cards {
  const before = made.get(queues);
  if (before) return before;
  const cards: Cards = Object.fromEntries(
    queues.map(({ parts: _parts, isHidden: _hidden, ...card }) => [card.code, card]),
  );
  made.set(queues, cards);
  return cards;
}
