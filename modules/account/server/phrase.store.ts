import type { Handle, Tx } from '@sarn/platform-server';
import type { Phrase } from '../contract/index.ts';
import { accountTables } from './tables.ts';

/** The phrases of a person, the newest first. */
export function readPhrases(h: Handle, personId: string): Promise<Phrase[]> {
  return accountTables(h)
    .selectFrom('person_phrase')
    .select(['id', 'text'])
    .where('person_id', '=', personId)
    .orderBy('kept_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Keeps a phrase as the newest, and deletes the oldest above `most`. */
export async function writePhrase(
  tx: Tx,
  phrase: Phrase & { readonly personId: string; readonly at: string },
  most: number,
): Promise<void> {
  const { id, personId, text, at } = phrase;
  await accountTables(tx)
    .insertInto('person_phrase')
    .values({ id, person_id: personId, text, kept_at: at })
    .onConflict((known) => known.columns(['person_id', 'text']).doUpdateSet({ kept_at: at }))
    .execute();
  const older = (await readPhrases(tx, personId)).slice(most);
  for (const one of older) await deletePhrase(tx, personId, one.id);
}

export async function deletePhrase(tx: Tx, personId: string, id: string): Promise<void> {
  await accountTables(tx)
    .deleteFrom('person_phrase')
    .where('person_id', '=', personId)
    .where('id', '=', id)
    .execute();
}
