import type { SameKeys } from '@sarn/platform-web';
import type { th } from './th.ts';

/** What is done with a document of a queue, by the code of the queue. */
export const en: SameKeys<typeof th> = {
  review: 'Review',
  sign: 'Sign',
  unreceived: 'Receive',
  jobReceived: 'Present',
  jobReceived2: 'Give orders',
  jobCommand: 'Carry out',
  waitAssign: 'Assign',
  jobAssign: 'Report',
  jobCompleted: 'Accept',
  acknowledge: 'Acknowledge',
  open: 'Open',
};
