import { z } from 'zod';

/** Fields that a template may contain; filled in when a message is written. */
export const templateFields = ['name', 'module', 'title', 'subject', 'time', 'link'] as const;
export type TemplateField = (typeof templateFields)[number];

const known = new Set<string>(templateFields);

/** Names in braces that are not fields of templates. */
export function unknownFields(text: string): string[] {
  return [...text.matchAll(/\{([^{}]*)\}/g)]
    .map((match) => match[1] ?? '')
    .filter((name) => !known.has(name));
}

const text = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine((value) => unknownFields(value).length === 0, 'unknown-field');

/** Texts of one language: subject and body of the e-mail, and the short text for LINE and push. */
export const TemplateTexts = z.object({
  heading: text(200).describe('Subject of the e-mail and title of a push notice'),
  body: text(4000).describe('Plain text of the e-mail'),
  short: text(1000).describe('Text below the heading in LINE and push'),
});
export type TemplateTexts = z.output<typeof TemplateTexts>;

export const Template = z.object({ th: TemplateTexts, en: TemplateTexts });
export type Template = z.output<typeof Template>;

/** `MODULE/kind`, `MODULE/*` for all of a module, or `*` + `/*` for everything. */
export const TemplateEvent = z.string().regex(/^(\*|[A-Za-z_-]+)\/(\*|[a-zA-Z0-9.-]+)$/);

/** An event of a module, or `MODULE/*` for all of them. */
export const NoticeEventKey = z
  .string()
  .max(120)
  .regex(/^[A-Za-z_-]+\/(\*|[a-zA-Z0-9.-]+)$/);

/** Template of every event that has none of its own. */
export const anyEvent = '*/*';
/** Template of the daily digest; `{subject}` is its list. */
export const digestEvent = '*/digest';

/** Keys of the templates for a kind of notification, the most specific first. */
export function eventsFor(module: string, kind: string): string[] {
  return [`${module}/${kind}`, `${module}/*`, anyEvent];
}

/** Templates of the product; the agency may replace them by its own. */
export const usualTemplates: Readonly<Record<string, Template>> = {
  [anyEvent]: {
    th: {
      heading: '[{module}] {title}',
      body: 'เรียน {name}\n\n{title}\n{subject}\n\nเมื่อ {time}\n\nเปิดดูและดำเนินการได้ที่\n{link}',
      short: '{subject}',
    },
    en: {
      heading: '[{module}] {title}',
      body: 'Dear {name},\n\n{title}\n{subject}\n\n{time}\n\nOpen it here:\n{link}',
      short: '{subject}',
    },
  },
  [digestEvent]: {
    th: {
      heading: 'สรุปการแจ้งเตือนประจำวัน {title}',
      body: 'เรียน {name}\n\nท่านมีการแจ้งเตือนที่ยังไม่ได้อ่าน {title} ดังนี้\n\n{subject}\n\nเปิดดูทั้งหมดได้ที่\n{link}',
      short: 'ท่านมีการแจ้งเตือนที่ยังไม่ได้อ่าน {title}',
    },
    en: {
      heading: 'Daily digest of notifications: {title}',
      body: 'Dear {name},\n\nYou have {title} not read yet:\n\n{subject}\n\nSee all of them here:\n{link}',
      short: 'You have {title} not read yet',
    },
  },
};
