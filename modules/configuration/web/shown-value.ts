import type { Field, FieldValue } from '@sarn/kernel';
import { inLanguage } from '@sarn/portal/web';

/** A value in words. */
export function shownValue(
  field: Field,
  value: FieldValue,
  language: 'th' | 'en' | 'thsarn',
): string {
  const name = field.kind === 'choice' ? field.options[String(value)] : undefined;
  return name ? inLanguage(name, language) : String(value ?? '');
}
