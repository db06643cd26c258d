import { fileURLToPath } from 'node:url';
import type { ServerModule } from '@sarn/platform-server';
import { listErrors, listAuditWords } from '../contract/index.ts';
import type { Dependencies } from '@sarn/document/server';
import { worklistFileParts } from './file-parts.ts';
import { homeRoutes } from './home/home.routes.ts';
import { unattendedCheck } from './queue/unattended.store.ts';
import { queueRoutes } from './queue/queue.routes.ts';
import { listRoutes } from './list/list.routes.ts';
import { reportRoutes } from './report/report.routes.ts';

/** Queues, lists, folders and reports. */
export function worklistModule(deps: Dependencies): ServerModule {
  return {
    name: 'worklist',
    migrations: fileURLToPath(new URL('./migrations', import.meta.url)),
    formerly: ['registry'],
    // Whether anybody has the keys for which work waits is told by the posts of the organisation.
    reads: ['document', 'register', 'organisation'],
    healthChecks: [unattendedCheck(deps.platform.clock)],
    errors: listErrors,
    auditWords: listAuditWords,
    permissions: [],
    configuration: worklistFileParts(deps),
    routes: [...queueRoutes(deps), ...homeRoutes(deps), ...listRoutes(deps), ...reportRoutes(deps)],
  };
}
