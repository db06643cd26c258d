import type { SignedContext, Tx } from '@sarn/platform-server';
import type { RecordsActs } from '@sarn/records/server';
import type { LetterDeps, Moment } from './letter-dependencies.ts';

/** Folders, and the lists by which old documents leave the agency, at past moments. */
export function listDeps(
  { retentionLists: lists, createFolder, fileDocument }: RecordsActs,
  tx: Tx,
  at: (when: Moment) => SignedContext,
): Pick<LetterDeps, 'makeFolder' | 'fileDocument' | 'lists'> {
  const past =
    <Input, Output>(run: (tx: Tx, context: SignedContext, input: Input) => Promise<Output>) =>
    (when: Moment, input: Input) =>
      run(tx, at(when), input);
  return {
    makeFolder: past(createFolder),
    fileDocument: past(fileDocument),
    lists: {
      create: past(lists.create),
      submit: past(lists.submit),
      judge: past(lists.judge),
      decide: past(lists.decide),
      send: past(lists.send),
      finish: past(lists.finish),
    },
  };
}
