import { AppError, isSameValue } from '@sarn/kernel';
import type { DescribedTable, FieldValue } from '@sarn/kernel';
import type { StoredSetting } from '@sarn/platform-server';

export interface ChangeFacts {
  readonly reason: string;
  /** Whether the row is used; null where the table has no field that this locks. */
  readonly isUsed: boolean;
}

const minReason = 3;

/**
 * Refuses what the description of a table does not allow (SETTINGS §1.1, §1.5).
 *
 * @throws AppError 'settings.locked' (R6), 'settings.kept' (R5), 'settings.end-before-start' (R4),
 *   'settings.reason-needed'
 */
export function checkChange(
  table: DescribedTable,
  before: StoredSetting | null,
  after: StoredSetting,
  { reason, isUsed }: ChangeFacts,
): void {
  const isEnd = before !== null && before.validTo !== after.validTo;
  if (after.validTo !== null && after.validTo < after.validFrom) {
    throw new AppError('settings.end-before-start');
  }
  if (table.isClosed && (before === null || isEnd || before.validFrom !== after.validFrom)) {
    throw new AppError('settings.locked');
  }
  if (table.kept?.includes(after.code) && after.validTo !== null) {
    throw new AppError('settings.kept', { name: after.nameTh });
  }
  if ((isEnd || table.asksReason) && reason.length < minReason) {
    throw new AppError('settings.reason-needed');
  }
  if (before && lockedChanges(table, before, after, isUsed).length > 0) {
    throw new AppError('settings.locked');
  }
}

/** Fields that changed although they are locked in this row. */
export function lockedChanges(
  table: DescribedTable,
  before: StoredSetting,
  after: StoredSetting,
  isUsed: boolean,
): string[] {
  return Object.entries(table.fields)
    .filter(
      ([, { isLocked }]) =>
        (isLocked === 'seed' && before.origin === 'seed') || (isLocked === 'used' && isUsed),
    )
    .map(([name]) => name)
    .filter((name) => !isSameValue(valueOf(before, name), valueOf(after, name)));
}

const valueOf = (row: StoredSetting, name: string): FieldValue => row.values[name] ?? null;

/** Whether a field changes that is locked once the row is used: only then it is asked whether it is. */
export const asksUse = (
  table: DescribedTable,
  before: StoredSetting,
  after: StoredSetting,
): boolean => lockedChanges(table, before, after, true).length > 0;

/** Whether two rows say the same, whatever their version. */
export const isSameRow = (one: StoredSetting, other: StoredSetting): boolean =>
  JSON.stringify({ ...one, version: 0 }) === JSON.stringify({ ...other, version: 0 });
