import { addDays, AppError, civilDateAt, formatDate, isOffered } from '@sarn/kernel';
import { findSetting } from '@sarn/platform-server';
import type { Clock, Handle, SettingsTable, StoredSetting } from '@sarn/platform-server';

/**
 * The row that a form was given: one that is offered today, or the one that the document carries
 * already (SETTINGS §1.1, R12).
 *
 * @param before code that the document carries; null for a new one
 * @throws AppError 'settings.ended', 'settings.unknown-value'
 */
export async function assertOffered(
  { clock }: { readonly clock: Clock },
  h: Handle,
  settings: SettingsTable,
  code: string,
  before: string | null,
): Promise<StoredSetting> {
  const found = await findSetting(h, settings, code);
  if (!found) throw new AppError('settings.unknown-value', { name: code });
  const today = civilDateAt(clock.now());
  if (code !== before && !isOffered(found, today)) {
    const { nameTh: name, validFrom, validTo } = found;
    // Before its first day it is not among the choices; after the last it says since when.
    if (validFrom > today || validTo === null)
      throw new AppError('settings.unknown-value', { name });
    throw new AppError('settings.ended', {
      name,
      day: formatDate(addDays(validTo, 1), 'short', 'th'),
    });
  }
  return found;
}
