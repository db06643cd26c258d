import type { DataRequestState } from '@sarn/data-request/contract';
import type { Tone } from '@sarn/platform-web';

/** Colours of the states; their names are always shown too. */
export const stateTones: Readonly<Record<DataRequestState, Tone>> = {
  SENT: 'warning',
  TAKEN: 'info',
  ANSWERED: 'success',
  REFUSED: 'danger',
  CANCELLED: 'neutral',
};
