import type { Language } from '@sarn/kernel';
import { organisationMessages } from '../contract/index.ts';
import type { OrganisationMessage } from '../contract/index.ts';

/** The sentence of a successful answer in the reader's language. */
export function phrase(key: OrganisationMessage, language: Language): string {
  return organisationMessages[key][language === 'en' ? 'en' : 'th'];
}
