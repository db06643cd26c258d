import { fileURLToPath } from 'node:url';
import type { InputOf } from '@sarn/kernel';
import { createSecretBox } from '@sarn/platform-server';
import type { Platform, ServerModule, SignedContext, Tx } from '@sarn/platform-server';
import {
  certificateAuditWords,
  certificateErrors,
  certificateNewsKinds,
  certificateNotices,
} from '../contract/index.ts';
import type { askCertificate, decideCertificateRequest } from '../contract/index.ts';
import { decideRequest } from './administration.service.ts';
import { createAuthority } from './authority.service.ts';
import type { Authority } from './authority.service.ts';
import { revokeLeaversJob, tellExpiryJob } from './certificate.jobs.ts';
import { certificateRoutes } from './certificate.routes.ts';
import { expiryCheck, expiryMetrics } from './expiry.health.ts';
import { createLedger } from './ledger.ts';
import { issuingRoutes } from './issuing/issuing.routes.ts';
import { lockCheck } from './issuing/lock.health.ts';
import { unlockByFile, unlockByProgram } from './issuing/lock.service.ts';
import type { CertificateNeeds } from './needs.ts';
import { askForCertificate } from './own.service.ts';
import { createSigningKeys } from './signing-key.ts';
import { tokenCheck } from './token/token.health.ts';
import { createTokenKeys } from './token/token-keys.ts';
import type { SigningKeys } from './signing-key.ts';

export { hasAuthorityKeys } from './authority.store.ts';
export type { Authority } from './authority.service.ts';
export type { CertificateNeeds } from './needs.ts';
export type { SigningKey, SigningKeys } from './signing-key.ts';

export interface CertificateModule extends ServerModule {
  /** Opens the key of a person with the secret of that person. */
  readonly keys: SigningKeys;
  readonly authority: Authority;
  /** Opens the issuing key for a program that knows its secret (demo). @returns false where it is another one */
  readonly unlock: (secret: string) => Promise<boolean>;
  /** Requests for certificates, for programs that work without a browser (demo). */
  readonly requests: {
    /** @returns id of the request */
    ask(tx: Tx, context: SignedContext, order: InputOf<typeof askCertificate>): Promise<string>;
    decide(
      tx: Tx,
      context: SignedContext,
      decision: InputOf<typeof decideCertificateRequest>,
    ): Promise<void>;
  };
}

/** The certification authority of the agency, and the certificates of its people. */
export function certificateModule(platform: Platform, needs: CertificateNeeds): CertificateModule {
  const authority = createAuthority(platform, needs);
  const ledger = createLedger(platform, needs);
  const tokens = createTokenKeys(needs.tokenLibrary, platform);
  const { clock, audit } = platform;
  const deps = {
    ...{ clock, audit, needs, authority, ledger, tokens },
    box: createSecretBox(needs.identityKey),
    isScaledOut: platform.config.isScaledOut,
  };
  return {
    name: 'certificate',
    migrations: fileURLToPath(new URL('./migrations', import.meta.url)),
    // People without a certificate stand in its list too.
    reads: ['organisation'],
    errors: certificateErrors,
    auditWords: certificateAuditWords,
    permissions: [],
    notices: certificateNotices,
    news: certificateNewsKinds,
    jobs: [tellExpiryJob(deps), revokeLeaversJob(deps)],
    routes: [...certificateRoutes(platform.db, deps), ...issuingRoutes(platform.db, deps)],
    healthChecks: [
      expiryCheck(clock),
      lockCheck(deps),
      ...(tokens.isOffered ? [tokenCheck(tokens)] : []),
    ],
    metrics: [expiryMetrics(clock)],
    start: () => unlockByFile(deps, platform.db),
    async stop() {
      authority.issuing.lock();
      await tokens.stop();
    },
    keys: createSigningKeys(deps),
    authority,
    unlock: (secret) => unlockByProgram(deps, platform.db, secret),
    requests: {
      ask: askForCertificate.bind(null, deps),
      decide: decideRequest.bind(null, deps),
    },
  };
}
