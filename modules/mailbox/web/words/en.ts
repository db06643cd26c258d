import type { th } from './th.ts';

export const en: Record<keyof typeof th, string> = {
  above: 'Settings',
  title: 'Agency mailbox',
  text: 'Mail to this mailbox comes into the queue “Letters from elsewhere” of the central registry.',
  health: 'State',
  off: 'Not set up',
  offText: 'Whoever keeps the server sets address and password of the mailbox, as the manual says.',
  state: 'Reading mail',
  fine: 'Well',
  waiting: 'Connecting',
  failing: 'Failing',
  cause: 'Reason',
  address: 'Address',
  server: 'Server and folder',
  checkedAt: 'Last read',
  never: 'never',
  failedAt: 'Last failure',
  retries:
    'It is tried again by itself, every 5 minutes at least. Once the cause is corrected, press “Read now”; nothing needs to be restarted. Mail that comes meanwhile is not lost.',
  taken: 'Last 30 days',
  counts: '{letters} letters, {reports} reports on sendings, {repeats} repeats',
  check: 'Read now',
  checking: 'The mailbox is being read',
  answers: 'Answers to senders',
  acknowledges: 'Say that it arrived as soon as it is in the queue',
  tellsNumber: 'Tell the receive number once it is registered',
  answersText:
    'Machines, mailing lists and doubtful senders are never answered. Whose files could not be taken is always told.',
  save: 'Save',
  saved: 'Saved',
};
