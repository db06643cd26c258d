import { fileURLToPath } from 'node:url';
import { closePaper, paperErrors } from '@sarn/paper/server';
import type { ServerModule } from '@sarn/platform-server';
import {
  registryErrors,
  attachmentErrors,
  referenceErrors,
  registryPermissions,
  registryAuditWords,
} from '../contract/index.ts';
import type { Dependencies } from './dependencies.ts';
import { registryRoutes } from './registry.routes.ts';

/** Documents: their flow, access, history and attachments. */
export function documentModule(deps: Dependencies): ServerModule {
  return {
    name: 'document',
    migrations: fileURLToPath(new URL('./migrations', import.meta.url)),
    formerly: ['registry'],
    reads: ['classification', 'correspondence', 'intake', 'register'],
    errors: { ...registryErrors, ...attachmentErrors, ...referenceErrors, ...paperErrors },
    auditWords: registryAuditWords,
    permissions: registryPermissions,
    routes: [...registryRoutes(deps)],
    settled: deps.changes.settled,
    stop: async () => {
      await deps.changes.settled();
      await closePaper();
    },
  };
}
