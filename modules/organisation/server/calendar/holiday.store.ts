import { row, statement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import type { Holiday } from '../../contract/index.ts';
import { organisationTables } from '../tables.ts';

/** Days off of a span of years, in order. */
export function listHolidays(db: Handle, fromYear: number, toYear: number): Promise<Holiday[]> {
  return spanSql.all(db, fromYear, toYear);
}

const spanSql = statement(
  'holiday.span',
  row<Holiday>({ day: 'date', nameTh: 'text', nameEn: 'text', kind: 'text' }),
  ['int4', 'int4'],
  `select day, name_th "nameTh", name_en "nameEn", kind from holiday
   where day between make_date($1, 1, 1) and make_date($2, 12, 31) order by day`,
);

export const findHoliday = (h: Handle, day: string): Promise<Holiday | undefined> =>
  ofDaySql.first(h, day);

const ofDaySql = statement(
  'holiday.of-day',
  row<Holiday>({ day: 'date', nameTh: 'text', nameEn: 'text', kind: 'text' }),
  ['date'],
  `select day, name_th "nameTh", name_en "nameEn", kind from holiday where day = $1`,
);

/** @returns how many of the days were not there before */
export async function upsertHolidays(
  tx: Tx,
  rows: readonly Holiday[],
  by: { readonly personId: string; readonly at: string },
): Promise<number> {
  const kept = await upsertSql.all(
    tx,
    rows.map(({ day }) => day),
    rows.map(({ nameTh }) => nameTh),
    rows.map(({ nameEn }) => nameEn),
    rows.map(({ kind }) => kind),
    by.personId,
    by.at,
  );
  return kept.filter(({ isNew }) => isNew).length;
}

const upsertSql = statement(
  'holiday.upsert',
  row<{ isNew: boolean }>({ isNew: 'bool' }),
  ['date[]', 'text[]', 'text[]', 'text[]', 'uuid', 'timestamptz'],
  `insert into holiday (day, name_th, name_en, kind, changed_by, changed_at)
   select day, name_th, name_en, kind, $5, $6
   from unnest($1::date[], $2::text[], $3::text[], $4::text[]) as sent (day, name_th, name_en, kind)
   on conflict (day) do update set name_th = excluded.name_th, name_en = excluded.name_en,
     kind = excluded.kind, changed_by = excluded.changed_by, changed_at = excluded.changed_at
   returning xmax = 0 as "isNew"`,
);

/** @returns false when the day exists already */
export async function insertHoliday(
  tx: Tx,
  { day, nameTh, nameEn, kind }: Holiday,
  by: { readonly personId: string; readonly at: string },
): Promise<boolean> {
  const inserted = await organisationTables(tx)
    .insertInto('holiday')
    .values({
      day,
      name_th: nameTh,
      name_en: nameEn,
      kind,
      changed_by: by.personId,
      changed_at: by.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return inserted.numInsertedOrUpdatedRows === 1n;
}

/** @returns false when there was none */
export async function deleteHoliday(tx: Tx, day: string): Promise<boolean> {
  const deleted = await organisationTables(tx)
    .deleteFrom('holiday')
    .where('day', '=', day)
    .executeTakeFirst();
  return deleted.numDeletedRows > 0n;
}
