import type { Clock } from '@sarn/platform-server';
import type { Authority } from './authority.service.ts';
import type { Ledger } from './ledger.ts';
import type { CertificateNeeds } from './needs.ts';
import type { TokenKeys } from './token/token-keys.ts';

/** What the services of this module are given. */
export interface Dependencies {
  readonly clock: Clock;
  readonly needs: CertificateNeeds;
  readonly authority: Authority;
  readonly ledger: Ledger;
  readonly tokens: TokenKeys;
}
