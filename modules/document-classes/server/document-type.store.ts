import { AppError } from '@sarn/kernel';
import type { Handle, SettingChangeOf, SettingsTable } from '@sarn/platform-server';
import { documentTypeTable } from '../contract/index.ts';
import { classTables } from './tables.ts';

export const documentTypes: SettingsTable = {
  table: documentTypeTable,
  sqlTable: 'document_type',
  checksRowAlone: true,
  check: (_tx, change) => Promise.resolve(refuseOtherForm(change)),
};

/** A kind of the product has its own form. @throws AppError 'settings.locked' (R6) */
function refuseOtherForm({ after }: SettingChangeOf): void {
  if (after?.origin === 'seed' && after.values['base'] !== after.code)
    throw new AppError('settings.locked');
}

/** What a document is called: by its sub-type, or by its kind where it has none. */
export type DocumentTypeNames = (
  kind: string,
  subTypeCode?: string,
) => { readonly th: string; readonly en: string };

/** Today's names of all kinds and sub-types. */
export async function documentTypeNames(h: Handle): Promise<DocumentTypeNames> {
  const rows = await classTables(h)
    .selectFrom('document_type')
    .select(['code', 'name_th as th', 'name_en'])
    .execute();
  const byCode = new Map(
    rows.map(({ code, th, name_en }) => [code, { th, en: name_en || th }] as const),
  );
  return (kind, subTypeCode = '') =>
    byCode.get(subTypeCode) ?? byCode.get(kind) ?? { th: kind, en: kind };
}

/** SQL: what a document is called in both languages, as `typeTh` and `typeEn`. */
export const typeNamesSql = (document: string): string =>
  ['name_th', `coalesce(nullif(name_en, ''), name_th)`]
    .map(
      (name, at) => `(select ${name} from document_type
      where document_type.code = coalesce(nullif(${document}.sub_type_code, ''), ${document}.kind))
      as "type${at === 0 ? 'Th' : 'En'}"`,
    )
    .join(', ');
