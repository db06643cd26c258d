import type { th } from './th.ts';

export const en: typeof th = {
  similar: 'Similar documents',
};
