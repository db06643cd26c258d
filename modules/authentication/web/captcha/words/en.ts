import type { th } from './th.ts';

export const en: typeof th = {
  working: 'Checking that you are not an automated program. One moment, please.',
  done: 'Checked.',
  failed: 'The check did not succeed. Please try again.',
  again: 'Check again',
};
