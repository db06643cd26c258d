import { newId } from '@sarn/kernel';
import type { Organisation } from '@sarn/organisation/server';
import { command, query } from '@sarn/platform-server';
import type { Platform, Route } from '@sarn/platform-server';
import {
  keepPhrase,
  listPhrases,
  mostPhrases,
  removePhrase,
  sharePhrase,
  withdrawPhrase,
} from '../contract/index.ts';
import { deletePhrase, writePhrase } from './own-phrase.store.ts';
import { createPhrases } from './phrase.service.ts';

/** Phrases of the caller, of the caller's units and of the agency; each change answers with all of them. */
export function phraseRoutes(platform: Platform, organisation: Organisation): Route[] {
  const phrases = createPhrases(platform, organisation);
  return [
    query(listPhrases, async (_input, { caller }) => phrases.offeredTo(platform.db, caller.id)),
    command(keepPhrase, async ({ text }, { caller: { id: personId } }, tx) => {
      const at = platform.clock.now().toISOString();
      await writePhrase(tx, { id: newId(), personId, text, at }, mostPhrases);
      return phrases.offeredTo(tx, personId);
    }),
    command(removePhrase, async ({ id }, { caller }, tx) => {
      await deletePhrase(tx, caller.id, id);
      return phrases.offeredTo(tx, caller.id);
    }),
    command(sharePhrase, async (asked, { caller }, tx) => {
      await phrases.share(tx, caller.id, asked);
      return phrases.offeredTo(tx, caller.id);
    }),
    command(withdrawPhrase, async ({ id }, { caller }, tx) => {
      await phrases.withdraw(tx, caller.id, id);
      return phrases.offeredTo(tx, caller.id);
    }),
  ];
}
