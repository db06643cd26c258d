import type { th } from './th.ts';

export const en: typeof th = {
  provider: 'Sign in with {name}',
  register: 'Ask for an account',
  title: 'Sign in with the account of the agency',
  waiting: 'Checking. One moment, please.',
  refused: 'You were not signed in',
  back: 'Back to sign-in',
};
