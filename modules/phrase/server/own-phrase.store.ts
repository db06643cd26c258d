import type { Handle, Tx } from '@sarn/platform-server';
import type { Phrase } from '../contract/index.ts';
import { phraseTables } from './tables.ts';

/** The phrases of a person, the newest first. */
export function readPhrases(h: Handle, personId: string): Promise<Phrase[]> {
  return phraseTables(h)
    .selectFrom('person_phrase')
    .select(['id', 'text'])
    .where('person_id', '=', personId)
    .orderBy('kept_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** @returns undefined where it is not the person's */
export function findOwnPhrase(tx: Tx, personId: string, id: string): Promise<Phrase | undefined> {
  return phraseTables(tx)
    .selectFrom('person_phrase')
    .select(['id', 'text'])
    .where('person_id', '=', personId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Keeps a phrase as the newest, and deletes the oldest above `most`. */
export async function writePhrase(
  tx: Tx,
  phrase: Phrase & { readonly personId: string; readonly at: string },
  most: number,
): Promise<void> {
  const { id, personId, text, at } = phrase;
  await phraseTables(tx)
    .insertInto('person_phrase')
    .values({ id, person_id: personId, text, kept_at: at })
    .onConflict((known) => known.columns(['person_id', 'text']).doUpdateSet({ kept_at: at }))
    .execute();
  const older = (await readPhrases(tx, personId)).slice(most);
  for (const one of older) await deletePhrase(tx, personId, one.id);
}

export async function deletePhrase(tx: Tx, personId: string, id: string): Promise<void> {
  await phraseTables(tx)
    .deleteFrom('person_phrase')
    .where('person_id', '=', personId)
    .where('id', '=', id)
    .execute();
}
