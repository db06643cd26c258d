import { command, query, stream } from '@sarn/platform-server';
import type { Route, Tx } from '@sarn/platform-server';
import * as api from '../contract/index.ts';
import type { Desk } from '@sarn/document/server';
import { classes, saveClass, saveDefault } from './class.service.ts';
import { answerList, decideList, finishList, judgeList, sendList } from './decide.service.ts';
import { executeList } from './execute.service.ts';
import { certificate, form, packageOf, sheet } from './file.service.ts';
import { candidates, listDetail, lists } from './list-view.service.ts';
import { cancelList, changeItems, createList, submitList } from './list.service.ts';
import { foldersToHold, hold, holds, lift, retentionOf, setRetentionOf } from './paper.service.ts';

/** The calls of keeping and destroying papers: endpoint to service, nothing else. */
export function retentionRoutes(
  desk: Desk,
  start: (tx: Tx, listId: string) => Promise<void>,
): Route[] {
  return [...ofPapers(desk), ...ofLists(desk), ...ofDecisions(desk, start), ...files(desk)];
}

function ofPapers(desk: Desk): Route[] {
  const { db } = desk.platform;
  return [
    query(api.listRetentionClasses, () => classes(db)),
    command(api.saveRetentionClass, (input, context, tx) => saveClass(desk, tx, context, input)),
    command(api.saveRetentionDefault, (input, context, tx) =>
      saveDefault(desk, tx, context, input),
    ),
    query(api.paperRetention, (input, { caller }) => retentionOf(desk, db, caller, input)),
    command(api.setPaperRetention, (input, context, tx) =>
      setRetentionOf(desk, tx, context, input),
    ),
    query(api.holdFolders, () => foldersToHold(desk, db)),
    command(api.placeHold, (input, context, tx) => hold(desk, tx, context, input)),
    command(api.liftHold, (input, context, tx) => lift(desk, tx, context, input)),
    query(api.listHolds, (input) => holds(db, input)),
  ];
}

function ofLists(desk: Desk): Route[] {
  const { db } = desk.platform;
  return [
    query(api.retentionCandidates, (input) => candidates(desk, db, input)),
    query(api.retentionLists, (input, { caller }) => lists(desk, db, caller, input)),
    query(api.retentionList, ({ id }, { caller }) => listDetail(desk, db, caller, id)),
    command(api.createRetentionList, (input, context, tx) => createList(desk, tx, context, input)),
    command(api.changeRetentionItems, (input, context, tx) =>
      changeItems(desk, tx, context, input),
    ),
    command(api.submitRetentionList, (input, context, tx) => submitList(desk, tx, context, input)),
    command(api.cancelRetentionList, (input, context, tx) => cancelList(desk, tx, context, input)),
  ];
}

function ofDecisions(desk: Desk, start: (tx: Tx, listId: string) => Promise<void>): Route[] {
  return [
    command(api.judgeRetentionList, (input, context, tx) => judgeList(desk, tx, context, input)),
    command(api.decideRetentionList, (input, context, tx) => decideList(desk, tx, context, input)),
    command(api.sendToArchives, (input, context, tx) => sendList(desk, tx, context, input)),
    command(api.answerOfArchives, (input, context, tx) => answerList(desk, tx, context, input)),
    command(api.finishRetentionList, (input, context, tx) => finishList(desk, tx, context, input)),
    command(api.executeRetentionList, (input, context, tx) =>
      executeList(desk, tx, context, input, start),
    ),
  ];
}

function files(desk: Desk): Route[] {
  return [
    stream(api.retentionSheet, ({ id }, context) => sheet(desk, context, id)),
    stream(api.retentionForm, ({ id }, context) => form(desk, context, id)),
    stream(api.retentionCertificate, ({ id }, context) => certificate(desk, context, id)),
    stream(api.retentionPackage, ({ id }, context) => packageOf(desk, context, id)),
  ];
}
