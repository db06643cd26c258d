import { fileURLToPath } from 'node:url';
import type { ServerModule } from '@sarn/platform-server';
import {
  retentionErrors,
  retentionAuditWords,
  retentionNews,
  retentionPermissions,
} from '../contract/index.ts';
import type { Dependencies } from '@sarn/document/server';
import { isHeld } from './document.store.ts';
import { stampOf } from './kept/stamp.service.ts';
import { retentionFileParts } from './file-parts.ts';
import { retentionJobs } from './retention.jobs.ts';
import { retentionRoutes } from './retention.routes.ts';

/** How long documents are kept, and how that ends. */
export function retentionModule(deps: Dependencies): ServerModule {
  deps.slots.removalObstacles.push(isHeld);
  deps.slots.pageStamps.push((h, documentId) => stampOf(deps, h, documentId));
  const { jobs, start } = retentionJobs(deps);
  return {
    name: 'retention',
    migrations: fileURLToPath(new URL('./migrations', import.meta.url)),
    formerly: ['registry'],
    // Accounts, for who on a committee can still answer.
    reads: ['document', 'register', 'authentication'],
    errors: retentionErrors,
    auditWords: retentionAuditWords,
    permissions: retentionPermissions,
    news: retentionNews,
    configuration: retentionFileParts(deps),
    routes: retentionRoutes(deps, start),
    jobs,
  };
}
