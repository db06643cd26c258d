import { formatDay } from '@sarn/platform-web';
import { profileFields } from '@sarn/profile/contract';
import type { ProfileFieldName } from '@sarn/profile/contract';
import type { Language } from '@sarn/kernel';
import type { Say } from '@sarn/platform-web';
import type { th } from '../words/th.ts';

/** Label of a field, from the table of the contract. */
export function fieldLabel(name: ProfileFieldName, language: Language): string {
  return profileFields[name].label[language === 'en' ? 'en' : 'th'];
}

/** A blood type as shown: `O`, `O อาร์เอชลบ`. */
export function bloodText(say: Say<typeof th>, type: string): string {
  return type.endsWith('-') ? say('blood.negative', { group: type.slice(0, -1) }) : type;
}

/** A value as shown: days with their Buddhist year in Thai, choices in words. */
export function fieldText(
  say: Say<typeof th>,
  name: ProfileFieldName,
  value: string,
  language: Language,
): string {
  if (value === '') return '';
  const { kind } = profileFields[name];
  if (kind === 'day') return formatDay(value, language, 'full');
  if (kind === 'gender') return say(value === 'male' ? 'gender.male' : 'gender.female');
  return kind === 'blood' ? bloodText(say, value) : value;
}
