import type { NotificationService } from '@sarn/notification/server';
import type { Organisation } from '@sarn/organisation/server';
import type { CallContext, Handle, Tx } from '@sarn/platform-server';

/** Services of other modules that this one needs; the composition gives them. */
export interface CertificateNeeds {
  readonly organisation: Pick<
    Organisation,
    'personCard' | 'person' | 'contacts' | 'rootUnit' | 'peoplePermitted'
  >;
  /** Which of these people have a suspended or closed account. */
  shutAccounts(
    h: Handle,
    personIds: readonly string[],
  ): Promise<ReadonlyMap<string, 'suspended' | 'closed'>>;
  /** The bell. */
  readonly notifications: Pick<NotificationService, 'tell' | 'settle'>;
  /** Whether it is the password of the account, or a passkey in its place. */
  verifyPassword(
    tx: Tx,
    personId: string,
    password: string,
    context: CallContext,
  ): Promise<boolean>;
  /** The key of this installation, which seals the keys of the issuing authority and its services. */
  readonly identityKey: () => Buffer;
  /**
   * Path of the file with the secret that opens the issuing key at the start, outside the data folder; null: an
   * administrator types it.
   */
  readonly issuingSecretFile: string | null;
  /** Whom the agency trusts besides its own authority, DER. */
  readonly otherAuthorities: {
    roots(h: Handle): Promise<readonly Uint8Array[]>;
    /** Those below a root that are known. */
    between(h: Handle): Promise<readonly Uint8Array[]>;
  };
  /** Path of the library of PKCS#11 that reaches tokens of this server; null: there are none. */
  readonly tokenLibrary: string | null;
  /** How many documents were signed with any of these certificates, and when the last one. */
  signedWith(
    h: Handle,
    certificateIds: readonly string[],
  ): Promise<{ readonly documents: number; readonly lastAt: string | null }>;
}
