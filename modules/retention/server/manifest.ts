import { fileURLToPath } from 'node:url';
import type { ServerModule } from '@sarn/platform-server';
import { retentionErrors } from '../contract/index.ts';
import type { Desk } from '@sarn/document/server';
import { isHeld } from './paper.store.ts';
import { retentionJobs } from './retention.jobs.ts';
import { retentionRoutes } from './retention.routes.ts';

/** How long documents are kept, and how that ends. */
export function retentionModule(desk: Desk): ServerModule {
  desk.slots.removalObstacles.push(isHeld);
  const { jobs, start } = retentionJobs(desk);
  return {
    name: 'retention',
    migrations: fileURLToPath(new URL('./migrations', import.meta.url)),
    formerly: ['registry'],
    reads: [
      'circulation',
      'correspondence',
      'dispatch',
      'document',
      'register',
      'search',
      'worklist',
    ],
    errors: retentionErrors,
    permissions: [],
    routes: retentionRoutes(desk, start),
    jobs,
  };
}
