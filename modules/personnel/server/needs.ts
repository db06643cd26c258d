import type { Accounts, DirectoryEntry, Invitations } from '@sarn/authentication/server';
import type { Profiles } from '@sarn/profile/server';
import type { Delegations, Organisation, People } from '@sarn/organisation/server';
import type { PersonWorks } from '@sarn/reorganisation/server';
import type { Handle, Platform, SignedContext, Tx } from '@sarn/platform-server';

/** The name of something that hangs on a person. */
export interface LeftName {
  readonly personId: string;
  readonly name: string;
}

/** What of one kind hangs on people by name, beside the work on documents. */
export interface LeftWork {
  /** What hangs on each of them: asked for a whole page of people at once. */
  list(h: Handle, personIds: readonly string[]): Promise<readonly LeftName[]>;
  /** Gives all of it to another person. @returns how many */
  handOver(
    tx: Tx,
    context: SignedContext,
    over: { readonly fromId: string; readonly toId: string },
  ): Promise<number>;
}

/** What of one kind a person may by name: it ends with the account, and nobody takes it. */
export interface LeftRights {
  /** Its names. */
  list(h: Handle, personId: string): Promise<readonly string[]>;
  /** @returns how many */
  end(tx: Tx, context: SignedContext, personId: string): Promise<number>;
}

/** Destruction lists whose committee waits for an answer of people. */
export interface LeftCommittees {
  list(
    h: Handle,
    personIds: readonly string[],
  ): Promise<readonly (LeftName & { readonly id: string })[]>;
  /** Tells who keeps the lists that an account was suspended, or is open again. */
  noteMember(
    tx: Tx,
    change: {
      readonly personId: string;
      readonly isSuspended: boolean;
      /** Null: the system. */
      readonly byId: string | null;
    },
  ): Promise<void>;
}

/** Lines that other modules keep. */
export type KeptElsewhere = 'programs' | 'route-lists' | 'recipient-lists';

/** Rights by name that other modules keep. */
export type RightKept = 'groups' | 'number-lines';

/** Services of other modules that this one needs; the composition gives them. */
export interface PersonnelNeeds {
  readonly organisation: Organisation;
  readonly people: People;
  readonly profiles: Profiles;
  readonly delegations: Delegations;
  /** What somebody leaves of the work on documents. */
  readonly personWork: PersonWorks;
  /** What else hangs on a person by name, each from the module that keeps it. */
  readonly leftWork: Readonly<Record<KeptElsewhere, LeftWork>>;
  /** What somebody may by name, which ends; each from the module that keeps it. */
  readonly leftRights: Readonly<Record<RightKept, LeftRights>>;
  readonly leftCommittees: LeftCommittees;
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
