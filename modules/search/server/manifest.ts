import { fileURLToPath } from 'node:url';
import type { ServerModule } from '@sarn/platform-server';
import type { Dependencies } from '@sarn/document/server';
import { eraseFound } from './index-removal.store.ts';
import { searchRoutes } from './search.routes.ts';
import { refreshFindJob } from './search.jobs.ts';

/** The search over all documents. */
export function searchModule(deps: Dependencies): ServerModule {
  deps.slots.textErasers.push({ tables: ['document_find'], erase: eraseFound });
  return {
    name: 'search',
    migrations: fileURLToPath(new URL('./migrations', import.meta.url)),
    formerly: ['registry'],
    reads: ['document'],
    holdsText: ['document_find'],
    errors: {},
    permissions: [],
    routes: [...searchRoutes(deps)],
    jobs: [refreshFindJob(deps)],
  };
}
