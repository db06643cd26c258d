import { formatDay } from '@sarn/platform-web';
import { isCivilDate } from '@sarn/kernel';
import type { Language } from '@sarn/kernel';
import { draftFieldTerms } from '@sarn/correspondence/contract';
import type { DraftField } from '@sarn/correspondence/contract';
import { media } from '@sarn/document/contract';
import { sendMethods } from '@sarn/contact/contract';

interface Term {
  readonly th: string;
  readonly en: string;
}

/** Fields of the pages that have another name in the form. */
const otherNames: Readonly<Record<string, DraftField>> = {
  units: 'unitIds',
  files: 'fileIds',
  bearer: 'bearerId',
};

const isField = (name: string): name is DraftField => Object.hasOwn(draftFieldTerms, name);

/** What a field of a draft is called. */
export function fieldTerm(name: string): Term {
  const field = otherNames[name] ?? name;
  return isField(field) ? draftFieldTerms[field] : { th: name, en: name };
}

const choices: Readonly<Record<string, Readonly<Record<string, Term>>>> = {
  medium: media,
  method: sendMethods,
};

/**
 * A value of a field as text, for two versions to be compared by words.
 *
 * @param rowName what a row of the settings is called whose code is in a field
 */
export function shownValue(
  name: string,
  value: unknown,
  language: Language,
  rowName: (field: string, code: string) => string | undefined = () => undefined,
): string {
  if (name === 'bodyJson') return textOf(value).trim();
  if (typeof value === 'string') {
    const row = rowName(name, value);
    if (row !== undefined) return row;
  }
  if (typeof value === 'string') return shownText(name, value, language);
  if (Array.isArray(value)) {
    return value.map((one: unknown) => shownValue(name, one, language)).join('\n');
  }
  if (typeof value !== 'object' || value === null) return '';
  const parts = Object.entries(value).filter(([key]) => !hidden.has(key));
  return parts
    .map(([key, part]) => shownValue(key, part, language))
    .filter(Boolean)
    .join(' · ');
}

/** Parts of a chosen item that say nothing to a reader. */
const hidden = new Set(['id', 'value', 'documentId', 'mediaType', 'bytes', 'pageCount']);

function shownText(name: string, text: string, language: Language): string {
  const term = choices[name]?.[text];
  if (term) return language === 'en' ? term.en : term.th;
  return isCivilDate(text) ? formatDay(text, language, 'full') : text;
}

/** The text of a tree of the editor, one line for each paragraph and for each row of a table. */
function textOf(node: unknown): string {
  if (typeof node !== 'object' || node === null) return '';
  if ('text' in node && typeof node.text === 'string') return node.text;
  const type = 'type' in node ? node.type : '';
  const inner = 'content' in node && Array.isArray(node.content) ? node.content : [];
  if (type === 'tableRow') {
    const cells = inner.map((cell) => textOf(cell).trim().replaceAll('\n', ' '));
    return `${cells.join(' | ')}\n`;
  }
  const text = inner.map(textOf).join('');
  if (type === 'hardBreak') return '\n';
  return type === 'paragraph' || type === 'heading' ? `${text}\n` : text;
}
