import type { DocumentState } from '@sarn/document/contract';
import type { DocumentRow } from '@sarn/document/server';

type Letter = Pick<DocumentRow, 'kind' | 'state'>;

/** States in which an incoming letter is not registered, or no longer valid. */
const notReceived: readonly DocumentState[] = ['ARRIVED', 'REFUSED', 'CANCELLED'];
/** States in which an outgoing letter has left. */
const gone: readonly DocumentState[] = ['DISPATCHED', 'DELIVERED', 'CLOSED'];

const isOurs = ({ kind }: Letter): boolean => kind === 'outgoing' || kind === 'stamp';
const isReceived = ({ kind, state }: Letter): boolean =>
  kind === 'outside' && !notReceived.includes(state);

/** Whether an outgoing letter may be written in answer to it. */
export const isAnswerable = isReceived;

/** Whether `reply` can be the answer to `to`. */
export function mayAnswer(reply: Letter, to: Letter): boolean {
  if (isOurs(reply)) return isReceived(to) && reply.state !== 'CANCELLED';
  return isReceived(reply) && isOurs(to) && gone.includes(to.state);
}

/** Whether the answer is given: the outgoing one has left, or the incoming one is registered. */
export const hasAnswered = (reply: Letter): boolean =>
  isOurs(reply) ? gone.includes(reply.state) : isReceived(reply);
