import { command, query, stream } from '@sarn/platform-server';
import type { Route } from '@sarn/platform-server';
import * as api from '../contract/index.ts';
import type { Dependencies } from '@sarn/document/server';
import type { StartClosing } from './complete.service.ts';
import { acknowledge, remind, send } from './circulation.service.ts';
import {
  ofDocument,
  peoplePage,
  printedPart,
  receivedPage,
  sentPage,
  sheet,
} from './circulation-view.service.ts';
import { recall } from './recall.service.ts';
import { groups, remove, save } from './group.service.ts';

/** The calls of circulations: endpoint to service, nothing else. */
export function circulationRoutes(deps: Dependencies, startClosing: StartClosing): Route[] {
  const { db } = deps.platform;
  return [
    command(api.sendCirculation, (input, context, tx) => send(deps, tx, context, input)),
    query(api.circulationsOf, (input, { caller }) => ofDocument(deps, caller, input)),
    query(api.receivedCirculations, (input, { caller }) => receivedPage(deps, caller, input)),
    query(api.sentCirculations, (input, { caller }) => sentPage(deps, caller, input)),
    query(api.circulationPeople, (input, { caller }) => peoplePage(deps, caller, input)),
    stream(api.exportCirculation, (input, context) => sheet(deps, context, input)),
    query(api.printCirculation, (input, context) => printedPart(deps, context, input)),
    command(api.acknowledgeCirculation, (input, context, tx) =>
      acknowledge(deps, tx, context, input, startClosing),
    ),
    command(api.remindCirculation, (input, context, tx) => remind(deps, tx, context, input)),
    command(api.recallCirculation, (input, context, tx) => recall(deps, tx, context, input)),
    query(api.listGroups, (_input, { caller }) => groups(deps, db, caller)),
    command(api.saveGroup, (input, context, tx) => save(deps, tx, context, input)),
    command(api.deleteGroup, (input, context, tx) => remove(deps, tx, context, input)),
  ];
}
