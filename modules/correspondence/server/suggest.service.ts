import type { Caller } from '@sarn/platform-server';
import type { Dependencies } from '@sarn/document/server';
import { listWords } from '@sarn/document/server';
import { contactNames } from '@sarn/contact/server';
import { foldForSearch } from '@sarn/search/contract';
import { bringUpToDate, newestDocuments } from '@sarn/search/server';
import { shortestWord } from '@sarn/search/server';

/** Documents in which earlier words are looked for: the newest that the search gives. */
const documents = 200;

/**
 * Names of the address book, then senders or addressees of papers the caller may read that contain
 * the text, latest first; for one or two letters, those of his newest documents.
 */
export async function suggest(
  deps: Dependencies,
  { holders: principals }: Caller,
  field: 'sender' | 'addressee',
  text: string,
): Promise<string[]> {
  const word = foldForSearch(text);
  if (word === '') return [];
  const { db } = deps.platform;
  await bringUpToDate(db);
  const terms =
    word.length < shortestWord ? [] : [{ readings: [word], number: null, yearNumber: null }];
  const query = { holders: principals, terms, tags: [], from: null, until: null };
  const { ids } = await newestDocuments(deps, query, {}, { page: 1, size: documents });
  const known = await contactNames(db, text);
  return [...new Set([...known, ...(await listWords(db, field, text, ids))])];
}
