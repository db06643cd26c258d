import { AppError } from '@sarn/kernel';
import type { Platform } from '@sarn/platform-server';
import * as client from 'openid-client';

/** The OpenID provider of the agency. Never log it. */
export interface ProviderSettings {
  /** Issuer address; `http:` only on the same host. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Name shown on the button. */
  readonly name: string;
  /** `email` finds people by a verified address, `preferred_username` by their username. */
  readonly claim: 'email' | 'preferred_username';
}

/** What the provider said of the person; not yet matched with an account. */
export interface ProvidedIdentity {
  readonly email: string | null;
  readonly isEmailVerified: boolean;
  readonly username: string | null;
}

/** State, nonce and verifier of one attempt (RFC 7636, OpenID Connect Core §3.1.2.1). */
export interface ProviderProof {
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

export interface Provider {
  /** A new attempt, and the address of the provider for it. */
  begin(): Promise<{ readonly address: string; readonly proof: ProviderProof }>;
  /**
   * Exchanges the code of the answer for the identity.
   *
   * @param query of the address the provider sent the browser back to
   * @throws AppError 'identity.provider-refused', 'identity.provider-unavailable'
   */
  finish(query: string, proof: ProviderProof): Promise<ProvidedIdentity>;
}

const patienceSeconds = 10;

export function createProvider(
  { config, log }: Pick<Platform, 'config' | 'log'>,
  settings: ProviderSettings,
): Provider {
  const redirectUri = `${config.publicUrl}${config.basePath}oidc-callback`;
  let known: Promise<client.Configuration> | null = null;

  /** Fetched once; after a failure it is fetched again at the next call. */
  async function configuration(): Promise<client.Configuration> {
    known ??= discover(settings);
    try {
      return await known;
    } catch (error) {
      known = null;
      log.error({ err: error }, 'the OpenID provider could not be asked');
      throw new AppError('identity.provider-unavailable');
    }
  }

  return {
    async begin() {
      const configured = await configuration();
      const proof = {
        state: client.randomState(),
        nonce: client.randomNonce(),
        codeVerifier: client.randomPKCECodeVerifier(),
      };
      const address = client.buildAuthorizationUrl(configured, {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state: proof.state,
        nonce: proof.nonce,
        code_challenge: await client.calculatePKCECodeChallenge(proof.codeVerifier),
        code_challenge_method: 'S256',
      });
      return { address: address.href, proof };
    },
    async finish(query, proof) {
      const configured = await configuration();
      const answer = new URL(redirectUri);
      answer.search = query;
      try {
        return await exchange(configured, answer, proof);
      } catch (error) {
        // Wrong or old code, refusal at the provider, connection error: the person starts again.
        log.warn({ err: error }, 'the OpenID provider let nobody in');
        throw new AppError('identity.provider-refused');
      }
    },
  };
}

function discover(settings: ProviderSettings): Promise<client.Configuration> {
  const issuer = new URL(settings.issuer);
  const execute = [client.enableNonRepudiationChecks];
  if (issuer.protocol === 'http:') execute.push(client.allowInsecureRequests);
  return client.discovery(issuer, settings.clientId, settings.clientSecret, undefined, {
    execute,
    timeout: patienceSeconds,
  });
}

async function exchange(
  configured: client.Configuration,
  answer: URL,
  proof: ProviderProof,
): Promise<ProvidedIdentity> {
  const tokens = await client.authorizationCodeGrant(configured, answer, {
    pkceCodeVerifier: proof.codeVerifier,
    expectedState: proof.state,
    expectedNonce: proof.nonce,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims) throw new Error('the provider sent no id token');
  // Some providers leave the e-mail address out of the token; then it is in the user info.
  const more = configured.serverMetadata().userinfo_endpoint
    ? await client.fetchUserInfo(configured, tokens.access_token, claims.sub)
    : {};
  const all: Readonly<Record<string, unknown>> = { ...more, ...claims };
  return {
    email: textOf(all['email']),
    isEmailVerified: all['email_verified'] === true,
    username: textOf(all['preferred_username']),
  };
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim().toLowerCase() : null;
}
