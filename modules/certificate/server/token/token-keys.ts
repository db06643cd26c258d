import { AppError } from '@sarn/kernel';
import type { Platform } from '@sarn/platform-server';
import { createTokenStore, TokenError } from '@sarn/signing/server';
import type { Signer, TokenFailure, TokenStore } from '@sarn/signing/server';

const errorOf: Readonly<Record<TokenFailure, string>> = {
  absent: 'certificate.token-absent',
  'wrong-pin': 'certificate.wrong-pin',
  'last-try': 'certificate.pin-last-try',
  locked: 'certificate.token-locked',
  'no-key': 'certificate.token-no-key',
  refused: 'certificate.token-refused',
};

type Log = Pick<Platform, 'log'>;

/** Keys in tokens that are attached to this server, with the sentences of this module. */
export interface TokenKeys {
  /** Whether the deployment names a library of PKCS#11. */
  readonly isOffered: boolean;
  /** @throws AppError 'certificate.no-tokens', and those of `tokenErrors` */
  labels(): Promise<readonly string[]>;
  /** @throws as `labels` */
  makeKey(label: string, pin: string): Promise<{ reference: string; publicKey: Uint8Array }>;
  /** Removes a key to which nothing refers. One that cannot be removed stays in its token, and the log says so. */
  removeKey(reference: string, pin: string): Promise<void>;
  /**
   * Checks the PIN, and holds it until `close`.
   *
   * @throws as `labels`; so does each signature
   */
  open(
    reference: string,
    pin: string,
    of: Pick<Signer, 'certificate' | 'chain'>,
  ): Promise<{ readonly signer: Signer; readonly close: () => void }>;
  /** Ends the process of the library. */
  stop(): Promise<void>;
}

/** @param library of the maker of the tokens, PKCS#11; null: there are none */
export function createTokenKeys(library: string | null, platform: Log): TokenKeys {
  let made: TokenStore | undefined;
  const store = (): TokenStore => {
    if (library === null) throw new AppError('certificate.no-tokens');
    made ??= createTokenStore(library);
    return made;
  };
  const told = <Result>(work: Promise<Result>) => sayingWhy(platform, work);
  return {
    isOffered: library !== null,
    labels: async () => told(store().labels()),
    makeKey: async (label, pin) => told(store().makeKey(label, pin)),
    async removeKey(reference, pin) {
      try {
        await store().removeKey(reference, pin);
      } catch (error) {
        // Why its request was not kept is what the person has to learn.
        platform.log.error({ err: error }, 'a key without a request stays in its token');
      }
    },
    async open(reference, pin, of) {
      await told(store().check(reference, pin));
      const { sign, forget, ...signer } = store().signer(reference, pin, of);
      return { signer: { ...signer, sign: (input) => told(sign(input)) }, close: forget };
    },
    stop: async () => made?.close(),
  };
}

async function sayingWhy<Result>({ log }: Log, work: Promise<Result>): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof TokenError)) throw error;
    // Its text names the call and the number of the library, never the PIN.
    if (error.failure === 'refused') log.error({ err: error }, 'a token refused');
    throw new AppError(errorOf[error.failure]);
  }
}
