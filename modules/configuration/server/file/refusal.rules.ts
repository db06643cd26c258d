import { AppError, fillSentence, settingErrors } from '@sarn/kernel';
import type { Bilingual } from '@sarn/kernel';
import { InvalidInput } from '@sarn/platform-server';
import type { Section } from './section.ts';

type Words = keyof Bilingual;
type Named = Pick<Section, 'fields' | 'label'>;

/** Why a row of a file is refused, in the words of the screen; null where the error says it by itself. */
export function whyOf(error: unknown, language: Words, section: Named): string | null {
  if (error instanceof InvalidInput) {
    const fields = error.issues.map(({ field }) => wordOf(section, field)?.[language]);
    return wrongFields([...new Set(fields)].filter((word) => word !== undefined))[language];
  }
  if (!(error instanceof AppError)) return null;
  if (error.code === 'platform.not-found') return noSuchRow[language];
  const known = Object.entries(settingErrors).find(([code]) => code === error.code)?.[1];
  return known ? fillSentence(known[language], error.params) : null;
}

/**
 * What a field is called on the screen; that of a list is named with the place in it (`short.1`). Of a section
 * with a single field, whatever is wrong is that one.
 */
function wordOf(section: Named, field: string): Bilingual | undefined {
  const [name = ''] = field.split('.');
  if (section.fields.includes(name)) return section.label(name);
  const [only, ...others] = section.fields;
  return only !== undefined && others.length === 0 ? section.label(only) : undefined;
}

const noSuchRow = { th: 'ไม่มีรายการนี้ในระบบ', en: 'There is no such entry here.' };

function wrongFields(words: readonly string[]): Bilingual {
  const named = words.map((word) => `“${word}”`).join(', ');
  return named === ''
    ? { th: 'ค่าของรายการนี้ไม่ถูกต้อง', en: 'This entry has a wrong value.' }
    : { th: `ค่าของ ${named} ไม่ถูกต้อง`, en: `The value of ${named} is wrong.` };
}
