import type { AuthenticationModule } from '@sarn/authentication/server';
import type { OrganisationModule } from '@sarn/organisation/server';
import type { Language } from '@sarn/kernel';
import type { Tx } from '@sarn/platform-server';
import type { ProfileModule } from '@sarn/profile/server';

/** What a module of a higher tier holds of a person, for the file of the own data. */
export interface OwnDataPart {
  readonly heading: { readonly th: string; readonly en: string };
  /** As JSON can hold it, with headings in that language. */
  read(tx: Tx, personId: string, language: Language): Promise<readonly object[]>;
}

/** What the account page needs from the modules below. */
export interface AccountParts {
  readonly organisation: Pick<OrganisationModule, 'organisation'>;
  readonly profile: Pick<ProfileModule, 'profiles' | 'signatures'>;
  readonly authentication: Pick<AuthenticationModule, 'accounts' | 'isDirectoryOn' | 'ownAccounts'>;
  readonly ownData?: readonly OwnDataPart[];
}
