import type { Caller } from '@sarn/platform-server';
import type { Dependencies } from '@sarn/document/server';
import { listWords } from '@sarn/document/server';
import { contactNames } from '@sarn/contact/server';
import { foldForSearch } from '@sarn/search/contract';
import { bringUpToDate, newestDocuments } from '@sarn/search/server';
import { shortestWord } from '@sarn/search/server';

/** Number of the newest documents in which earlier names are looked for. */
const documents = 200;

/**
 * Names of the address book, then senders or addressees containing the text, of documents that the
 * caller may read, the newest first. A text too short for the search looks in the newest ones only.
 */
export async function suggest(
  deps: Dependencies,
  { principals }: Caller,
  field: 'sender' | 'addressee',
  text: string,
): Promise<string[]> {
  const word = foldForSearch(text);
  if (word === '') return [];
  const { db } = deps.platform;
  await bringUpToDate(deps);
  const terms =
    word.length < shortestWord ? [] : [{ readings: [word], number: null, yearNumber: null }];
  const query = { principals, terms, tags: [], from: null, until: null };
  const page = { page: 1, size: documents, most: documents };
  const [{ ids }, known] = await Promise.all([
    newestDocuments(deps, query, {}, page),
    contactNames(deps.platform, text),
  ]);
  return [...new Set([...known, ...(await listWords(db, field, text, ids))])];
}
