import type { ApiScope, CivilDate, Instant } from '@sarn/kernel';
import type { NamingUnit } from '@sarn/organisation/contract';
import { row, statement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import { apiProgramTables } from './tables.ts';

export interface ProgramRow {
  readonly id: string;
  readonly personId: string;
  readonly version: number;
  readonly name: string;
  readonly responsibleId: string;
  readonly unitId: string;
  readonly scopes: readonly ApiScope[];
  readonly addresses: readonly string[];
  readonly expiresOn: CivilDate;
  readonly endedAt: Instant | null;
}

const programs = (h: Handle) =>
  apiProgramTables(h)
    .selectFrom('api_program')
    .select(['id', 'version', 'name', 'scopes', 'addresses', 'person_id as personId'])
    .select(['responsible_id as responsibleId', 'unit_id as unitId', 'expires_on as expiresOn'])
    .select('ended_at as endedAt');

/** Those that ended last. */
export function listProgramRows(h: Handle): Promise<ProgramRow[]> {
  return programs(h)
    .orderBy('ended_at', (order) => order.desc().nullsFirst())
    .orderBy('name')
    .orderBy('id')
    .execute();
}

export function findProgram(h: Handle, id: string): Promise<ProgramRow | undefined> {
  return programs(h).where('id', '=', id).executeTakeFirst();
}

/** Locked until the transaction ends; one that has ended is not found. */
export function lockProgram(tx: Tx, id: string): Promise<ProgramRow | undefined> {
  return programs(tx)
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function insertProgram(
  tx: Tx,
  program: Omit<ProgramRow, 'endedAt' | 'version'>,
  by: { readonly personId: string; readonly at: Instant },
): Promise<void> {
  await apiProgramTables(tx)
    .insertInto('api_program')
    .values({
      ...{ id: program.id, person_id: program.personId, ...columnsOf(program) },
      ...{ created_by: by.personId, created_at: by.at },
    })
    .execute();
}

export async function updateProgram(
  tx: Tx,
  id: string,
  program: Omit<ProgramRow, 'id' | 'personId' | 'endedAt'>,
): Promise<void> {
  await apiProgramTables(tx)
    .updateTable('api_program')
    .set({ ...columnsOf(program), version: program.version })
    .where('id', '=', id)
    .execute();
}

const programsOf = (h: Handle, responsibleIds: readonly string[]) =>
  programs(h)
    .where('responsible_id', 'in', [...responsibleIds])
    .where('ended_at', 'is', null)
    .orderBy('name')
    .orderBy('id');

/** Programs in use for which one of these people answers. */
export const listProgramsOf = (
  h: Handle,
  responsibleIds: readonly string[],
): Promise<ProgramRow[]> => programsOf(h, responsibleIds).execute();

/** Those of one person, locked until the transaction ends. */
export const lockProgramsOf = (tx: Tx, responsibleId: string): Promise<ProgramRow[]> =>
  programsOf(tx, [responsibleId]).forUpdate().execute();

/** Another person answers for them; a form that was open before is refused as stale. */
export async function setResponsible(
  tx: Tx,
  ids: readonly string[],
  responsibleId: string,
): Promise<void> {
  await apiProgramTables(tx)
    .updateTable('api_program')
    .set(({ eb }) => ({ responsible_id: responsibleId, version: eb('version', '+', 1) }))
    .where('id', 'in', [...ids])
    .execute();
}

/** Programs in use that are of these units. */
export const programsNamingUnits = (h: Handle, unitIds: readonly string[]): Promise<NamingUnit[]> =>
  namingSql.all(h, unitIds);

const namingSql = statement(
  'api-program.naming-units',
  row<NamingUnit>({ unitId: 'uuid', name: 'text', about: 'text!', row: 'uuid' }),
  ['uuid[]'],
  `select unit_id "unitId", name, '' about, id "row" from api_program
   where unit_id = any ($1) and ended_at is null order by name, id`,
);

const columnsOf = (
  program: Pick<
    ProgramRow,
    'name' | 'responsibleId' | 'unitId' | 'scopes' | 'addresses' | 'expiresOn'
  >,
) => ({
  ...{ name: program.name, responsible_id: program.responsibleId, unit_id: program.unitId },
  ...{ scopes: [...program.scopes], addresses: [...program.addresses] },
  expires_on: program.expiresOn,
});

export async function closeProgram(tx: Tx, id: string, at: Instant): Promise<void> {
  await apiProgramTables(tx)
    .updateTable('api_program')
    .set({ ended_at: at })
    .where('id', '=', id)
    .execute();
}

/** Programs whose last day lies within these, and that are in use. */
export async function countExpiring(h: Handle, from: CivilDate, to: CivilDate): Promise<number> {
  const found = await expiringSql.first(h, from, to);
  return found?.count ?? 0;
}

const expiringSql = statement(
  'api-program.count-expiring',
  row<{ count: number }>({ count: 'int8' }),
  ['date', 'date'],
  `select count(*) from api_program where ended_at is null and expires_on between $1 and $2`,
);

/** Active people by employee code. */
export function listPeopleByCode(
  h: Handle,
  codes: readonly string[],
): Promise<{ id: string; code: string }[]> {
  return peopleSql.all(h, codes);
}

const peopleSql = statement(
  'api-program.people-by-code',
  row<{ id: string; code: string }>({ id: 'uuid', code: 'text' }),
  ['text[]'],
  `select id, employee_code code from person where employee_code = any ($1) and is_active`,
);
