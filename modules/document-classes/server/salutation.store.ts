import { civilDateAt, need } from '@sarn/kernel';
import type { CivilDate } from '@sarn/kernel';
import type { Clock, Handle, SettingsTable } from '@sarn/platform-server';
import {
  salutationFor,
  salutationTable,
  usualSalutation,
  usualSalutations,
} from '../contract/index.ts';
import type { Salutation } from '../contract/index.ts';
import { classTables } from './tables.ts';

/** The described table of salutations and closings. */
export const salutations: SettingsTable = { table: salutationTable, sqlTable: 'salutation' };

interface StoredSalutation extends Salutation {
  readonly validFrom: CivilDate;
  readonly validTo: CivilDate | null;
}

/** All rows in the order of the agency, also those that ended: letters carry them. */
async function listSalutations(h: Handle): Promise<readonly StoredSalutation[]> {
  const rows = await classTables(h)
    .selectFrom('salutation')
    .select(['code', 'name_th as th', 'name_en', 'opening', 'closing', 'addressees'])
    .select(['valid_from as validFrom', 'valid_to as validTo'])
    .orderBy('sort')
    .orderBy('code')
    .execute();
  return rows.map(({ name_en, ...row }) => ({ ...row, en: name_en || row.th }));
}

/** Finds what a letter carries; the usual one for a code that nobody knows any more. */
export async function salutationsOf(h: Handle): Promise<(code: string) => Salutation> {
  const byCode = new Map<string, Salutation>();
  for (const row of [...usualSalutations, ...(await listSalutations(h))]) byCode.set(row.code, row);
  const usual = need(byCode.get(usualSalutation), usualSalutation);
  return (code) => byCode.get(code) ?? usual;
}

/**
 * The word before the addressee of a memo, which has no closing.
 *
 * @rule saraban-2526 ข้อ 12
 */
export async function openingFor(
  { clock }: { readonly clock: Clock },
  h: Handle,
  addressee: string,
): Promise<string> {
  const today = civilDateAt(clock.now());
  const rows = await listSalutations(h);
  const offered = rows.filter(
    ({ validFrom, validTo }) => validFrom <= today && (validTo === null || validTo >= today),
  );
  const code = salutationFor(addressee, offered);
  return need(rows.find((row) => row.code === code) ?? usualSalutations[0], code).opening;
}
