import type { AuthenticationModule } from '@sarn/authentication/server';
import type { OrganisationModule } from '@sarn/organisation/server';
import type { ProfileModule } from '@sarn/profile/server';

/** What the account page needs from the modules below. */
export interface AccountParts {
  readonly organisation: Pick<OrganisationModule, 'organisation'>;
  readonly profile: Pick<ProfileModule, 'profiles' | 'signatures'>;
  readonly authentication: Pick<AuthenticationModule, 'accounts' | 'isDirectoryOn' | 'ownAccounts'>;
}
