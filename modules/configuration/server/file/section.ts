import { formatDate, isCivilDate } from '@sarn/kernel';
import type { AppError, Bilingual, FieldValue, Language } from '@sarn/kernel';
import type {
  ConfigurationPart,
  FormerPart,
  Handle,
  PartChange,
  PartRow,
  PartWriter,
  Told,
  Tx,
} from '@sarn/platform-server';
import { wantedByTold, wantedOf } from './wanted.rules.ts';
import type { Wanted } from './wanted.rules.ts';

/** A described table, or a part of a module: what the file has under one name. */
export interface Section {
  readonly code: string;
  readonly kind: 'tables' | 'values';
  readonly title: Bilingual;
  label(field: string): Bilingual;
  /** Its fields in the order in which they are shown. */
  readonly fields: readonly string[];
  /** Name of a row that is only in the file, where it does not say it itself. */
  nameOf(code: string): string;
  /** A value of the row with the code, in words; of codes of other rows, their names are told instead. */
  shown(field: string, value: FieldValue, language: Language, code: string): string;
  /** What a field of the row with the code must hold, where that is known. */
  wanted(field: string, code: string): Wanted | undefined;
  /** Whether a row may be added, and ended. */
  isOwn(code: string): boolean;
  read(h: Handle): Promise<readonly PartRow[]>;
  /** Fields that hold the code of a row, or codes, with the section of those rows. */
  readonly references: Readonly<Record<string, string>>;
  /** What earlier releases had in its place. */
  readonly replaces?: FormerPart;
  /** The product makes its codes: two installations know one row by two codes, and by one name. */
  readonly hasMadeCodes: boolean;
  write(
    tx: Tx,
    writer: PartWriter & { readonly batch: string },
    change: PartChange,
  ): Promise<'done' | 'waits'>;
  /** Writes many rows together, where it can: each is given to `write`, and `flush` ends it. */
  writeTogether?(
    tx: Tx,
    writer: PartWriter & { readonly batch: string },
    changes: readonly PartChange[],
  ): Promise<SectionWriting>;
  /** Refuses what the written rows contradict together. */
  check?(tx: Tx): Promise<void>;
  /** Removes a row that the import added, or ends it where it is used already. */
  takeBack(
    tx: Tx,
    writer: PartWriter & { readonly batch: string },
    row: PartRow,
  ): Promise<'done' | 'waits'>;
}

export interface SectionWriting {
  write(change: PartChange): Promise<'done' | 'waits'>;
  /** @param refusing makes what is thrown of a refusal and the code of the refused row */
  flush(refusing: (code: string, error: AppError) => unknown): Promise<void>;
}

/** A part of a module as a section. */
export const partSection = (part: ConfigurationPart): Section => ({
  code: part.code,
  kind: 'values',
  title: part.title,
  label: (field) => part.fields[field] ?? { th: field, en: field },
  fields: Object.keys(part.fields),
  nameOf: (code) => part.nameOf?.(code) ?? code,
  shown: (field, value, language, code) =>
    toldOf(part.fields[field]?.told, { value, language, code }) ?? plainText(value, language),
  wanted(field, code) {
    const described = part.describes?.(code);
    return described ? wantedOf(described) : wantedByTold(part.fields[field]?.told);
  },
  isOwn: (code) => part.isOwn?.(code) ?? true,
  read: (h) => part.read(h),
  references: part.references ?? {},
  ...(part.replaces && { replaces: part.replaces }),
  check: async (tx) => part.check?.(tx),
  hasMadeCodes: false,
  write: (tx, writer, change) => part.write(tx, writer, change),
  takeBack: (tx, writer, row) => part.write(tx, writer, { before: row, after: null }),
});

interface ToldValue {
  readonly value: FieldValue;
  readonly language: Language;
  readonly code: string;
}

/** A value in the words of its part; undefined where it is told as it stands. */
function toldOf(told: Told | undefined, { value, language, code }: ToldValue): string | undefined {
  if (typeof told === 'function') return told(value, language, code);
  if (typeof told !== 'object' || value === null) return undefined;
  const words = (one: string) => told[one]?.[language === 'en' ? 'en' : 'th'] ?? one;
  return typeof value === 'object' ? value.map(words).join(', ') : words(String(value));
}

const longest = 300;

/** A value as text; a picture is not written out. */
export function plainText(value: FieldValue, language: Language): string {
  if (typeof value === 'boolean') return yesNo[language === 'en' ? 'en' : 'th'][value ? 1 : 0];
  if (value === null) return '';
  const text = typeof value === 'object' ? value.join(', ') : String(value);
  if (isCivilDate(text)) return formatDate(text, 'short', language);
  if (text.startsWith('data:image/')) return language === 'en' ? '(picture)' : '(ภาพ)';
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

const yesNo = { th: ['ไม่ใช่', 'ใช่'], en: ['no', 'yes'] } as const;
