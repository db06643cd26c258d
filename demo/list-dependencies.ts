import { need } from '@sarn/kernel';
import type { SignedContext, Tx } from '@sarn/platform-server';
import type { RecordsActs } from '@sarn/records/server';
import type { LetterDeps, Moment } from './letter-dependencies.ts';

/** Folders, templates, and the lists by which old documents leave the agency, at past moments. */
export function listDeps(
  { retentionLists: lists, createFolder, fileDocument, ...acts }: RecordsActs,
  tx: Tx,
  at: (when: Moment) => SignedContext,
): Pick<LetterDeps, 'makeFolder' | 'fileDocument' | 'lists' | 'shareTemplate'> {
  const past =
    <Input, Output>(run: (tx: Tx, context: SignedContext, input: Input) => Promise<Output>) =>
    (when: Moment, input: Input) =>
      run(tx, at(when), input);
  return {
    makeFolder: past(createFolder),
    fileDocument: past(fileDocument),
    shareTemplate: async (when, unitId, input) => {
      const { caller } = at(when);
      await acts.keepTemplate(tx, caller, input);
      const { rows } = await acts.templatesFor(tx, caller, {
        kind: input.kind,
        isForAgency: false,
      });
      const kept = need(
        rows.find(({ name, scope }) => scope === 'own' && name === input.name),
        `no template ${input.name}`,
      );
      await acts.shareTemplate(tx, caller, { id: kept.id, unitId });
    },
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
