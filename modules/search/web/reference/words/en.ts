import type { SameKeys } from '@sarn/platform-web';
import type { th } from './th.ts';

export const en: SameKeys<typeof th> = {
  title: 'Related papers',
  refersTo: 'Refers to',
  referredBy: 'Referred to by',
  none: 'No links to other papers yet',
  add: 'Refer to an earlier paper',
  field: 'Find the earlier paper',
  fieldHint: 'Type a number, subject or agency, then choose from the list',
  number: 'No. {no}',
  receiveNo: 'Received as {no}',
  by: 'linked by {name}',
  open: 'Open {title}',
  remove: 'Take back the link to {title}',
  done: 'Linked',
  cancel: 'Cancel',
};
