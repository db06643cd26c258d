import { fileURLToPath } from 'node:url';
import { release } from '@sarn/kernel';
import { healthStates } from '@sarn/platform-server';
import type { MetricSource, Platform, ServerModule } from '@sarn/platform-server';
import { healthNewsKinds, healthPermissions } from '../contract/index.ts';
import type { HealthDependencies, HealthNeeds } from './dependencies.ts';
import { healthRoutes } from './health.routes.ts';
import { listStates } from './health.store.ts';
import { processCheck } from './process.check.ts';
import { createWatch } from './watch.ts';

export type { HealthNeeds } from './dependencies.ts';

export interface HealthModule extends ServerModule {
  /** Begins to look each minute; for the program, tests ask for rounds themselves. */
  watch(): void;
}

/** The state of the system: looked at each minute, kept, and told once a day where it has failed. */
export function healthModule(platform: Platform, needs: HealthNeeds): HealthModule {
  const version = `${release.version} (${release.build})`;
  const checks = [...needs.checks, processCheck(platform.clock, version)];
  const deps: HealthDependencies = { ...needs, checks, platform, version };
  const watch = createWatch(deps);
  return {
    name: 'health',
    migrations: fileURLToPath(new URL('migrations', import.meta.url)),
    errors: {},
    permissions: Object.values(healthPermissions),
    news: healthNewsKinds,
    routes: healthRoutes(deps),
    metrics: [stateMetrics],
    watch: () => watch.start(),
    stop: () => watch.stop(),
  };
}

const stateMetrics: MetricSource = {
  async read(h) {
    const rows = await listStates(h);
    return [
      {
        name: 'sarn_health',
        type: 'gauge',
        help: 'State of each check: 0 well, 1 warning, 2 failed.',
        samples: rows.map(({ code, state }) => ({
          labels: { check: code },
          value: healthStates.indexOf(state),
        })),
      },
    ];
  },
};
