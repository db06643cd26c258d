import type { DocumentKind } from '@sarn/document/contract';
import { letterRegisters } from '@sarn/document/contract';
import type { LetterRegister } from '@sarn/document/contract';
import { publicationKinds, publicationRules } from '@sarn/document/contract';
import type { PublicationKind } from '@sarn/document/contract';
import { secretRegisters } from './secret-registers.ts';
import type { SecretRegister } from './secret-registers.ts';

/** A unit has one register of each kind. */
export type RegisterKind = 'receive' | 'memo' | PublicationKind | LetterRegister | SecretRegister;

interface Term {
  readonly th: string;
  readonly en: string;
}

/** Names of the registers. */
export const registerTerms: Readonly<Record<RegisterKind, Term>> = {
  receive: { th: 'ทะเบียนหนังสือรับ', en: 'Register of incoming letters' },
  memo: { th: 'ทะเบียนหนังสือภายใน', en: 'Register of memos' },
  ...letterRegisters,
  ...secretRegisters,
  ...(Object.fromEntries(
    publicationKinds.map((kind) => [kind, publicationRules[kind].register]),
  ) as Record<PublicationKind, Term>),
};

/** The name of the register with the code, as the product calls it; the code of any other. */
export const registerName = (code: string): string =>
  Object.entries(registerTerms).find(([kind]) => kind === code)?.[1].th ?? code;

/**
 * How numbers are printed: with the letter code of a unit, and where it has none.
 *
 * @rule saraban-2526 ข้อ 11
 */
export const numberPrints = {
  letter: { coded: '{code}/{number}', bare: '{number}' },
  circular: { coded: '{code}/ว {number}', bare: 'ว {number}' },
  // Classified documents have numbers of their own in the register of their own (DOMAIN §2).
  secret: { coded: '{code}/ล {number}', bare: 'ล {number}' },
  year: { coded: '{number}/{year}', bare: '{number}/{year}' },
} as const;

export type NumberPrint = keyof typeof numberPrints;

/** In which register a kind of document is numbered, whose it is, and how the number is printed. */
export interface NumberRule {
  readonly register: RegisterKind;
  readonly print: NumberPrint;
  /**
   * Whose register counts: that of the unit whose letter code is printed (`NumberSettings`), of
   * the agency, or of the unit that owns the document.
   */
  readonly countedBy: 'code' | 'agency' | 'unit';
}

const ofAgency = (register: RegisterKind): NumberRule => ({
  register,
  print: 'year',
  countedBy: 'agency',
});

/** The numbers of every kind of document; null where it has none. */
export const numberRules: Readonly<Record<DocumentKind, NumberRule | null>> = {
  outside: { register: 'receive', print: 'year', countedBy: 'unit' },
  inside: { register: 'memo', print: 'letter', countedBy: 'code' },
  outgoing: { register: 'outgoing', print: 'letter', countedBy: 'code' },
  stamp: { register: 'outgoing', print: 'letter', countedBy: 'code' },
  cycle: { register: 'cycle', print: 'circular', countedBy: 'code' },
  command: ofAgency('command'),
  regularity: ofAgency('regularity'),
  rules: ofAgency('rules'),
  announce: ofAgency('announce'),
  declaration: ofAgency('declaration'),
  news: ofAgency('news'),
  report: ofAgency('report'),
  guaranty: ofAgency('guaranty'),
  other: { register: 'other', print: 'year', countedBy: 'unit' },
  note: null,
};

/** What agencies may choose between by law (DOMAIN §2). */
export interface NumberSettings {
  /**
   * Circulars (ว) have numbers of their own, or are drawn from the register of outgoing letters.
   */
  readonly circularSeries: CircularSeries;
  /**
   * Whose letter code is printed and whose register counts, where a unit has no setting of its own.
   */
  readonly codeOwner: CodeOwner;
}

export type CircularSeries = 'own' | 'outgoing';

/**
 * `division`: the unit that owns the document or the nearest above it that has a letter code;
 * `department`: the agency, or the highest unit that has one (`F_IS_USE_DOC_NO_OWNER_DEPT`).
 */
export const codeOwners = ['division', 'department'] as const;
export type CodeOwner = (typeof codeOwners)[number];

export const usualNumberSettings: NumberSettings = {
  circularSeries: 'own',
  codeOwner: 'division',
};

/** The rule of a kind in this agency. */
export function numberRuleOf(
  kind: DocumentKind,
  settings: NumberSettings,
  isSecret = false,
): NumberRule | null {
  const rule = numberRules[kind];
  if (rule && isSecret) return { ...rule, register: 'secret-send', print: 'secret' };
  const isDrawn = kind === 'cycle' && settings.circularSeries === 'outgoing';
  return rule && isDrawn ? { ...rule, register: 'outgoing' } : rule;
}

/** A number as printed on the document; a sample has dots in its place. */
export function printNumber(
  print: NumberPrint,
  parts: { readonly number: number | '…'; readonly year: number; readonly letterCode: string },
): string {
  const { coded, bare } = numberPrints[print];
  return (parts.letterCode ? coded : bare)
    .replace('{code}', parts.letterCode)
    .replace('{number}', String(parts.number))
    .replace('{year}', String(parts.year));
}
