import { z } from 'zod';
import type { FieldValue, SettingChange } from '@sarn/kernel';
import type { SettingEntry, StoredSetting } from '@sarn/platform-server';

const Value = z.union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.null()]);

const Stored = z.object({
  code: z.string(),
  nameTh: z.string(),
  nameEn: z.string(),
  sort: z.number(),
  validFrom: z.string(),
  validTo: z.string().nullable(),
  origin: z.enum(['seed', 'own', 'import', 'directory']),
  version: z.number(),
  values: z.record(z.string(), Value),
});

/** What the audit trail keeps of a change of a row: enough to show it and to undo it. */
const Detail = z.object({
  before: Stored.nullable(),
  after: Stored.nullable(),
  reason: z.string(),
  /** The same in all entries of one press of a button. */
  batch: z.string(),
});
export type EntryDetail = z.output<typeof Detail>;

/** Null for an entry that another program wrote about the same subject. */
export function detailOf({ detail }: Pick<SettingEntry, 'detail'>): EntryDetail | null {
  const read = Detail.safeParse(detail);
  return read.success ? read.data : null;
}

/** The fields of a row by the names under which the screen labels them. */
function fieldsOf(row: StoredSetting | null): Readonly<Record<string, FieldValue>> {
  if (row === null) return {};
  const { nameTh, nameEn, sort, validFrom, validTo, values } = row;
  return { nameTh, nameEn, sort, validFrom, validTo, ...values };
}

/** Which fields differ, with both values. */
export function differences(
  before: StoredSetting | null,
  after: StoredSetting | null,
): SettingChange['changes'] {
  const [from, to] = [fieldsOf(before), fieldsOf(after)];
  const names = [...new Set([...Object.keys(from), ...Object.keys(to)])];
  return names
    .filter((name) => JSON.stringify(from[name] ?? null) !== JSON.stringify(to[name] ?? null))
    .map((field) => ({ field, from: plain(from[field]), to: plain(to[field]) }));
}

const plain = (value: FieldValue | undefined): SettingChange['changes'][number]['from'] =>
  typeof value === 'object' && value !== null ? [...value] : (value ?? null);
