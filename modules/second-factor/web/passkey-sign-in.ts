import type { SecondFactorMethod, SignedIn } from '@sarn/authentication/contract';
import { call } from '@sarn/platform-web/public';
import { answerSecondFactor, passkeyLogin, passkeyOptions } from './second-factor-calls.ts';
import { signWithPasskey } from './passkey-browser.ts';
import './words/second-factor-words.ts';

/**
 * Signs in by a passkey alone.
 *
 * @throws ApiError; with `oauth_id` in its body when a session elsewhere is to be taken over
 */
export async function signInByPasskey(): Promise<SignedIn> {
  const { options } = await call(passkeyOptions, {});
  return call(passkeyLogin, { response: await signWithPasskey(options) });
}

/** Takes the session over, after the person has been asked. */
export function takeOverByPasskey(ticket: string): Promise<SignedIn> {
  return call(passkeyLogin, { oauth_id: ticket });
}

/** Completes a sign-in by a code of the app or a recovery code. */
export function answerByCode(
  ticket: string,
  method: Exclude<SecondFactorMethod, 'passkey'>,
  code: string,
): Promise<SignedIn> {
  return call(answerSecondFactor, { ticket, method, code });
}

/** Completes a sign-in by a passkey. */
export async function answerByPasskey(ticket: string): Promise<SignedIn> {
  const { options } = await call(passkeyOptions, { ticket });
  const response = await signWithPasskey(options);
  return call(answerSecondFactor, { ticket, method: 'passkey', response });
}
