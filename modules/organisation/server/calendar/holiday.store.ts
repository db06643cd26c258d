import type { Handle, Tx } from '@sarn/platform-server';
import type { Holiday } from '../../contract/index.ts';

/** Days off of a span of years, in order. */
export function listHolidays(db: Handle, fromYear: number, toYear: number): Promise<Holiday[]> {
  return db.query<Holiday>(
    `select day, name_th "nameTh", name_en "nameEn", kind from holiday
     where day between make_date($1, 1, 1) and make_date($2, 12, 31) order by day`,
    [fromYear, toYear],
  );
}

/** @returns how many of the days were not there before */
export async function upsertHolidays(
  tx: Tx,
  rows: readonly Holiday[],
  by: { readonly personId: string; readonly at: string },
): Promise<number> {
  const kept = await tx.query<{ isNew: boolean }>(
    `insert into holiday (day, name_th, name_en, kind, changed_by, changed_at)
     select day, name_th, name_en, kind, $5, $6
     from unnest($1::date[], $2::text[], $3::text[], $4::text[]) as sent (day, name_th, name_en, kind)
     on conflict (day) do update set name_th = excluded.name_th, name_en = excluded.name_en,
       kind = excluded.kind, changed_by = excluded.changed_by, changed_at = excluded.changed_at
     returning xmax = 0 as "isNew"`,
    [
      rows.map((row) => row.day),
      rows.map((row) => row.nameTh),
      rows.map((row) => row.nameEn),
      rows.map((row) => row.kind),
      by.personId,
      by.at,
    ],
  );
  return kept.filter((row) => row.isNew).length;
}

/** @returns false when the day exists already */
export async function insertHoliday(
  tx: Tx,
  { day, nameTh, nameEn, kind }: Holiday,
  by: { readonly personId: string; readonly at: string },
): Promise<boolean> {
  const rows = await tx.query(
    `insert into holiday (day, name_th, name_en, kind, changed_by, changed_at)
     values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning 1`,
    [day, nameTh, nameEn, kind, by.personId, by.at],
  );
  return rows.length > 0;
}

/** @returns false when there was none */
export async function deleteHoliday(tx: Tx, day: string): Promise<boolean> {
  const rows = await tx.query(`delete from holiday where day = $1 returning 1`, [day]);
  return rows.length > 0;
}
