import type { Tone } from '@sarn/platform-web';
import type { OutsideState } from '@sarn/correspondence/contract';

/** Badge tone of each state of a sending. */
export const outsideTones: Readonly<Record<OutsideState, Tone>> = {
  WAITING: 'warning',
  QUEUED: 'info',
  SENT: 'info',
  DELIVERED: 'success',
  ACCEPTED: 'success',
  BOUNCED: 'danger',
  RETURNED: 'danger',
  CANCELLED: 'neutral',
};
