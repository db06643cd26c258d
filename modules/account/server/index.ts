import { fileURLToPath } from 'node:url';
import type { Platform, ServerModule } from '@sarn/platform-server';
import { accountAuditWords } from '../contract/index.ts';
import type { AccountParts } from './account-parts.ts';
import { accountRoutes } from './account.routes.ts';
import { directoryAccountRoutes } from './directory-account.routes.ts';
import { displayRoutes } from './display.routes.ts';
import { keptInputJob, keptInputRoutes } from './kept-input.routes.ts';

export type { OwnDataPart } from './account-parts.ts';

/** One's own account, its data as a file, unsent input, and whose password is in the directory. */
export function accountModule(platform: Platform, parts: AccountParts): ServerModule {
  return {
    name: 'account',
    migrations: fileURLToPath(new URL('./migrations', import.meta.url)),
    errors: {},
    auditWords: accountAuditWords,
    permissions: [],
    routes: [
      ...accountRoutes(platform, parts),
      ...directoryAccountRoutes(platform, parts.organisation.organisation, parts.authentication),
      ...displayRoutes(platform),
      ...keptInputRoutes(platform),
    ],
    jobs: [keptInputJob(platform.clock)],
  };
}
