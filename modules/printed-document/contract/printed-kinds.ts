import { isClassified } from '@sarn/document/contract';
import type { DocumentKind, PublicationKind } from '@sarn/document/contract';
import type { IssuedKind } from '@sarn/pdf/contract';

/** The forms 4 to 9. @rule saraban-2526 ข้อ 16 */
const issuedForms = {
  command: 'command',
  regularity: 'regulation',
  rules: 'rule',
  announce: 'announcement',
  declaration: 'declaration',
  news: 'news',
} as const satisfies Partial<Record<PublicationKind, IssuedKind>>;

/** The form of a published kind. */
export const printedIssue = (kind: keyof typeof issuedForms): IssuedKind => issuedForms[kind];

/** The form in which documents of a kind are printed. @rule saraban-2526 ข้อ 11, ข้อ 12, ข้อ 14, ข้อ 24, ข้อ 25, ข้อ 26 */
const forms = {
  outgoing: 'letter',
  stamp: 'stamped',
  inside: 'memo',
  cycle: 'memo',
  guaranty: 'certificate',
  note: 'note',
  report: 'minutes',
  ...issuedForms,
} as const satisfies Partial<Record<DocumentKind, string>>;

export type PrintedForm = (typeof forms)[keyof typeof forms];

interface Printable {
  readonly kind: string;
  /** The text as the editor has it; a document without one is its files. */
  readonly bodyJson: unknown;
}

/** Whether anything was written: the editor keeps an empty paragraph where nothing was. */
export function hasText(node: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false;
  if ('text' in node && typeof node.text === 'string') return node.text.trim() !== '';
  return 'content' in node && Array.isArray(node.content) && node.content.some(hasText);
}

const isKind = (kind: string): kind is keyof typeof forms => Object.hasOwn(forms, kind);

/** The form of a kind, with a text or without; null for a kind that is only a file, as received letters. */
export const formOf = (kind: string): PrintedForm | null => (isKind(kind) ? forms[kind] : null);

/** Forms that tell agency and day, or who initialled, and no whole hand signature. */
const withoutPlace: readonly PrintedForm[] = ['stamped', 'declaration', 'news', 'note'];

/** A whole signature, or initials. */
export type HandSignatureKind = 'full' | 'initials';

/**
 * What a signatory of the kind writes by hand.
 *
 * @rule saraban-2526 ข้อ 13 The seal of a stamped letter is initialled.
 */
export const handSignatureOf = (kind: string): HandSignatureKind =>
  formOf(kind) === 'stamped' ? 'initials' : 'full';

/** Whether pages of the kind have a place in which the hand signature of the signatory stands. */
export function hasSignaturePlace(kind: string): boolean {
  const form = formOf(kind);
  return form !== null && !withoutPlace.includes(form);
}

/**
 * The form in which a document is printed.
 *
 * @returns null for a kind without a form, and for a document without a text, whose files are the document
 */
export const printedForm = ({ kind, bodyJson }: Printable): PrintedForm | null =>
  hasText(bodyJson) ? formOf(kind) : null;

/** Whether its readers get its pages: not of a classified document, which would need marks of each reader. */
export const isPrintedForReaders = (document: Printable & { readonly secrecy: string }): boolean =>
  !isClassified(document.secrecy) && printedForm(document) !== null;
