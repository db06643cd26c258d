import { command, query, stream } from '@sarn/platform-server';
import type { Route } from '@sarn/platform-server';
import * as api from '../contract/index.ts';
import type { Desk } from '@sarn/document/server';
import { acknowledge, remind, send } from './circulation.service.ts';
import { ofPaper, peoplePage, receivedPage, sentPage, sheet } from './circulation-view.service.ts';
import { recall } from './recall.service.ts';
import { groups, remove, save } from './group.service.ts';

/** The calls of circulations: endpoint to service, nothing else. */
export function circulationRoutes(desk: Desk): Route[] {
  const { db } = desk.platform;
  return [
    command(api.sendCirculation, (input, context, tx) => send(desk, tx, context, input)),
    query(api.circulationsOf, (input, { caller }) => ofPaper(desk, caller, input)),
    query(api.receivedCirculations, (input, { caller }) => receivedPage(desk, caller, input)),
    query(api.sentCirculations, (input, { caller }) => sentPage(desk, caller, input)),
    query(api.circulationPeople, (input, { caller }) => peoplePage(desk, caller, input)),
    stream(api.exportCirculation, ({ id }, context) => sheet(desk, context, id)),
    command(api.acknowledgeCirculation, (input, context, tx) =>
      acknowledge(desk, tx, context, input),
    ),
    command(api.remindCirculation, (input, context, tx) => remind(desk, tx, context, input)),
    command(api.recallCirculation, (input, context, tx) => recall(desk, tx, context, input)),
    query(api.listGroups, (_input, { caller }) => groups(desk, db, caller)),
    command(api.saveGroup, (input, context, tx) => save(desk, tx, context, input)),
    command(api.deleteGroup, (input, context, tx) => remove(desk, tx, context, input)),
  ];
}
