import { ApiError } from '@sarn/platform-web/public';
import { startAuthentication, startRegistration } from '@simplewebauthn/browser';

type Asked = Readonly<Record<string, unknown>>;
type ToMake = Parameters<typeof startRegistration>[0]['optionsJSON'];
type ToSign = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/**
 * Lets the browser make a passkey.
 *
 * @param options as the server sent them; passed on unchanged
 * @throws ApiError 'identity.passkey-cancelled', '….passkey-known', '….passkey-unusable'
 */
export function makePasskey(options: Asked) {
  return telling(() => startRegistration({ optionsJSON: options as unknown as ToMake }));
}

/** Lets the person sign by a passkey. @throws ApiError as `makePasskey` */
export function signWithPasskey(options: Asked) {
  return telling(() => startAuthentication({ optionsJSON: options as unknown as ToSign }));
}

const codes: Readonly<Record<string, string>> = {
  NotAllowedError: 'identity.passkey-cancelled',
  AbortError: 'identity.passkey-cancelled',
  InvalidStateError: 'identity.passkey-known',
};

/** Turns an exception of the browser into an ApiError with a message. */
async function telling<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    const code = codes[name] ?? 'identity.passkey-unusable';
    console.info('the browser used no passkey', error);
    throw new ApiError({ code, params: {}, message: '', status: 0, requestId: null, body: {} });
  }
}
