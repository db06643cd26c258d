import type { Language } from '@sarn/kernel';
import { profileMessages } from '../contract/index.ts';
import type { ProfileMessage } from '../contract/index.ts';

/** The sentence of a successful answer in the reader's language. */
export function phrase(key: ProfileMessage, language: Language): string {
  return profileMessages[key][language === 'en' ? 'en' : 'th'];
}
