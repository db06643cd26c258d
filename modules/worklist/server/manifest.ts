import { fileURLToPath } from 'node:url';
import type { SenderTypeNames } from '@sarn/contact/server';
import type { ServerModule } from '@sarn/platform-server';
import { listErrors, listAuditWords } from '../contract/index.ts';
import type { Dependencies } from '@sarn/document/server';
import { worklistFileParts } from './file-parts.ts';
import { unattendedCheck } from './queue/unattended.store.ts';
import { queueRoutes } from './queue/queue.routes.ts';
import { listRoutes } from './list/list.routes.ts';

declare module '@sarn/document/server' {
  interface Dependencies {
    readonly senderTypes: SenderTypeNames;
  }
}

/** Queues, lists and folders. */
export function worklistModule(deps: Dependencies): ServerModule {
  return {
    name: 'worklist',
    migrations: fileURLToPath(new URL('./migrations', import.meta.url)),
    formerly: ['registry'],
    // Whether anybody has the keys for which work waits is told by the posts of the organisation.
    reads: ['document', 'organisation'],
    healthChecks: [unattendedCheck(deps.platform.clock)],
    errors: listErrors,
    auditWords: listAuditWords,
    permissions: [],
    configuration: worklistFileParts(deps),
    routes: [...queueRoutes(deps), ...listRoutes(deps)],
  };
}
