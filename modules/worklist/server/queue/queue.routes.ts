import { query, stream } from '@sarn/platform-server';
import type { Route } from '@sarn/platform-server';
import * as api from '../../contract/index.ts';
import type { Dependencies } from '@sarn/document/server';
import { queuePage } from './queue-page.service.ts';
import { exportQueueSheet } from './queue-export.service.ts';
import { queueRows, queueSenders, waitingFigures } from './queue.service.ts';
import { todoPage } from './todo.wire.ts';

/** The calls that read the queues of the caller. */
export function queueRoutes(deps: Dependencies): Route[] {
  const { db } = deps.platform;
  return [
    query(api.todoList, (input, { caller }) => todoPage(deps, db, caller, input)),
    query(api.listQueue, (input, { caller }) => queueRows(deps, db, caller, input)),
    query(api.listQueueSenders, (input, { caller }) => queueSenders(deps, db, caller, input)),
    stream(api.exportQueue, (input, context) => exportQueueSheet(deps, context, input)),
    query(api.getWaitingFigures, (input, { caller }) => waitingFigures(deps, db, caller, input)),
    query(api.nextInQueue, async ({ typeCode, after }, { caller }) => {
      const rows = await queuePage(deps, db, {
        principals: caller.principals,
        code: typeCode,
        search: '',
        kind: null,
        speed: null,
        sort: 'since',
        isDescending: true,
        limit: 2,
        offset: 0,
      });
      const next = rows.find((row) => row.documentId !== after);
      return { documentId: next?.documentId ?? null };
    }),
  ];
}
