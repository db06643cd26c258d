import type { Handle, Tx } from '@sarn/platform-server';
import { sql } from 'kysely';
import type { UnitPhrase } from '../contract/index.ts';
import { phraseTables } from './tables.ts';

/** For whom phrases of units are read. */
export interface PhraseReader {
  readonly personId: string;
  /** Units of the reader's posts and those above them. */
  readonly unitIds: readonly string[];
  /** Units whose phrases the reader looks after: as head, deputy or clerk. */
  readonly keptUnitIds: readonly string[];
}

type StoredUnitPhrase = Omit<UnitPhrase, 'unitName' | 'sharedBy'> & { readonly sharerId: string };

/** Who shared a phrase may withdraw it, and whoever looks after the phrases of its unit. */
const mayWithdraw = ({ personId, keptUnitIds }: PhraseReader) =>
  sql<boolean>`(shared_by = ${personId} or unit_id = any(${[...keptUnitIds]}::uuid[]))`;

/** The phrases of the reader's units, the oldest first, and whether the reader may withdraw each. */
export function listUnitPhrases(h: Handle, reader: PhraseReader): Promise<StoredUnitPhrase[]> {
  if (reader.unitIds.length === 0) return Promise.resolve([]);
  return phraseTables(h)
    .selectFrom('unit_phrase')
    .select(['id', 'text', 'unit_id as unitId', 'shared_by as sharerId'])
    .select(mayWithdraw(reader).as('mayWithdraw'))
    .where('unit_id', 'in', [...reader.unitIds])
    .orderBy('shared_at')
    .orderBy('id')
    .execute();
}

export async function countUnitPhrases(tx: Tx, unitId: string): Promise<number> {
  const { count } = await phraseTables(tx)
    .selectFrom('unit_phrase')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('unit_id', '=', unitId)
    .executeTakeFirstOrThrow();
  return count;
}

interface NewUnitPhrase {
  readonly id: string;
  readonly unitId: string;
  readonly text: string;
  readonly sharedBy: string;
  readonly at: string;
}

/** @returns false where the unit has the phrase already */
export async function insertUnitPhrase(tx: Tx, phrase: NewUnitPhrase): Promise<boolean> {
  return (await insertUnitPhrases(tx, [phrase])).length > 0;
}

/** @returns those that their units did not have already */
export async function insertUnitPhrases(
  tx: Tx,
  phrases: readonly NewUnitPhrase[],
): Promise<Pick<NewUnitPhrase, 'unitId' | 'text'>[]> {
  if (phrases.length === 0) return [];
  return phraseTables(tx)
    .insertInto('unit_phrase')
    .values(
      phrases.map(({ id, unitId, text, sharedBy, at }) => ({
        ...{ id, unit_id: unitId, text, shared_by: sharedBy, shared_at: at },
      })),
    )
    .onConflict((known) => known.columns(['unit_id', 'text']).doNothing())
    .returning(['unit_id as unitId', 'text'])
    .execute();
}

/** The phrases of a unit, locked until the transaction ends. */
export function lockUnitPhrases(tx: Tx, unitId: string): Promise<NewUnitPhrase[]> {
  return phraseTables(tx)
    .selectFrom('unit_phrase')
    .select(['id', 'unit_id as unitId', 'text', 'shared_by as sharedBy', 'shared_at as at'])
    .where('unit_id', '=', unitId)
    .orderBy('shared_at')
    .orderBy('id')
    .forUpdate()
    .execute();
}

export async function deleteUnitPhrases(tx: Tx, unitId: string): Promise<void> {
  await phraseTables(tx).deleteFrom('unit_phrase').where('unit_id', '=', unitId).execute();
}

/** @returns what was deleted; undefined where it is not there, or not the reader's to withdraw */
export function deleteUnitPhrase(
  tx: Tx,
  reader: PhraseReader,
  id: string,
): Promise<{ readonly text: string; readonly unitId: string } | undefined> {
  return phraseTables(tx)
    .deleteFrom('unit_phrase')
    .where('id', '=', id)
    .where(mayWithdraw(reader))
    .returning(['text', 'unit_id as unitId'])
    .executeTakeFirst();
}
