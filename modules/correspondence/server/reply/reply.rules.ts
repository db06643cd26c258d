import type { DocumentState } from '@sarn/document/contract';
import type { DocumentRow } from '@sarn/document/server';

type Letter = Pick<DocumentRow, 'kind' | 'state'>;

/** States in which a letter that came is nobody's yet, or nobody's any more. */
const notReceived: readonly DocumentState[] = ['ARRIVED', 'REFUSED', 'CANCELLED'];
/** States in which a letter of ours has left. */
const gone: readonly DocumentState[] = ['DISPATCHED', 'DELIVERED', 'CLOSED'];

const isOurs = ({ kind }: Letter): boolean => kind === 'outgoing' || kind === 'stamp';
const isReceived = ({ kind, state }: Letter): boolean =>
  kind === 'outside' && !notReceived.includes(state);

/** Whether a letter of ours may be written in answer to it. */
export const isAnswerable = isReceived;

/** Whether the one can be the answer to the other. */
export function mayAnswer(reply: Letter, to: Letter): boolean {
  if (isOurs(reply)) return isReceived(to) && reply.state !== 'CANCELLED';
  return isReceived(reply) && isOurs(to) && gone.includes(to.state);
}

/** Whether the answer is there: ours has left, or theirs has come. */
export const hasAnswered = (reply: Letter): boolean =>
  isOurs(reply) ? gone.includes(reply.state) : isReceived(reply);
