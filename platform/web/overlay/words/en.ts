import type { SameKeys } from '../../words/words.ts';
import type { th } from './th.ts';

export const en = {
  position: '{at} of {all}',
  next: 'Next message',
} as const satisfies SameKeys<typeof th>;
