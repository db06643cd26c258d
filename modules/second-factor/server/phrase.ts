import type { Language } from '@sarn/kernel';
import { secondFactorMessages } from '../contract/index.ts';
import type { SecondFactorMessage } from '../contract/index.ts';

/** The sentence of a successful answer in the reader's language. */
export function phrase(key: SecondFactorMessage, language: Language): string {
  return secondFactorMessages[key][language === 'en' ? 'en' : 'th'];
}
