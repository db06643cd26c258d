import type { th } from './th.ts';

export const en: typeof th = {
  title: 'Confirm the receipt of a letter',
  loading: 'Opening the letter',
  failed: 'The page could not be opened',
  again: 'Try again',
  from: 'From',
  to: 'To',
  no: 'No.',
  date: 'Date',
  subject: 'Subject',
  ask: 'If you have received this letter whole, please confirm. The sender is told at once.',
  number: 'Your receive number (if any)',
  numberHint: 'Once you have registered it; you can also come back later with the same link',
  confirm: 'Confirm the receipt',
  confirmed: 'Confirmed {when}',
  numberIs: 'Receive number',
  addNumber: 'Save the number',
  thanks: 'Thank you. The sender has been told; you can close this page.',
};
