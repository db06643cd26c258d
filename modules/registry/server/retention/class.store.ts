import type { Handle, Tx } from '@sarn/platform-server';
import type {
  RetentionClassRow,
  RetentionDefault,
  RetentionFate,
  RetentionMedium,
} from '../../contract/index.ts';

const columns = `code, json_build_object('th', name_th, 'en', name_en) as name, fate, years,
  least_years as "leastYears", rule, retired_at is not null as "isRetired"`;

export function listClasses(h: Handle): Promise<RetentionClassRow[]> {
  return h.query<RetentionClassRow>(
    `select ${columns} from retention_class order by retired_at is not null, sort, name_th`,
  );
}

export async function findClass(h: Handle, code: string): Promise<RetentionClassRow | undefined> {
  const rows = await h.query<RetentionClassRow>(
    `select ${columns} from retention_class where code = $1`,
    [code],
  );
  return rows[0];
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
  await tx.query(
    `insert into retention_class (code, name_th, name_en, fate, years, retired_at, sort)
     values ($1, $2, $3, $4, $5, $6, 55)
     on conflict (code) do update set name_th = excluded.name_th, name_en = excluded.name_en,
       years = excluded.years, retired_at = excluded.retired_at`,
    [row.code, row.nameTh, row.nameEn, row.fate, row.years, row.retiredAt],
  );
}

export function listDefaults(h: Handle): Promise<RetentionDefault[]> {
  return h.query<RetentionDefault>(
    `select kind, class_code as "classCode", medium from retention_default order by kind`,
  );
}

/** False where no such kind is kept. */
export async function writeDefault(
  tx: Tx,
  kind: string,
  classCode: string,
  medium: RetentionMedium,
): Promise<boolean> {
  const rows = await tx.query(
    `update retention_default set class_code = $2, medium = $3 where kind = $1 returning kind`,
    [kind, classCode, medium],
  );
  return rows.length > 0;
}
