import type { Bilingual, Field, FieldValue, Language } from '@sarn/kernel';

/** The text in the shown language; an empty English one shows the Thai. */
export const inLanguage = ({ th, en }: Bilingual, language: Language): string =>
  language === 'en' && en !== '' ? en : th;

export interface ShownWords {
  readonly yes: string;
  readonly no: string;
  readonly none: string;
}

/** The value of a field as text, in lists, histories and comparisons. */
export function shownValue(
  field: Field | undefined,
  value: FieldValue,
  language: Language,
  words: ShownWords,
): string {
  if (value === null || value === '') return words.none;
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'object') return value.join(', ') || words.none;
  if (field?.kind !== 'choice') return String(value);
  const option = field.options[String(value)];
  return option ? inLanguage(option, language) : String(value);
}
