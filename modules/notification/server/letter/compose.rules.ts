import { cleanText, formatInstant } from '@sarn/kernel';
import { arrivedTitle } from '../../contract/index.ts';
import type { TemplateField, TemplateTexts } from '../../contract/index.ts';
import { moduleName } from '../notice-modules.ts';
import type { NoticeModules } from '../notice-modules.ts';
import type { Delivery } from '../outbox/outbox.store.ts';

type Language = 'th' | 'en';
type Fields = Readonly<Record<TemplateField, string>>;

/** A template with its fields filled in. */
export interface Composed {
  readonly heading: string;
  readonly body: string;
  readonly short: string;
}

const confidential = {
  th: 'เรื่องลับ โปรดเปิดดูในระบบ',
  en: 'Confidential: please open it in the system',
} as const;

/** Instead of the title of a classified matter, in every channel. Settings §3.6 */
const secretTitle = { th: 'หนังสือลับ', en: 'Classified document' } as const;

/** Who reads a letter, and what modules of this agency are called. */
export interface LetterReader {
  readonly name: string;
  readonly language: Language;
  readonly own: NoticeModules;
}

/** The text of a notification for outside: of a confidential one only that there is one. */
export function subjectOf(
  { isConfidential, message }: Pick<Delivery, 'isConfidential' | 'message'>,
  language: Language,
): string {
  return isConfidential ? confidential[language] : message;
}

export function titleOf(
  { titleTh, titleEn, isConfidential }: Pick<Delivery, 'titleTh' | 'titleEn' | 'isConfidential'>,
  language: Language,
): string {
  if (isConfidential) return secretTitle[language];
  return (language === 'en' ? titleEn : titleTh) || arrivedTitle[language];
}

/** The fields of a single notification. */
export function fieldsOf(
  about: Delivery,
  { language, name, own }: LetterReader,
  link: string,
): Fields {
  return {
    name,
    module: moduleName(about.module, own, language) || about.module,
    title: titleOf(about, language),
    subject: subjectOf(about, language),
    time: formatInstant(about.toldAt, 'full', language),
    link,
  };
}

const mostListed = 50;

/** The fields of a digest: `{title}` is the number, `{subject}` the list. */
export function digestFieldsOf(
  items: readonly { readonly about: Delivery; readonly link: string }[],
  { language, name, own }: LetterReader,
  link: string,
  at: string,
): Fields {
  const count = items.length;
  const lines = items.slice(0, mostListed).map(({ about, link: to }, index) => {
    const head = `${index + 1}. [${moduleName(about.module, own, language) || about.module}] ${titleOf(about, language)}`;
    return [head, subjectOf(about, language), to].filter((line) => line !== '').join('\n');
  });
  const more = count - lines.length;
  if (more > 0) lines.push(language === 'en' ? `and ${more} more` : `และอีก ${more} รายการ`);
  return {
    name,
    module: '',
    title: language === 'en' ? `${count} notification${count === 1 ? '' : 's'}` : `${count} รายการ`,
    subject: lines.join('\n\n'),
    time: formatInstant(at, 'full', language),
    link,
  };
}

/** Fills a template. Values are inserted unchanged: braces in them are not replaced. */
export function compose(texts: TemplateTexts, fields: Fields): Composed {
  const fill = (text: string) =>
    text.replace(/\{(\w+)\}/g, (whole, name: string) => fields[name as TemplateField] ?? whole);
  return {
    // Without line breaks: one would begin another header of the e-mail.
    heading: cleanText(fill(texts.heading)).replace(/\s+/g, ' ').trim().slice(0, 300),
    body: tidy(fill(texts.body)),
    short: tidy(fill(texts.short)),
  };
}

/** Removes the gaps that empty fields leave. */
function tidy(text: string): string {
  return cleanText(text)
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
