import type { SameKeys } from '@sarn/platform-web';
import type { th } from './th.ts';

export const en: SameKeys<typeof th> = {
  title: 'Requests',
  empty: 'No requests yet',
  make: 'New request',
  save: 'Save draft',
  subject: 'Subject',
  subjectMissing: 'Say what the request is about',
  requester: 'Made by',
  reason: 'Reason',
  answer: 'Answer',
  answerMissing: 'Answer with three letters at least',
  state: 'State',
  createdAt: 'Date',
  print: 'Print',
  history: 'History',
  states: { DRAFT: 'Draft', SENT: 'To be answered', ALLOWED: 'Allowed', DENIED: 'Denied' },
  acts: { send: 'Send', allow: 'Allow', deny: 'Deny' },
};
