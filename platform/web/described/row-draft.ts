import { civilDateAt, emptyValue, fieldSchema, isSameValue, newSettingCode } from '@sarn/kernel';
import type { DescribedTable, Field, FieldValue, SettingRowOut } from '@sarn/kernel';
import type { Say } from '../words/words.ts';
import type { th } from './words/th.ts';

/** What the form of a row holds: the common fields, and those of the table by their names. */
export type RowDraft = Readonly<Record<string, FieldValue>>;

/** The form of a row as it is, or of a new one that begins today. */
export function startOf(table: DescribedTable, row: SettingRowOut | null): RowDraft {
  const own = Object.entries(table.fields).map(
    ([name, field]) => [name, row ? (row.values[name] ?? null) : emptyValue(field)] as const,
  );
  return {
    code: row?.code ?? '',
    nameTh: row?.nameTh ?? '',
    nameEn: row?.nameEn ?? '',
    validFrom: row?.validFrom ?? civilDateAt(new Date()),
    validTo: row?.validTo ?? null,
    reason: '',
    ...Object.fromEntries(own),
  };
}

/** The value of a field of a draft. */
export const textOf = (draft: RowDraft, name: string): string => {
  const value = draft[name];
  return typeof value === 'string' ? value : '';
};

/** The own fields of a draft, as the calls take them. */
export function valuesOf(table: DescribedTable, draft: RowDraft) {
  return Object.fromEntries(
    Object.keys(table.fields).map((name) => [name, sendable(draft[name] ?? null)]),
  );
}

export const sendable = (value: FieldValue): string | number | boolean | string[] | null =>
  typeof value === 'object' && value !== null ? [...value] : value;

/** Whether the change needs a reason: an end, and every change of tables that ask for one. */
export const asksReason = (
  table: DescribedTable,
  row: SettingRowOut | null,
  draft: RowDraft,
): boolean =>
  table.asksReason === true || (row !== null && (draft['validTo'] ?? null) !== row.validTo);

const minReason = 3;

/** Errors by field, in the order of the form. */
export function checkDraft(
  table: DescribedTable,
  row: SettingRowOut | null,
  draft: RowDraft,
  say: Say<typeof th>,
): Readonly<Record<string, string | null>> {
  const isNew = row === null && !table.isCodeMade;
  const own = Object.entries(table.fields).map(
    ([name, field]) => [name, fieldError(field, draft[name] ?? null, say)] as const,
  );
  return {
    nameTh: textOf(draft, 'nameTh').trim() === '' ? say('form.required') : null,
    code: isNew && !newSettingCode.safeParse(draft['code']).success ? say('form.codeWrong') : null,
    validFrom: draft['validFrom'] ? null : say('form.required'),
    reason:
      asksReason(table, row, draft) && textOf(draft, 'reason').trim().length < minReason
        ? say('form.reasonNeeded')
        : null,
    ...Object.fromEntries(own),
  };
}

/** The sentence under a field that cannot be sent; null when it can. */
export function fieldError(field: Field, value: FieldValue, say: Say<typeof th>): string | null {
  if (fieldSchema(field).safeParse(value).success) return null;
  if (field.kind === 'number') return say('form.number', { min: field.min, max: field.max });
  if (isEmpty(value)) return say('form.required');
  if (field.kind === 'texts') return say('form.texts', { max: field.max, count: field.maxCount });
  return say('form.wrong');
}

const isEmpty = (value: FieldValue): boolean => {
  if (typeof value === 'string') return value.trim() === '';
  return value === null || (Array.isArray(value) && value.length === 0);
};

/** Why a field cannot be changed in this row; null when it can. */
export function lockOf(
  field: Field,
  row: SettingRowOut | null,
  isUsed: boolean,
  say: Say<typeof th>,
): string | null {
  if (row === null) return null;
  if (field.isLocked === 'seed' && row.origin === 'seed') return say('form.lockedSeed');
  return field.isLocked === 'used' && isUsed ? say('form.lockedUsed') : null;
}

/** Fields in which a draft differs from a row, for who saved second. */
export const differing = (table: DescribedTable, row: SettingRowOut, draft: RowDraft): string[] => {
  const saved = startOf(table, row);
  return Object.keys(saved).filter(
    (name) => name !== 'reason' && !isSameValue(saved[name] ?? null, draft[name] ?? null),
  );
};
