import type { Handle, Tx } from '@sarn/platform-server';
import { jsonBuildObject } from 'kysely/helpers/postgres';
import type {
  RetentionClassRow,
  RetentionDefault,
  RetentionFate,
  RetentionMedium,
} from '../contract/index.ts';
import { retentionTables } from './tables.ts';
import { truth } from '@sarn/document/server';

function classes(h: Handle) {
  return retentionTables(h)
    .selectFrom('retention_class')
    .select(['code', 'fate', 'years', 'least_years as leastYears', 'rule'])
    .select((eb) => [
      jsonBuildObject({ th: eb.ref('name_th'), en: eb.ref('name_en') }).as('name'),
      truth(eb('retired_at', 'is not', null)).as('isRetired'),
    ]);
}

export function listClasses(h: Handle): Promise<RetentionClassRow[]> {
  return classes(h)
    .orderBy((eb) => eb('retired_at', 'is not', null))
    .orderBy('sort')
    .orderBy('name_th')
    .execute();
}

export function findClass(h: Handle, code: string): Promise<RetentionClassRow | undefined> {
  return classes(h).where('code', '=', code).executeTakeFirst();
}

/** Whether a class can be chosen today. */
export async function isClassUsed(h: Handle, code: string): Promise<boolean> {
  return (await findClass(h, code))?.isRetired === false;
}

export interface ClassChange {
  readonly code: string;
  readonly nameTh: string;
  readonly nameEn: string;
  readonly fate: RetentionFate;
  readonly years: number | null;
  readonly retiredAt: string | null;
}

export async function writeClass(tx: Tx, row: ClassChange): Promise<void> {
  await retentionTables(tx)
    .insertInto('retention_class')
    .values({
      code: row.code,
      name_th: row.nameTh,
      name_en: row.nameEn,
      fate: row.fate,
      years: row.years,
      retired_at: row.retiredAt,
      sort: 55,
    })
    .onConflict((known) =>
      known.column('code').doUpdateSet(({ ref }) => ({
        name_th: ref('excluded.name_th'),
        name_en: ref('excluded.name_en'),
        years: ref('excluded.years'),
        retired_at: ref('excluded.retired_at'),
      })),
    )
    .execute();
}

export function listDefaults(h: Handle): Promise<RetentionDefault[]> {
  return retentionTables(h)
    .selectFrom('retention_default')
    .select(['kind', 'class_code as classCode', 'medium'])
    .orderBy('kind')
    .execute();
}

/** The class in which documents of the kind are kept where nobody chooses another. */
export async function findUsualClass(h: Handle, kind: string): Promise<string | undefined> {
  const found = await retentionTables(h)
    .selectFrom('retention_default')
    .select('class_code as classCode')
    .where('kind', '=', kind)
    .executeTakeFirst();
  return found?.classCode;
}

/** False where there is no such kind. */
export async function writeDefault(
  tx: Tx,
  kind: string,
  classCode: string,
  medium: RetentionMedium,
): Promise<boolean> {
  const { numUpdatedRows } = await retentionTables(tx)
    .updateTable('retention_default')
    .set({ class_code: classCode, medium })
    .where('kind', '=', kind)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
