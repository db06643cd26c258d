import type { Clock, Platform, SecretBox } from '@sarn/platform-server';
import type { Authority } from './authority.service.ts';
import type { Ledger } from './ledger.ts';
import type { CertificateNeeds } from './needs.ts';
import type { TokenKeys } from './token/token-keys.ts';

/** What the services of this module are given. */
export interface Dependencies {
  readonly clock: Clock;
  readonly audit: Platform['audit'];
  /** Seals with the identity key of the installation. */
  readonly box: SecretBox;
  /** Several processes may work on the database. */
  readonly isScaledOut: boolean;
  readonly needs: CertificateNeeds;
  readonly authority: Authority;
  readonly ledger: Ledger;
  readonly tokens: TokenKeys;
}
