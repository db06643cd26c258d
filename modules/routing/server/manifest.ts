import { fileURLToPath } from 'node:url';
import type { Dependencies } from '@sarn/document/server';
import type { ServerModule } from '@sarn/platform-server';
import { routingErrors } from '../contract/index.ts';
import { routingRoutes } from './routing.routes.ts';

/** Who gets a document next: lists that people and units keep, and the ways of earlier documents. */
export function routingModule(deps: Dependencies): ServerModule {
  return {
    name: 'routing',
    migrations: fileURLToPath(new URL('./migrations', import.meta.url)),
    formerly: ['registry', 'correspondence'],
    reads: ['document'],
    errors: routingErrors,
    permissions: [],
    routes: routingRoutes(deps),
  };
}
