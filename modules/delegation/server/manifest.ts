import type { ServerModule } from '@sarn/platform-server';
import { actingActErrors, actingNewsKinds } from '../contract/index.ts';
import type { Dependencies } from '@sarn/document/server';
import { actingRoutes } from './acting.routes.ts';
import { clearOverJob } from './acting.jobs.ts';

/** Orders by which somebody acts for another. */
export function delegationModule(deps: Dependencies): ServerModule {
  return {
    name: 'delegation',
    errors: actingActErrors,
    permissions: [],
    news: actingNewsKinds,
    routes: [...actingRoutes(deps)],
    jobs: [clearOverJob(deps)],
  };
}
