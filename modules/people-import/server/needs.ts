import type { Accounts, Invitations } from '@sarn/authentication/server';
import type { Organisation, People } from '@sarn/organisation/server';
import type { Profiles } from '@sarn/profile/server';
import type { Platform } from '@sarn/platform-server';

/** Services of other modules that this one needs; the composition gives them. */
export interface PeopleImportNeeds {
  readonly organisation: Organisation;
  readonly people: People;
  readonly profiles: Profiles;
  readonly accounts: Accounts;
  readonly invitations: Invitations;
  /** The key of the keyed hashes of this installation; available once the server has started. */
  readonly identityKey: () => Buffer;
}

/** What the services of this module are made of. */
export interface PeopleImport extends PeopleImportNeeds {
  readonly platform: Platform;
}
