import { fileURLToPath } from 'node:url';
import type { ServerModule } from '@sarn/platform-server';
import type { Desk } from '../desk.ts';
import { searchRoutes } from '../search/search.routes.ts';
import { refreshFindJob } from '../search/search.jobs.ts';

/** The search over all documents. */
export function searchModule(desk: Desk): ServerModule {
  return {
    name: 'search',
    migrations: fileURLToPath(new URL('./migrations', import.meta.url)),
    formerly: ['registry'],
    errors: {},
    permissions: [],
    routes: [...searchRoutes(desk)],
    jobs: [refreshFindJob],
  };
}
