import type { Language } from '@sarn/kernel';
import { identityMessages } from '../contract/index.ts';
import type { IdentityMessage } from '../contract/index.ts';

/** The sentence of a successful answer in the reader's language. */
export function phrase(key: IdentityMessage, language: Language): string {
  return identityMessages[key][language === 'en' ? 'en' : 'th'];
}
