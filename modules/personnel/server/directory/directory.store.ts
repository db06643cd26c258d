import type { Instant } from '@sarn/kernel';
import { row, statement } from '@sarn/platform-server';
import type { Handle, Tx } from '@sarn/platform-server';
import type { Insertable, Updateable } from 'kysely';
import { personnelTables } from '../tables.ts';
import type { PersonnelTables } from '../personnel.tables.gen.ts';
import type { Compared } from './compare.rules.ts';

type RunTable = PersonnelTables['directory_run'];

const comparedSql = statement(
  'directory.people',
  row<Compared>({
    ...{ personId: 'uuid', name: 'text', isActive: 'bool', employeeCode: 'text', email: 'text?' },
    ...{ phone: 'text', username: 'text?', directoryName: 'text?', isKnown: 'bool' },
    ...{ isMissing: 'bool', isSuspended: 'bool' },
  }),
  [],
  `select m.id "personId", trim(m.prefix_th || m.first_name_th || ' ' || m.last_name_th) "name",
     m.is_active "isActive", m.employee_code "employeeCode", m.email, m.phone, a.username,
     a.directory_name "directoryName", d.person_id is not null "isKnown",
     d.missing_since is not null "isMissing", coalesce(a.is_suspended, false) "isSuspended"
   from person m left join account a on a.person_id = m.id
   left join directory_person d on d.person_id = m.id
   order by m.id`,
);

/** Everybody who works here or has left, as the directory is compared with them. */
export const listCompared = (h: Handle): Promise<Compared[]> => comparedSql.all(h);

const runs = (h: Handle) =>
  personnelTables(h)
    .selectFrom('directory_run')
    .select(['id', 'state', 'is_scheduled as isScheduled', 'entries', 'counts', 'plan', 'fault'])
    .select(['created_by as createdBy', 'created_at as createdAt', 'done_at as doneAt']);

/** The last runs, the newest first. */
export const listRuns = (h: Handle) => runs(h).orderBy('created_at', 'desc').limit(20).execute();

export const findRunForUpdate = (tx: Tx, id: string) =>
  runs(tx).where('id', '=', id).forUpdate().executeTakeFirst();

export type DirectoryRunRow = Awaited<ReturnType<typeof listRuns>>[number];

export async function insertRun(tx: Tx, values: Insertable<RunTable>): Promise<void> {
  await personnelTables(tx).insertInto('directory_run').values(values).execute();
}

export async function updateRun(tx: Tx, id: string, values: Updateable<RunTable>): Promise<void> {
  await personnelTables(tx).updateTable('directory_run').set(values).where('id', '=', id).execute();
}

/** Earlier previews can no longer be carried out. */
export async function dropPreviews(tx: Tx): Promise<void> {
  await personnelTables(tx)
    .updateTable('directory_run')
    .set({ state: 'dropped', plan: '[]' })
    .where('state', 'in', ['preview', 'stopped'])
    .execute();
}

/** Whether somebody carried a run out: from then on it runs every night. */
export async function isDaily(h: Handle): Promise<boolean> {
  const done = await personnelTables(h)
    .selectFrom('directory_run')
    .select('id')
    .where('state', '=', 'done')
    .limit(1)
    .executeTakeFirst();
  return done !== undefined;
}

export async function countKnown(h: Handle): Promise<number> {
  const found = await personnelTables(h)
    .selectFrom('directory_person')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return found.n;
}

export async function noteSeen(
  tx: Tx,
  personId: string,
  directoryName: string,
  now: Instant,
): Promise<void> {
  const seen = { directory_name: directoryName, seen_at: now, missing_since: null };
  // The name may have been somebody else's before.
  await personnelTables(tx)
    .deleteFrom('directory_person')
    .where('directory_name', '=', directoryName)
    .where('person_id', '<>', personId)
    .execute();
  await personnelTables(tx)
    .insertInto('directory_person')
    .values({ person_id: personId, ...seen })
    .onConflict((on) => on.column('person_id').doUpdateSet(seen))
    .execute();
}

export async function noteMissing(tx: Tx, personId: string, now: Instant): Promise<void> {
  await personnelTables(tx)
    .updateTable('directory_person')
    .set({ missing_since: now })
    .where('person_id', '=', personId)
    .execute();
}
