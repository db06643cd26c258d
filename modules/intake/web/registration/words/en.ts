import type { th } from './th.ts';

export const en: typeof th = { needed: 'Please fill in “{field}”, as the agency has set' };
