import type { Language } from '@sarn/kernel';
import { accountMessages } from '../contract/index.ts';
import type { AccountMessage } from '../contract/index.ts';

/** The message of a successful answer in the reader's language. */
export function phrase(key: AccountMessage, language: Language): string {
  return accountMessages[key][language === 'en' ? 'en' : 'th'];
}
