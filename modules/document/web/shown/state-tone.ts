import type { Tone } from '@sarn/platform-web';

/** Colour of a state; its text alone says the same. */
const tones: Readonly<Record<string, Tone>> = {
  SENT: 'warning',
  DELIVERED: 'warning',
  RETURNED: 'danger',
  AUTO_RETURNED: 'danger',
  RECALLED: 'danger',
  REFUSED: 'danger',
  DISAPPROVED: 'danger',
  IN_PROGRESS: 'info',
  ASSIGNED: 'info',
  STUDYING: 'info',
  REPORTED: 'info',
  DONE: 'success',
  COMPLETED: 'success',
  CLOSED: 'success',
};

export function stateTone(state: string): Tone {
  return tones[state] ?? 'neutral';
}

/** The same for a whole document, whose states are others: DELIVERED is the end of a sending. */
const documentTones: Readonly<Record<string, Tone>> = {
  ARRIVED: 'warning',
  PRESENTED: 'warning',
  IN_REVIEW: 'info',
  AWAITING_SIGN: 'warning',
  AWAITING_APPROVAL: 'warning',
  AWAITING_INITIAL: 'warning',
  REGISTERED: 'info',
  COMMANDED: 'info',
  DISTRIBUTED: 'info',
  SIGNED: 'success',
  INITIALLED: 'success',
  SEALED: 'success',
  NUMBERED: 'success',
  DISPATCHED: 'success',
  DELIVERED: 'success',
  ISSUED: 'success',
  PUBLISHED: 'success',
  CERTIFIED: 'success',
  REVOKED: 'danger',
  CANCELLED: 'danger',
};

/** Of a document: what waits for a signature and what is signed differ (specification §1). */
export function documentTone(state: string): Tone {
  return documentTones[state] ?? stateTone(state);
}
