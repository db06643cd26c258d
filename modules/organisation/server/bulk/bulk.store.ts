import type { CivilDate } from '@sarn/kernel';
import type { Tx } from '@sarn/platform-server';
import type { Insertable } from 'kysely';
import type { PositionTable, PostHoldingTable } from '../organisation.tables.gen.ts';
import type { NewPerson } from '../person.store.ts';
import type { NewPost } from '../post.store.ts';
import { organisationTables } from '../tables.ts';
import type { NewUnit } from '../unit.store.ts';

/** Rows of one statement: PostgreSQL takes 65,535 parameters. */
const batch = 500;

async function inBatches<Row>(
  rows: readonly Row[],
  insert: (part: readonly Row[]) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < rows.length; from += batch) {
    await insert(rows.slice(from, from + batch));
  }
}

export const insertUnits = (tx: Tx, rows: readonly NewUnit[]): Promise<void> =>
  inBatches(rows, (part) => organisationTables(tx).insertInto('unit').values(part).execute());

export const insertPeople = (tx: Tx, rows: readonly NewPerson[]): Promise<void> =>
  inBatches(rows, (part) => organisationTables(tx).insertInto('person').values(part).execute());

export const insertPositions = (
  tx: Tx,
  rows: readonly Insertable<PositionTable>[],
): Promise<void> =>
  inBatches(rows, (part) => organisationTables(tx).insertInto('position').values(part).execute());

export const insertPosts = (tx: Tx, rows: readonly NewPost[]): Promise<void> =>
  inBatches(rows, (part) => organisationTables(tx).insertInto('post').values(part).execute());

export const insertHoldings = (
  tx: Tx,
  rows: readonly Insertable<PostHoldingTable>[],
): Promise<void> =>
  inBatches(rows, (part) =>
    organisationTables(tx).insertInto('post_holding').values(part).execute(),
  );

/** Ids of positions by their Thai names. */
export async function listPositions(
  tx: Tx,
  names: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (names.length === 0) return new Map();
  const rows = await organisationTables(tx)
    .selectFrom('position')
    .select(['id', 'name_th as name'])
    .where('name_th', 'in', names)
    .execute();
  return new Map(rows.map(({ id, name }) => [name, id]));
}

/** Ids of levels by their codes. */
export async function listLevels(tx: Tx): Promise<ReadonlyMap<string, string>> {
  const rows = await organisationTables(tx)
    .selectFrom('position_level')
    .select(['id', 'code'])
    .execute();
  return new Map(rows.map(({ id, code }) => [code, id]));
}

export async function deleteHoldings(tx: Tx, personIds: readonly string[]): Promise<void> {
  await organisationTables(tx)
    .deleteFrom('post_holding')
    .where('person_id', 'in', personIds)
    .execute();
}

export async function deleteHolding(tx: Tx, id: string): Promise<void> {
  await organisationTables(tx).deleteFrom('post_holding').where('id', '=', id).execute();
}

/** An ended holding goes on. */
export async function reopenHolding(tx: Tx, id: string): Promise<void> {
  await organisationTables(tx)
    .updateTable('post_holding')
    .set({ valid_to: null })
    .where('id', '=', id)
    .execute();
}

/** Deletes those that would end before they began. @returns their ids */
export async function deleteBegunSince(
  tx: Tx,
  ids: readonly string[],
  day: CivilDate,
): Promise<string[]> {
  if (ids.length === 0) return [];
  const rows = await organisationTables(tx)
    .deleteFrom('post_holding')
    .where('id', 'in', ids)
    .where('valid_from', '>=', day)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function endHoldings(
  tx: Tx,
  ids: readonly string[],
  lastDay: CivilDate,
): Promise<void> {
  if (ids.length === 0) return;
  await organisationTables(tx)
    .updateTable('post_holding')
    .set({ valid_to: lastDay })
    .where('id', 'in', ids)
    .execute();
}

export async function deletePosts(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await organisationTables(tx).deleteFrom('post').where('id', 'in', ids).execute();
}

export async function deletePeople(tx: Tx, ids: readonly string[]): Promise<void> {
  await organisationTables(tx).deleteFrom('person').where('id', 'in', ids).execute();
}

/** In one statement, so that a unit may go together with the one above it. */
export async function deleteUnits(tx: Tx, ids: readonly string[]): Promise<void> {
  await organisationTables(tx).deleteFrom('unit').where('id', 'in', ids).execute();
}
