import type { Language } from '@sarn/kernel';
import { authenticationMessages } from '../contract/index.ts';
import type { AuthenticationMessage } from '../contract/index.ts';

/** The sentence of a successful answer in the reader's language. */
export function phrase(key: AuthenticationMessage, language: Language): string {
  return authenticationMessages[key][language === 'en' ? 'en' : 'th'];
}
