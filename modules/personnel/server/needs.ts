import type { Accounts, DirectoryEntry, Invitations } from '@sarn/authentication/server';
import type { Profiles } from '@sarn/profile/server';
import type { Delegations, Organisation, People } from '@sarn/organisation/server';
import type { PersonWorks } from '@sarn/reorganisation/server';
import type { Platform } from '@sarn/platform-server';

/** Services of other modules that this one needs; the composition gives them. */
export interface PersonnelNeeds {
  readonly organisation: Organisation;
  readonly people: People;
  readonly profiles: Profiles;
  readonly delegations: Delegations;
  /** What somebody leaves of the work on documents. */
  readonly personWork: PersonWorks;
  /** The directory of the agency (LDAP, Active Directory). */
  readonly directory: {
    readonly isOn: boolean;
    /** Everybody in it. @throws AppError why it cannot be read: `directoryFault` */
    list(): Promise<DirectoryEntry[]>;
  };
  readonly accounts: Accounts;
  readonly invitations: Invitations;
}

/** What the services of this module are made of. */
export interface Personnel extends PersonnelNeeds {
  readonly platform: Platform;
}
