import type { Logger } from '@sarn/platform-server';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { PasskeyAssertion, PasskeyAttestation } from '../contract/index.ts';
import type { PasskeyRow } from './passkey.store.ts';
import type { RelyingParty } from './relying-party.ts';
import { webAuthn } from './web-authn.ts';

/** EdDSA, ES256 and RS256, which authenticators use; newer ones are experimental in Node. */
export const algorithms = [-8, -7, -257];

/** The stored columns of a new passkey. */
export interface MadePasskey {
  readonly credential_id: string;
  readonly public_key: Buffer;
  readonly counter: number;
  readonly transports: string[];
  readonly is_synced: boolean;
}

/** The user handle for authenticators: the account id, which says nothing about the person. */
export function handleOf(accountId: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(accountId.replaceAll('-', ''), 'hex'));
}

/** The challenge in the browser's answer; empty when its data cannot be read. */
export function challengeIn(clientDataJSON: string): string {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    const { challenge } = (data ?? {}) as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : '';
  } catch {
    return '';
  }
}

/** Checks a new passkey; user verification is required. @returns null when it is not valid */
export async function verifyAttestation(
  party: RelyingParty,
  response: PasskeyAttestation,
  challenge: string,
  log: Logger,
): Promise<MadePasskey | null> {
  const { verifyRegistrationResponse } = await webAuthn();
  const verified = await refusedAsNull(log, () =>
    verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: algorithms,
    }),
  );
  if (!verified?.verified) return null;
  const { credential, credentialBackedUp } = verified.registrationInfo;
  return {
    credential_id: credential.id,
    public_key: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: response.response.transports ?? [],
    is_synced: credentialBackedUp,
  };
}

/**
 * Checks a signature: challenge, address, host, person verified, and a counter that has not gone
 * back, as that of a copy does.
 *
 * @returns what is to be stored of this use; null when it is not valid
 */
export async function verifyAssertion(
  party: RelyingParty,
  response: PasskeyAssertion,
  given: { readonly challenge: string; readonly known: PasskeyRow; readonly log: Logger },
): Promise<{ counter: number; isSynced: boolean } | null> {
  const { known } = given;
  const { userHandle } = response.response;
  const own = Buffer.from(handleOf(known.accountId)).toString('base64url');
  if (userHandle !== undefined && userHandle !== '' && userHandle !== own) return null;
  const { verifyAuthenticationResponse } = await webAuthn();
  const verified = await refusedAsNull(given.log, () =>
    verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge: given.challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: known.credentialId,
        publicKey: new Uint8Array(known.publicKey),
        counter: known.counter,
      },
    }),
  );
  if (!verified?.verified) return null;
  const { newCounter, credentialBackedUp } = verified.authenticationInfo;
  return { counter: newCounter, isSynced: credentialBackedUp };
}

/** The library throws plain errors on failure; the reason is logged and not told the caller. */
async function refusedAsNull<T>(log: Logger, verify: () => Promise<T>): Promise<T | null> {
  try {
    return await verify();
  } catch (error) {
    log.warn({ reason: (error as Error).message }, 'a passkey was refused');
    return null;
  }
}
