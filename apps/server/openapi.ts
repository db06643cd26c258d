import {
  createAnnouncements,
  describeApi,
  mergeCatalogues,
  platformCatalogue,
  systemClock,
} from '@sarn/platform-server';
import type { Platform, ServerModule } from '@sarn/platform-server';
import manifest from './package.json' with { type: 'json' };
import { composeModules } from './modules.ts';

/** The OpenAPI document of these modules. */
export function describeModules(modules: readonly ServerModule[], basePath: string): object {
  return describeApi({
    endpoints: modules.flatMap((module) => module.routes.map((route) => route.endpoint)),
    catalogue: mergeCatalogues([platformCatalogue, ...modules.map((module) => module.errors)]),
    version: manifest.version,
    basePath,
  });
}

/** The text of docs/openapi.json: made from the contracts alone, without a database. */
export function openApiText(): string {
  return `${JSON.stringify(describeModules(describedModules(), '/'), null, 2)}\n`;
}

/** All modules, composed only to be described. */
export function describedModules(): readonly ServerModule[] {
  return composeModules(describedOnly()).modules;
}

/** A platform for describing modules: every use of it throws. */
function describedOnly(): Platform {
  const absent = (part: string): never =>
    new Proxy(
      {},
      {
        get: (_target, name) => () => {
          throw new Error(`${part}.${String(name)} was used while the modules were only described`);
        },
      },
    ) as never;
  const quiet = { debug: ignore, info: ignore, warn: ignore, error: ignore };
  const log: Platform['log'] = { ...quiet, child: () => log };
  return {
    db: absent('db'),
    audit: absent('audit'),
    jobs: absent('jobs'),
    live: absent('live'),
    mail: absent('mail'),
    announcements: createAnnouncements('postgres://localhost', log),
    calls: absent('calls'),
    clock: systemClock,
    log,
    config: {
      basePath: '/',
      publicUrl: 'http://localhost:3000',
      dataDir: '/nonexistent',
      isProduction: true,
      deployment: 'sarn',
      smtpUrl: null,
      isScaledOut: false,
    },
  };
}

function ignore(): void {
  // Describing needs no log.
}
