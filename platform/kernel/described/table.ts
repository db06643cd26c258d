import type { Bilingual, Field, FieldValue, ValueOf } from './field.ts';

export type Fields = Readonly<Record<string, Field>>;

/**
 * A table of settings as data: one screen shows all of them, one service changes them, one file
 * carries them. A module describes its table in its contract; the SQL table has the columns of
 * `SettingRow` and one column for each field, in snake case (SETTINGS §1.1).
 */
export interface DescribedTable<F extends Fields = Fields> {
  /** Its name on the wire and in the audit trail, and usually its path: `document-speed`. */
  readonly code: string;
  readonly title: Bilingual;
  /** What one row is called: `คำนำหน้า`, for buttons and messages. */
  readonly rowTitle: Bilingual;
  /** One sentence: what it is for. */
  readonly text: Bilingual;
  /** What changes when a row is saved, told in the form before it happens. */
  readonly effect: Bilingual;
  readonly permission: string;
  readonly fields: F;
  /** The rows are fixed by law or by the product: no new ones, and none ends (R6). */
  readonly isClosed?: true;
  /** Their order is fixed too, as that of classes of secrecy. */
  readonly hasFixedOrder?: true;
  /** Listed by name, not in an order of the agency: an address book. */
  readonly isSortedByName?: true;
  /** Kinds of subjects of the audit trail that are the same rows: their entries are in the history too. */
  readonly alsoSubjects?: readonly string[];
  /** Codes that cannot end: without them the product has no usual choice (R5). */
  readonly kept?: readonly string[];
  /** A reason is asked for every change, not only for an end: rights, numbers, secrecy. */
  readonly asksReason?: true;
  /** The code of a new row is made by the product, and not typed. */
  readonly isCodeMade?: true;
  /** No two rows have the same Thai name: other tables refer to it, and imports find rows by it. */
  readonly isNameUnique?: true;
}

/** Where a row comes from. */
export const settingOrigins = ['seed', 'own', 'import', 'directory'] as const;
export type SettingOrigin = (typeof settingOrigins)[number];

/** What every row has. */
export interface SettingRow {
  /** Never changed, never given again. */
  readonly code: string;
  readonly nameTh: string;
  /** Empty: the Thai name is shown. */
  readonly nameEn: string;
  /** Place in lists and forms; lower comes first. */
  readonly sort: number;
  /** First day on which forms offer it, of Bangkok. */
  readonly validFrom: string;
  /** Last day on which forms offer it; null while it does not end. */
  readonly validTo: string | null;
  readonly origin: SettingOrigin;
  /** Counts its changes: who saves an older one is told the difference (R1). */
  readonly version: number;
}

export type OwnValues<F extends Fields> = { readonly [Name in keyof F]: ValueOf<F[Name]> };

/** A row with its own fields. */
export type RowOf<T extends DescribedTable> =
  T extends DescribedTable<infer F> ? SettingRow & OwnValues<F> : never;

/** The own fields of a row, where the table is not known at compile time. */
export type SettingValues = Readonly<Record<string, FieldValue>>;

/** Keeps the literal types of the fields. */
export function describedTable<const F extends Fields>(
  table: DescribedTable<F>,
): DescribedTable<F> {
  return table;
}

/** Names of the fields that limit a row to units. */
export const unitFieldsOf = ({ fields }: DescribedTable): readonly string[] =>
  Object.entries(fields).flatMap(([name, { kind }]) => (kind === 'units' ? [name] : []));

/** Whether a row is limited to units of which none is among these. */
export const isForOtherUnits = (
  table: DescribedTable,
  values: SettingValues,
  units: ReadonlySet<string>,
): boolean =>
  unitFieldsOf(table).some((name) => {
    const limit = values[name];
    return Array.isArray(limit) && limit.length > 0 && !limit.some((id) => units.has(id));
  });

/** Whether forms offer a row on a day. */
export const isOffered = (
  { validFrom, validTo }: Pick<SettingRow, 'validFrom' | 'validTo'>,
  day: string,
): boolean => validFrom <= day && (validTo === null || validTo >= day);
