import { AppError } from '@sarn/kernel';
import type { Handle, SettingChangeOf, SettingsTable } from '@sarn/platform-server';
import { secrecyTable } from '../contract/index.ts';
import { classTables } from './tables.ts';

export const secrecies: SettingsTable = {
  table: secrecyTable,
  sqlTable: 'document_secrecy',
  checksRowAlone: true,
  check: (_tx, change) => Promise.resolve(refuseBelow(change)),
};

const upper = new Set(['secret', 'top-secret']);

/** What only classes have, and what only the upper ones have. @throws AppError 'settings.locked' (R6) */
function refuseBelow({ after }: SettingChangeOf): void {
  if (!after || upper.has(after.code)) return;
  const { keeps, mayDownload, classifiedBy, copiedBy } = after.values;
  const isPlain =
    after.code !== 'normal' ||
    (mayDownload === true && classifiedBy === 'line' && copiedBy === 'line');
  if (keeps !== 'whole' || !isPlain) throw new AppError('settings.locked');
}

/** What the agency decided about a class of secrecy. */
export interface SecrecyRule {
  readonly code: string;
  readonly th: string;
  readonly classifiedBy: string;
  readonly copiedBy: string;
  readonly keeps: string;
  readonly mayDownload: boolean;
  readonly weakestSignature: string;
}

/** The classes, lowest first. */
export function listSecrecies(h: Handle): Promise<SecrecyRule[]> {
  return classTables(h)
    .selectFrom('document_secrecy')
    .select([
      'code',
      'name_th as th',
      'classified_by as classifiedBy',
      'copied_by as copiedBy',
      'keeps',
    ])
    .select(['may_download as mayDownload', 'weakest_signature as weakestSignature'])
    .orderBy('sort')
    .execute();
}
