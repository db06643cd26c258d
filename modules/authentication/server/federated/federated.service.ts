import { AppError } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import type { CallContext, Platform } from '@sarn/platform-server';
import { authenticationLimits } from '../../contract/index.ts';
import type { finishProviderSignIn } from '../../contract/index.ts';
import { findByEmail, findByUsername, lockAccountForUpdate } from '../account/account.store.ts';
import type { Entrance } from '../entrance.service.ts';
import { askTakeOver } from '../take-over.ts';
import { newToken, tokenHash } from '../token.ts';
import { insertAttempt, keepAccount, takeAccount, useAttempt } from './federated-attempt.store.ts';
import type { AttemptKey } from './federated-attempt.store.ts';
import { createProvider } from './provider.ts';
import type { ProvidedIdentity, Provider, ProviderSettings } from './provider.ts';

/** Sign-in through the agency's OpenID provider, to existing accounts only. */
export interface Federated {
  start(): Promise<{ address: string; secret: string }>;
  /** @throws AppError 'identity.provider-…', 'identity.ticket-invalid' */
  finish(
    input: InputOf<typeof finishProviderSignIn>,
    context: CallContext,
  ): Promise<OutputOf<typeof finishProviderSignIn>>;
}

export interface FederatedParts {
  /** Null when no provider is set up. */
  readonly settings: ProviderSettings | null;
  readonly entrance: Entrance;
  readonly singleSession: boolean;
}

export function createFederated(platform: Platform, parts: FederatedParts): Federated {
  const { settings } = parts;
  const provider = settings && createProvider(platform, settings);
  const known = (): { provider: Provider; settings: ProviderSettings } => {
    if (!provider || !settings) throw new AppError('identity.provider-off');
    return { provider, settings };
  };
  return {
    async start() {
      const { address, proof } = await known().provider.begin();
      const secret = newToken();
      const until = platform.clock.now().getTime() + authenticationLimits.federatedSeconds * 1000;
      await insertAttempt(platform.db, {
        stateHash: tokenHash(proof.state),
        browserHash: tokenHash(secret),
        nonce: proof.nonce,
        codeVerifier: proof.codeVerifier,
        expiresAt: new Date(until).toISOString(),
      });
      return { address, secret };
    },
    async finish(input, context) {
      const own = known();
      const state = new URLSearchParams(input.query).get('state') ?? '';
      const key = keyOf(platform, state, input.secret);
      if (input.oauth_id) return takeOver(platform, parts, key, input.oauth_id, context);
      const attempt = await useAttempt(platform.db, key);
      if (!attempt) throw new AppError('identity.provider-refused');
      const identity = await own.provider.finish(input.query, { ...attempt, state });
      const accountId = await findAccount(platform, own.settings, identity);
      if (!accountId) {
        await noteUnknown(platform, context);
        throw new AppError('identity.provider-unknown-person');
      }
      return enter(platform, parts, { key, accountId, context });
    },
  };
}

function keyOf({ clock }: Platform, state: string, secret: string): AttemptKey {
  const now = clock.now().toISOString();
  return { stateHash: tokenHash(state), browserHash: tokenHash(secret), now };
}

/** An e-mail address must be verified by the provider: else anybody could claim it. */
async function findAccount(
  { db }: Platform,
  { claim }: ProviderSettings,
  { email, isEmailVerified, username }: ProvidedIdentity,
): Promise<string | null> {
  if (claim === 'email') {
    if (email === null || !isEmailVerified) return null;
    return (await findByEmail(db, email))?.id ?? null;
  }
  const account = username === null ? undefined : await findByUsername(db, username);
  return account?.isOpen ? account.id : null;
}

async function enter(
  platform: Platform,
  { entrance, singleSession }: FederatedParts,
  who: { readonly key: AttemptKey; readonly accountId: string; readonly context: CallContext },
): Promise<OutputOf<typeof finishProviderSignIn>> {
  const { key, accountId, context } = who;
  return platform.db.transaction(async (tx) => {
    const account = await lockAccountForUpdate(tx, accountId);
    if (!account?.isOpen) throw new AppError('identity.provider-unknown-person');
    const asked = await askTakeOver(platform, { singleSession }, tx, account, context);
    if (asked.oauth_id === null) {
      return entrance.admit(tx, account, context, { proof: 'openid' });
    }
    await keepAccount(tx, key, accountId);
    return { status: 'error' as const, message: asked.message, oauth_id: asked.oauth_id };
  });
}

/** The answer to the take-over question, from the same browser. */
async function takeOver(
  platform: Platform,
  { entrance }: FederatedParts,
  key: AttemptKey,
  ticket: string,
  context: CallContext,
): Promise<OutputOf<typeof finishProviderSignIn>> {
  return platform.db.transaction(async (tx) => {
    const accountId = await takeAccount(tx, key);
    const account = accountId && (await lockAccountForUpdate(tx, accountId));
    if (!account || !account.isOpen) throw new AppError('identity.provider-refused');
    return entrance.admit(tx, account, context, { proof: 'openid', oauthId: ticket });
  });
}

async function noteUnknown({ db, audit }: Platform, { ip, requestId }: CallContext): Promise<void> {
  await db.transaction((tx) =>
    audit.write(tx, {
      act: 'identity.provider-unknown-person',
      callerId: null,
      subject: { kind: 'account', id: 'unknown' },
      detail: { ip },
      requestId,
    }),
  );
}
