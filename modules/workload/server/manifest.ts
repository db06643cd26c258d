import { fileURLToPath } from 'node:url';
import type { ServerModule } from '@sarn/platform-server';
import type { Dependencies } from '@sarn/document/server';
import { workloadAuditWords } from '../contract/index.ts';
import { workloadFileParts } from './file-parts.ts';
import { homeRoutes } from './home/home.routes.ts';
import { reportRoutes } from './report/report.routes.ts';

/** How much waits: the panels of the dashboard, open work, and the reports on it. */
export function workloadModule(deps: Dependencies): ServerModule {
  return {
    name: 'workload',
    migrations: fileURLToPath(new URL('./migrations', import.meta.url)),
    formerly: ['registry', 'worklist'],
    reads: ['document', 'organisation', 'register'],
    errors: {},
    auditWords: workloadAuditWords,
    permissions: [],
    configuration: workloadFileParts(deps),
    routes: [...homeRoutes(deps), ...reportRoutes(deps)],
  };
}
