import type { Tone } from '@sarn/platform-web';

/** Colour beside the word of a state; the word alone says it all. */
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
