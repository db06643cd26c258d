import { query } from '@sarn/platform-server';
import type { Route } from '@sarn/platform-server';
import { checkHealth, getHealth } from '../contract/index.ts';
import type { HealthDependencies } from './dependencies.ts';
import { makeRound } from './round.service.ts';
import { stateOf } from './state.service.ts';

export function healthRoutes(deps: HealthDependencies): Route[] {
  return [
    query(getHealth, (_input, { language }) => stateOf(deps, deps.platform.db, language)),
    // A round has transactions of its own, so this is no command.
    query(checkHealth, async () => ({ checkedAt: await makeRound(deps) })),
  ];
}
