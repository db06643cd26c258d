import { fileURLToPath } from 'node:url';
import type { ServerModule } from '@sarn/platform-server';
import { listErrors, listAuditWords } from '../contract/index.ts';
import type { Dependencies } from '@sarn/document/server';
import { queueRoutes } from './queue/queue.routes.ts';
import { listRoutes } from './list/list.routes.ts';
import { reportRoutes } from './report/report.routes.ts';

/** Queues, lists, folders and reports. */
export function worklistModule(deps: Dependencies): ServerModule {
  return {
    name: 'worklist',
    migrations: fileURLToPath(new URL('./migrations', import.meta.url)),
    formerly: ['registry'],
    reads: ['document', 'register'],
    errors: listErrors,
    auditWords: listAuditWords,
    permissions: [],
    routes: [...queueRoutes(deps), ...listRoutes(deps), ...reportRoutes(deps)],
  };
}
