import { newId } from '@sarn/kernel';
import { command, query } from '@sarn/platform-server';
import type { Platform, Route } from '@sarn/platform-server';
import { keepPhrase, listPhrases, mostPhrases, removePhrase } from '../contract/index.ts';
import { deletePhrase, readPhrases, writePhrase } from './phrase.store.ts';

/** Phrases of the caller; nobody else can ask for them. */
export function phraseRoutes({ db, clock }: Platform): Route[] {
  return [
    query(listPhrases, async (_input, { caller }) => ({ rows: await readPhrases(db, caller.id) })),
    command(keepPhrase, async ({ text }, { caller: { id: personId } }, tx) => {
      const at = clock.now().toISOString();
      await writePhrase(tx, { id: newId(), personId, text, at }, mostPhrases);
      return { rows: await readPhrases(tx, personId) };
    }),
    command(removePhrase, async ({ id }, { caller }, tx) => {
      await deletePhrase(tx, caller.id, id);
      return { rows: await readPhrases(tx, caller.id) };
    }),
  ];
}
