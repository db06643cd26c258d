import { isId } from '@sarn/kernel';
import type { Handle, Tx } from '@sarn/platform-server';
import { configurationTables } from './tables.ts';

export interface StoredValue {
  readonly code: string;
  readonly value: unknown;
  readonly version: number;
}

/** What the centre said, of each value that it ever said. */
export const listValues = (h: Handle): Promise<StoredValue[]> =>
  configurationTables(h)
    .selectFrom('configuration_value')
    .select(['code', 'value', 'version'])
    .execute();

export interface LastChange {
  readonly personId: string | null;
  readonly at: string;
}

export async function lastChange(h: Handle, code: string): Promise<LastChange | undefined> {
  const found = await configurationTables(h)
    .selectFrom('configuration_value')
    .select(['changed_by as personId', 'changed_at as at'])
    .where('code', '=', code)
    .executeTakeFirst();
  return found && { personId: found.personId, at: new Date(found.at).toISOString() };
}

/** A value as it is written. */
export interface WrittenValue {
  readonly code: string;
  /** Null: the centre says nothing. */
  readonly value: unknown;
  /** The version that was read. */
  readonly version: number;
  readonly by: string;
  readonly at: string;
}

/** @returns false when the value is of another version */
export async function putValue(tx: Tx, written: WrittenValue): Promise<boolean> {
  const { code, version, by, at } = written;
  const value = written.value === null ? null : JSON.stringify(written.value);
  const columns = { value, changed_by: by, changed_at: at };
  const tables = configurationTables(tx);
  const done =
    version === 0
      ? await tables
          .insertInto('configuration_value')
          .values({ code, ...columns })
          .onConflict((known) => known.doNothing())
          .returning('code')
          .execute()
      : await tables
          .updateTable('configuration_value')
          .set({ ...columns, version: version + 1 })
          .where('code', '=', code)
          .where('version', '=', version)
          .returning('code')
          .execute();
  return done.length > 0;
}

export interface Emblem {
  readonly id: string;
  readonly type: 'image/png' | 'image/svg+xml';
  readonly bytes: Buffer;
}

export async function insertEmblem(tx: Tx, { id, type, bytes }: Emblem): Promise<void> {
  await configurationTables(tx)
    .insertInto('configuration_emblem')
    .values({ id, type, bytes })
    .execute();
}

export async function findEmblem(h: Handle, id: string): Promise<Emblem | undefined> {
  if (!isId(id)) return undefined;
  const found = await configurationTables(h)
    .selectFrom('configuration_emblem')
    .select(['id', 'type', 'bytes'])
    .where('id', '=', id)
    .executeTakeFirst();
  return found && { ...found, type: found.type === 'image/png' ? 'image/png' : 'image/svg+xml' };
}

/** From now on this emblem is printed; null: the one of the product. */
export async function useEmblem(tx: Tx, emblemId: string | null, since: string): Promise<void> {
  await configurationTables(tx)
    .insertInto('configuration_emblem_use')
    .values({ since, emblem_id: emblemId })
    .onConflict((known) => known.column('since').doUpdateSet({ emblem_id: emblemId }))
    .execute();
}

/** The emblem that was printed at a moment; null where the agency had none of its own. */
export async function emblemAt(h: Handle, at: string): Promise<string | null> {
  const found = await configurationTables(h)
    .selectFrom('configuration_emblem_use')
    .select('emblem_id as id')
    .where('since', '<=', at)
    .orderBy('since', 'desc')
    .limit(1)
    .executeTakeFirst();
  return found?.id ?? null;
}
