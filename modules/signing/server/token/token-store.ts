import { fork } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { createHmac, randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { integer, sequence } from '../../contract/der/write.ts';
import type { Signer } from '../seal/signer.ts';
import type { TokenAnswer, TokenCall } from './token-call.ts';
import { TokenError } from './token-error.ts';

const program = fileURLToPath(new URL('token.process.ts', import.meta.url));
const deadlineMs = 15_000;
const scheme = 'pkcs11';

/** Keys in tokens of PKCS#11, each named by a reference: a text without a secret. */
export interface TokenStore {
  /** Labels of the tokens that are there. @throws TokenError */
  labels(): Promise<readonly string[]>;
  /**
   * A key on P-256 that cannot leave the token.
   *
   * @returns its reference, and its SubjectPublicKeyInfo
   * @throws TokenError
   */
  makeKey(label: string, pin: string): Promise<{ reference: string; publicKey: Uint8Array }>;
  /** Whether key and PIN are right. @throws TokenError */
  check(reference: string, pin: string): Promise<void>;
  /** The token signs; the PIN is held until `forget`. */
  signer(reference: string, pin: string, of: Pick<Signer, 'certificate' | 'chain'>): TokenSigner;
  removeKey(reference: string, pin: string): Promise<void>;
  close(): Promise<void>;
}

export interface TokenSigner extends Signer {
  forget(): void;
}

/** The label of the token in which a stored key lies; undefined for a key that is no reference. */
export const tokenOf = (stored: string): string | undefined =>
  stored.startsWith(`${scheme}:`) ? placeOf(stored).label : undefined;

interface Place {
  readonly label: string;
  readonly keyId: Uint8Array;
}

const referenceOf = ({ label, keyId }: Place): string =>
  `${scheme}:${encodeURIComponent(label)}:${Buffer.from(keyId).toString('hex')}`;

function placeOf(reference: string): Place {
  const [, label = '', id = ''] = reference.split(':');
  return { label: decodeURIComponent(label), keyId: Uint8Array.from(Buffer.from(id, 'hex')) };
}

/**
 * The tokens that a library of PKCS#11 reaches.
 *
 * The library runs in a process of its own, started when it is needed: one that hangs or crashes ends that process
 * and not this program. Works follow one after the other, each with its own login.
 *
 * @param path of the library of the maker
 */
export function createTokenStore(path: string): TokenStore {
  const { call, close } = tokenProcess(path);
  const wrong = wrongPins();

  async function withPin(
    asked: Omit<Exclude<TokenCall, { act: 'labels' }>, 'pin'>,
    pin: string,
  ): Promise<TokenAnswer> {
    // Libraries call an empty one a wrong argument.
    if (pin === '') throw new TokenError('wrong-pin');
    wrong.refuse(asked.label, pin);
    const bytes = Uint8Array.from(Buffer.from(pin));
    try {
      const answer = await call({ ...asked, pin: bytes } as TokenCall);
      wrong.forget(asked.label);
      return answer;
    } catch (error) {
      if (error instanceof TokenError) wrong.note(asked.label, pin, error);
      throw error;
    } finally {
      bytes.fill(0);
    }
  }

  return {
    labels: async () => (await call({ act: 'labels' })).labels ?? [],
    async makeKey(label, pin) {
      const place = { label, keyId: Uint8Array.from(randomBytes(16)) };
      const { bytes = new Uint8Array() } = await withPin({ act: 'makeKey', ...place }, pin);
      return { reference: referenceOf(place), publicKey: Uint8Array.from(bytes) };
    },
    async check(reference, pin) {
      await withPin({ act: 'check', ...placeOf(reference) }, pin);
    },
    signer(reference, pin, of) {
      let held = pin;
      return {
        ...{ ...of, kind: 'ec' },
        async sign({ digest }) {
          const asked = { act: 'sign' as const, ...placeOf(reference), digest };
          const { bytes = new Uint8Array() } = await withPin(asked, held);
          return sequence(integer(bytes.subarray(0, 32)), integer(bytes.subarray(32)));
        },
        forget: () => void (held = ''),
      };
    },
    async removeKey(reference, pin) {
      await withPin({ act: 'removeKey', ...placeOf(reference) }, pin);
    },
    close,
  };
}

/** A wrong PIN sent again is refused here: it costs a try of the token only once. */
function wrongPins() {
  const key = randomBytes(32);
  const known = new Map<string, Map<string, TokenError>>();
  const sealed = (pin: string) => createHmac('sha256', key).update(pin).digest('hex');
  return {
    refuse(label: string, pin: string): void {
      const before = known.get(label)?.get(sealed(pin));
      if (before) throw before;
    },
    note(label: string, pin: string, error: TokenError): void {
      if (error.failure !== 'wrong-pin' && error.failure !== 'last-try') return;
      const ofToken = known.get(label) ?? new Map<string, TokenError>();
      known.set(label, ofToken.set(sealed(pin), error));
    },
    /** The right PIN was given: it may have been changed, so that another one may be right next time. */
    forget: (label: string): void => void known.delete(label),
  };
}

function tokenProcess(path: string) {
  let child: ChildProcess | undefined;
  let last: Promise<unknown> = Promise.resolve();

  function started(): ChildProcess {
    if (child?.connected) return child;
    const made = fork(program, [path], {
      ...{ serialization: 'advanced', stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
    });
    made.unref();
    made.channel?.unref();
    child = made;
    return made;
  }

  function ask(asked: TokenCall): Promise<TokenAnswer> {
    const to = started();
    return new Promise((resolve, reject) => {
      to.channel?.ref();
      const end = (settle: () => void) => {
        clearTimeout(timer);
        to.off('message', hear).off('exit', fail).off('error', fail);
        to.channel?.unref();
        settle();
      };
      const hear = (message: unknown) =>
        end(() => {
          const said = message as TokenAnswer;
          if (said.failure) reject(new TokenError(said.failure, said.detail));
          else resolve(said);
        });
      const fail = () => end(() => reject(new TokenError('absent', 'its process ended')));
      const timer = setTimeout(() => {
        end(() => reject(new TokenError('absent', 'no answer')));
        to.kill('SIGKILL');
      }, deadlineMs);
      to.on('message', hear).on('exit', fail).on('error', fail);
      to.send(asked);
    });
  }

  return {
    call(asked: TokenCall): Promise<TokenAnswer> {
      const answer = last.then(() => ask(asked));
      last = answer.catch(() => undefined);
      return answer;
    },
    async close(): Promise<void> {
      await last;
      if (!child?.connected) return;
      // Nothing else may keep the program going until it has ended.
      child.ref();
      const ended = new Promise((resolve) => child?.once('exit', resolve));
      child.disconnect();
      await ended;
    },
  };
}
