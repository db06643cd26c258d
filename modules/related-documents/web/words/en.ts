import type { SameKeys } from '@sarn/platform-web';
import type { th } from './th.ts';

export const en: SameKeys<typeof th> = {
  title: 'Related documents',
  refersTo: 'Refers to',
  referredBy: 'Referred to by',
  none: 'No links to other documents yet',
  add: 'Refer to an earlier document',
  field: 'Find the earlier document',
  fieldHint: 'Type a number, subject or agency, then choose from the list',
  number: 'No. {no}',
  receiveNo: 'Received as {no}',
  by: 'linked by {name}',
  open: 'Open {title}',
  remove: 'Take back the link to {title}',
  done: 'Linked',
  cancel: 'Cancel',
  similar: 'Similar documents',
};
