import type { th } from './th.ts';

export const en: typeof th = {
  certifiedNo: 'Certified by meeting no.',
  certifiedNoHint: 'Typed with its year',
  certifiedOn: 'Day of that meeting',
  corrections: 'What the meeting corrected',
};
