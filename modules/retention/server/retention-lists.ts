import type { Dependencies } from '@sarn/document/server';
import { decideList, finishList, judgeList, sendList } from './decide.service.ts';
import { createList, submitList } from './list.service.ts';

/** The acts on lists, for programs that work without a browser (demo). */
export const retentionLists = (deps: Dependencies) => ({
  create: createList.bind(null, deps),
  submit: submitList.bind(null, deps),
  judge: judgeList.bind(null, deps),
  decide: decideList.bind(null, deps),
  send: sendList.bind(null, deps),
  finish: finishList.bind(null, deps),
});
