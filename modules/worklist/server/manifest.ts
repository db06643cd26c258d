import { fileURLToPath } from 'node:url';
import type { ServerModule } from '@sarn/platform-server';
import { listErrors } from '../contract/index.ts';
import type { Desk } from '@sarn/document/server';
import { queueRoutes } from './list/queue.routes.ts';
import { listRoutes } from './list/list.routes.ts';
import { reportRoutes } from './report/report.routes.ts';

/** Queues, lists, folders and reports. */
export function worklistModule(desk: Desk): ServerModule {
  return {
    name: 'worklist',
    migrations: fileURLToPath(new URL('./migrations', import.meta.url)),
    formerly: ['registry'],
    reads: ['correspondence', 'document', 'register'],
    errors: listErrors,
    permissions: [],
    routes: [...queueRoutes(desk), ...listRoutes(desk), ...reportRoutes(desk)],
  };
}
