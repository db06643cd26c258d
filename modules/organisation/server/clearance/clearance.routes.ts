import { command, query } from '@sarn/platform-server';
import type { Platform, Route } from '@sarn/platform-server';
import * as api from '../../contract/index.ts';
import { appoint, clearances, end, give } from './clearance.service.ts';
import type { ClearanceDependencies } from './clearance.service.ts';

/** The calls about clearances and registrars of classified documents. */
export function clearanceRoutes(
  platform: Platform,
  needs: Omit<ClearanceDependencies, 'platform'>,
): Route[] {
  const deps = { ...needs, platform };
  const { db } = platform;
  return [
    query(api.listClearances, () => clearances(deps, db)),
    command(api.giveClearance, (input, context, tx) => give(deps, tx, context, input)),
    command(api.appointSecretRegistrar, (input, context, tx) => appoint(deps, tx, context, input)),
    command(api.endClearance, (input, context, tx) => end(deps, tx, context, 'clearance', input)),
    command(api.endSecretRegistrar, (input, context, tx) =>
      end(deps, tx, context, 'registrar', input),
    ),
  ];
}
