import type { Accounts, AuthenticationModule } from '@sarn/authentication/server';
import type { BackupSettings } from '@sarn/backup/contract';
import type { NumberSettings } from '@sarn/register/contract';
import type { Organisation, People } from '@sarn/organisation/server';
import type { FirstFactor } from '@sarn/second-factor/server';
import type { Handle, Platform, SignedContext, Tx } from '@sarn/platform-server';

/** What the module needs of others; the composition gives it. */
export interface FirstRunNeeds {
  readonly organisation: Pick<Organisation, 'personCard' | 'unit'>;
  readonly people: Pick<
    People,
    | 'changeUnitFrom'
    | 'correctUnit'
    | 'createPerson'
    | 'createPosts'
    | 'foundUnit'
    | 'grantRole'
    | 'holdPost'
    | 'unitFacts'
  >;
  readonly accounts: Pick<Accounts, 'hasAccounts' | 'hashPassword' | 'createAccount'>;
  readonly entrance: AuthenticationModule['signIn']['entrance'];
  readonly firstFactor: FirstFactor;
  readonly identityKey: () => Buffer;
  /** Asked at each use: the settings may change it at any time. */
  readonly numbering: () => NumberSettings;
  /** The names of the agency on screens; the unit has them for its letters. */
  readonly setNames: (
    tx: Tx,
    by: { readonly caller: { readonly id: string }; readonly requestId: string },
    names: { readonly agencyTh: string; readonly agencyEn: string },
  ) => Promise<void>;
  readonly backup: {
    readonly settings: (h: Handle) => Promise<BackupSettings>;
    readonly set: (tx: Tx, context: SignedContext, settings: BackupSettings) => Promise<unknown>;
  };
  readonly holidays: {
    readonly count: (h: Handle, year: number) => Promise<number>;
    readonly take: (tx: Tx, context: SignedContext, text: string) => Promise<unknown>;
  };
}

export interface FirstRun extends FirstRunNeeds {
  readonly platform: Platform;
}
