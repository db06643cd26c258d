import { addDays, AppError, formatDate } from '@sarn/kernel';
import type { CivilDate } from '@sarn/kernel';

/** @throws AppError 'settings.ended' for a row of a table whose last day is over (SETTINGS §1.5 R12) */
export function refuseEnded(
  { nameTh, validTo }: { readonly nameTh: string; readonly validTo: CivilDate | null },
  day: CivilDate,
): void {
  if (validTo === null || validTo >= day) return;
  const since = formatDate(addDays(validTo, 1), 'short', 'th');
  throw new AppError('settings.ended', { name: nameTh, day: since });
}
