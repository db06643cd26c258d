import { command, query, stream } from '@sarn/platform-server';
import type { Route, Tx } from '@sarn/platform-server';
import * as api from '../contract/index.ts';
import type { Dependencies } from '@sarn/document/server';
import { classes, saveClass, saveDefault } from './class.service.ts';
import { answerList, decideList, finishList, judgeList, sendList } from './decide.service.ts';
import { replaceListMember } from './committee.service.ts';
import { executeList } from './execute.service.ts';
import { certificate, form, packageOf, sheet } from './file.service.ts';
import { extentOf, foldersKept, keptFile, loanCardFile } from './kept/kept.service.ts';
import { candidates, listDetail, lists } from './list-view.service.ts';
import { cancelList, changeItems, createList, submitList } from './list.service.ts';
import {
  foldersToHold,
  hold,
  holds,
  lift,
  retentionOf,
  setRetentionOf,
} from './document.service.ts';

/** The calls of keeping and destroying documents: endpoint to service, nothing else. */
export function retentionRoutes(
  deps: Dependencies,
  start: (tx: Tx, listId: string) => Promise<void>,
): Route[] {
  return [...ofDocuments(deps), ...ofLists(deps), ...ofDecisions(deps, start), ...files(deps)];
}

function ofDocuments(deps: Dependencies): Route[] {
  const { db } = deps.platform;
  return [
    query(api.listRetentionClasses, () => classes(db)),
    command(api.saveRetentionClass, (input, context, tx) => saveClass(deps, tx, context, input)),
    command(api.saveRetentionDefault, (input, context, tx) =>
      saveDefault(deps, tx, context, input),
    ),
    query(api.documentRetention, (input, { caller }) => retentionOf(deps, db, caller, input)),
    command(api.setDocumentRetention, (input, context, tx) =>
      setRetentionOf(deps, tx, context, input),
    ),
    query(api.holdFolders, () => foldersToHold(deps, db)),
    command(api.placeHold, (input, context, tx) => hold(deps, tx, context, input)),
    command(api.liftHold, (input, context, tx) => lift(deps, tx, context, input)),
    query(api.listHolds, (input) => holds(deps, db, input)),
  ];
}

function ofLists(deps: Dependencies): Route[] {
  const { db } = deps.platform;
  return [
    query(api.retentionCandidates, (input) => candidates(deps, db, input)),
    query(api.retentionLists, (input, { caller }) => lists(deps, db, caller, input)),
    query(api.retentionList, ({ id }, { caller }) => listDetail(deps, db, caller, id)),
    command(api.createRetentionList, (input, context, tx) => createList(deps, tx, context, input)),
    command(api.changeRetentionItems, (input, context, tx) =>
      changeItems(deps, tx, context, input),
    ),
    command(api.submitRetentionList, (input, context, tx) => submitList(deps, tx, context, input)),
    command(api.cancelRetentionList, (input, context, tx) => cancelList(deps, tx, context, input)),
  ];
}

function ofDecisions(
  deps: Dependencies,
  start: (tx: Tx, listId: string) => Promise<void>,
): Route[] {
  return [
    command(api.judgeRetentionList, (input, context, tx) => judgeList(deps, tx, context, input)),
    command(api.replaceRetentionMember, (input, context, tx) =>
      replaceListMember(deps, tx, context, input),
    ),
    command(api.decideRetentionList, (input, context, tx) => decideList(deps, tx, context, input)),
    command(api.sendToArchives, (input, context, tx) => sendList(deps, tx, context, input)),
    command(api.answerOfArchives, (input, context, tx) => answerList(deps, tx, context, input)),
    command(api.finishRetentionList, (input, context, tx) => finishList(deps, tx, context, input)),
    command(api.executeRetentionList, (input, context, tx) =>
      executeList(deps, tx, context, input, start),
    ),
  ];
}

function files(deps: Dependencies): Route[] {
  return [
    stream(api.printKept, (input) => keptFile(deps, input)),
    query(api.keptFolders, () => foldersKept(deps)),
    query(api.keptExtent, (input) => extentOf(deps, input)),
    stream(api.printLoanCard, (input, { caller }) => loanCardFile(deps, caller, input)),
    stream(api.retentionSheet, ({ id }, context) => sheet(deps, context, id)),
    stream(api.retentionForm, ({ id }, context) => form(deps, context, id)),
    stream(api.retentionCertificate, ({ id }, context) => certificate(deps, context, id)),
    stream(api.retentionPackage, ({ id }, context) => packageOf(deps, context, id)),
  ];
}
