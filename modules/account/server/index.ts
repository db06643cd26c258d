import type { AuthenticationModule } from '@sarn/authentication/server';
import type { OrganisationModule } from '@sarn/organisation/server';
import type { Platform, ServerModule } from '@sarn/platform-server';
import { accountAuditWords } from '../contract/index.ts';
import { accountRoutes } from './account.routes.ts';
import { directoryAccountRoutes } from './directory-account.routes.ts';

/** What the account page needs from the modules below. */
export interface AccountParts {
  readonly organisation: Pick<OrganisationModule, 'organisation' | 'profiles' | 'signatures'>;
  readonly authentication: Pick<AuthenticationModule, 'accounts' | 'isDirectoryOn' | 'ownAccounts'>;
}

/** One's own account, its data as a file, and whose password is in the directory. */
export function accountModule(platform: Platform, parts: AccountParts): ServerModule {
  return {
    name: 'account',
    errors: {},
    auditWords: accountAuditWords,
    permissions: [],
    routes: [
      ...accountRoutes(platform, parts),
      ...directoryAccountRoutes(platform, parts.authentication),
    ],
  };
}
