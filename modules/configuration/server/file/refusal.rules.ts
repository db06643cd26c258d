import { AppError, fillSentence } from '@sarn/kernel';
import type { Bilingual, ErrorCatalogue } from '@sarn/kernel';
import { InvalidInput } from '@sarn/platform-server';
import type { FilePlace } from './format.ts';
import type { Section } from './section.ts';
import { anyValue, plainValue, someFields, someList, someRows } from './wanted.rules.ts';

type Words = keyof Bilingual;
type Named = Pick<Section, 'fields' | 'label' | 'wanted'>;

/** In whose words a refusal is told, and the sentences in which the modules refuse. */
export interface Teller {
  readonly words: Words;
  readonly errors: ErrorCatalogue;
}

/** Refusals of the file as a whole, and of the call: they say by themselves what they are about. */
const isOfFile = (code: string): boolean => /^(?:configuration|platform)\./.test(code);

/** Why a row of a file is refused, in the words of the screen; null where the error says it by itself. */
export function whyOf(
  error: unknown,
  { words: language, errors }: Teller,
  section: Named,
  code = '',
): string | null {
  if (error instanceof InvalidInput) {
    if (error.issues.some(({ field }) => field === 'code')) return wrongCode[language];
    const names = error.issues.flatMap(({ field }) => fieldOf(section, field) ?? []);
    const isNoList = error.issues.some(({ rule }) => rule === 'list');
    const fields = [...new Set(names)].map((name) => ({
      word: section.label(name)[language],
      wanted: (section.wanted(name, code) ?? (isNoList ? someList : undefined))?.[language],
    }));
    return fields.length === 0 ? wrongValue[language] : fields.map(mustBe[language]).join(' ');
  }
  if (!(error instanceof AppError)) return null;
  if (error.code === 'platform.not-found') return noSuchRow[language];
  const known = isOfFile(error.code) ? undefined : errors[error.code];
  return known ? fillSentence(known[language], error.params) : null;
}

/**
 * The field of the section that is meant; that of a list is named with the place in it (`short.1`). Of a section
 * with a single field, whatever is wrong is that one.
 */
function fieldOf(section: Named, field: string): string | undefined {
  const [name = ''] = field.split('.');
  if (section.fields.includes(name)) return name;
  const [only, ...others] = section.fields;
  return others.length === 0 ? only : undefined;
}

const noSuchRow = { th: 'ไม่มีรายการนี้ในระบบ', en: 'There is no such entry here.' };

const wrongCode = {
  th: 'รหัสต้องเป็นตัวอักษรอังกฤษ ตัวเลข จุด หรือขีด ไม่เกิน 40 ตัว และขึ้นต้นด้วยตัวอักษรหรือตัวเลข',
  en: 'The code must be Latin letters, digits, dots or hyphens, at most 40, and begin with a letter or digit.',
};

const wrongValue = { th: 'ค่าของรายการนี้ไม่ถูกต้อง', en: 'This entry has a wrong value.' };

interface WrongField {
  readonly word: string;
  readonly wanted: string | undefined;
}

const mustBe: Readonly<Record<Words, (field: WrongField) => string>> = {
  th: ({ word, wanted }) =>
    wanted === undefined ? `ค่าของ “${word}” ไม่ถูกต้อง` : `ค่าของ “${word}” ต้องเป็น${wanted}`,
  en: ({ word, wanted }) =>
    wanted === undefined
      ? `The value of “${word}” is wrong.`
      : `The value of “${word}” must be ${wanted}.`,
};

/** The place in a file at which something else is wanted, told as the screens call it. */
export function placeOf(
  { path, isUnstorable }: FilePlace,
  { sections, file }: { readonly sections: readonly Section[]; readonly file: unknown },
  language: Words,
): { readonly where: string; readonly wanted: string } {
  const [kind = '', part = '', code = '', field] = path;
  const section = sections.find((one) => one.kind === kind && one.code === part);
  const title = section?.title[language] ?? part;
  if (path.length < 3) return { where: title, wanted: someRows[language] };
  const name = textAt(file, [kind, part, code, 'nameTh']) || (section?.nameOf(code) ?? code);
  const row = `${title} “${name}”`;
  if (field === undefined) {
    return { where: row, wanted: (isUnstorable ? plainValue : someFields)[language] };
  }
  const word = section?.fields.includes(field) ? section.label(field)[language] : field;
  const wanted = isUnstorable ? plainValue : (section?.wanted(field, code) ?? anyValue);
  return {
    where: language === 'en' ? `${row}, field “${word}”` : `${row} ช่อง “${word}”`,
    wanted: wanted[language],
  };
}

function textAt(value: unknown, path: readonly string[]): string {
  let now: unknown = value;
  for (const step of path) {
    if (typeof now !== 'object' || now === null) return '';
    now = Object.entries(now).find(([name]) => name === step)?.[1];
  }
  return typeof now === 'string' ? now : '';
}
