import { AppError, madeCode, settingAct, settingSubject } from '@sarn/kernel';
import type { Caller, Tx } from '@sarn/platform-server';
import type { Dependencies } from '@sarn/document/server';
import { keptWordTable } from '../contract/index.ts';
import { mostWords } from './kept-words.ts';
import { insertKeptWord, keptWordNames } from './kept-word.store.ts';

/** One word of any script, also with digits, points and hyphens. */
const oneWord = /^[\p{L}\p{M}\p{N}.-]+$/u;

/**
 * Keeps a word that a drafter saw broken, for the whole agency; administrators see it in the settings, with who
 * marked it, and take it out there.
 *
 * @throws AppError 'printed-document.no-word', 'printed-document.word-known', 'printed-document.words-full'
 */
export async function markWord(
  { platform }: Pick<Dependencies, 'platform'>,
  tx: Tx,
  caller: Caller,
  word: string,
): Promise<void> {
  if (!oneWord.test(word)) throw new AppError('printed-document.no-word');
  const known = await keptWordNames(tx);
  if (known.includes(word)) throw new AppError('printed-document.word-known');
  if (known.length >= mostWords) {
    throw new AppError('printed-document.words-full', { most: mostWords });
  }
  const row = await insertKeptWord(tx, madeCode(), word);
  await platform.audit.write(tx, {
    ...{ act: settingAct(keptWordTable, 'added'), callerId: caller.id },
    subject: { kind: settingSubject(keptWordTable), id: row.code },
    detail: { before: null, after: row, reason: '' },
  });
}
