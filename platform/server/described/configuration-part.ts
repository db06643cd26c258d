import type { z } from 'zod';
import type { Bilingual, Field, FieldValue, Language } from '@sarn/kernel';
import type { Handle, Tx } from '../db/database.ts';
import type { SignedContext } from '../call-context.ts';
import { InvalidInput } from '../http/catalogue.ts';

/** A row of a part: everything is named by codes, nothing by ids. */
export interface PartRow {
  /** Unique in its part, and the same in every installation. */
  readonly code: string;
  /** As people know it. */
  readonly name: string;
  readonly fields: Readonly<Record<string, FieldValue>>;
}

/** What becomes of a row. */
export interface PartChange {
  /** As it was read in this transaction; null for a new one. */
  readonly before: PartRow | null;
  /** Null: it is not in the file, and ends, where the part can end rows. */
  readonly after: PartRow | null;
}

/** Why and by whom settings of a file are written. */
export interface PartWriter {
  readonly context: SignedContext;
  readonly reason: string;
}

/** Rows of a part as a file has them, by their codes. */
export type FileRows = Readonly<Record<string, Readonly<Record<string, FieldValue>>>>;

/**
 * How the values of a field are told, which no author of a part may forget: as they stand (`plain`: a text, a
 * number, a day, yes or no; `code`: one that people know, such as that of a unit), by the names of the rows
 * to which `references` leads (`row`), in the words of each code, also of a list of them, or by a function,
 * which gets the code of the row too.
 */
export type Told =
  | 'plain'
  | 'code'
  | 'row'
  | Readonly<Record<string, Bilingual>>
  | ((value: FieldValue, language: Language, code: string) => string | undefined);

/** A field of a part: what it is called, and how its values are told. */
export interface PartField extends Bilingual {
  readonly told: Told;
}

/** A part that releases of before had. */
export interface FormerPart {
  readonly code: string;
  /** Its rows as rows of the part that replaces it; what cannot be understood is left out. */
  toRows(former: FileRows): FileRows;
}

/**
 * Settings of a module that are no described table, for the file of the configuration: what a module
 * gives here leaves the installation. Never passwords, secrets, people, counters or grants to persons
 * (SETTINGS §1.4).
 */
export interface ConfigurationPart {
  /** Its name in the file: `roles`. Never changed. */
  readonly code: string;
  readonly title: Bilingual;
  /** SQL tables whose settings it carries: a test finds the ones that nothing carries. */
  readonly tables: readonly string[];
  /** Fields that hold codes of rows, with the part or described table of those rows. */
  readonly references?: Readonly<Record<string, string>>;
  /** A part of earlier releases that this one replaces: files that were made then still say it. */
  readonly replaces?: FormerPart;
  /** Its fields, in the order in which they are shown. */
  readonly fields: Readonly<Record<string, PartField>>;
  /** Name of a row that is only in the file; its code where left out. */
  nameOf?(code: string): string;
  /** What the value of a row must be, where it is a described field. */
  describes?(code: string): Field | undefined;
  /**
   * Whether a row is the agency's: it may be added, and ends when the file does not have it. Of the
   * others only the fields change. All rows where left out.
   */
  isOwn?(code: string): boolean;
  read(h: Handle): Promise<readonly PartRow[]>;
  /**
   * Writes a row, with its entry in the audit trail.
   *
   * @returns `waits` where a second person must confirm it
   * @throws AppError whose sentence says what is wrong with the row
   */
  write(tx: Tx, writer: PartWriter, change: PartChange): Promise<'done' | 'waits'>;
  /**
   * Asked once all its rows that were chosen are written: refuses what contradicts itself as a whole.
   *
   * @throws AppError whose sentence says what is wrong
   */
  check?(tx: Tx): Promise<void>;
}

/** The value of a field that holds a list; a file may hold something else. */
export const textsOf = (value: FieldValue | undefined): readonly string[] =>
  typeof value === 'object' && value !== null ? value : [];

/**
 * The list that a row of a file has in a field; none where the row does not have the field.
 *
 * @throws InvalidInput for another value: it would be taken for an empty list
 */
export function listIn(fields: PartRow['fields'], field: string): readonly string[] {
  const value = fields[field];
  if (value !== undefined && !Array.isArray(value))
    throw new InvalidInput([{ field, rule: 'list' }]);
  return textsOf(value);
}

/** What a form makes of the fields of a file. @throws InvalidInput naming the wrong ones */
export function readPart<S extends z.ZodType>(form: S, fields: unknown): z.output<S> {
  const found = form.safeParse(fields);
  if (found.success) return found.data;
  throw new InvalidInput(
    found.error.issues.map(({ path, code }) => ({ field: String(path[0] ?? ''), rule: code })),
  );
}
