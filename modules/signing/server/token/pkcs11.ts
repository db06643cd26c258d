import koffi from 'koffi';
import { TokenError } from './token-error.ts';

/* Numbers of PKCS#11 2.40, and places of its functions in CK_FUNCTION_LIST. */
const flags = { initialized: 0x400n, finalTry: 0x20000n, locked: 0x40000n };
const attribute = {
  ...{ class: 0x0, token: 0x1, private: 0x2, label: 0x3, id: 0x102, sensitive: 0x103 },
  ...{ sign: 0x108, verify: 0x10a, extractable: 0x162, ecParams: 0x180, ecPoint: 0x181 },
};
const privateKeyClass = 3;
const mechanisms = { ecKeyPair: 0x1040, ecdsa: 0x1041 };
const user = 1;
const readWriteSession = 6;
const pinAnswers: readonly number[] = [0xa0, 0xa1, 0xa2];
const pinLocked = 0xa4;

const word = 'ulong';
const at = 'void *';
const functions = {
  initialize: [0, [at]],
  slots: [4, ['uint8', at, at]],
  tokenInfo: [6, [word, at]],
  openSession: [12, [word, word, at, at, at]],
  closeSession: [13, [word]],
  login: [18, [word, word, at, word]],
  logout: [19, [word]],
  destroy: [22, [word, word]],
  attributes: [24, [word, word, at, word]],
  findBegin: [26, [word, at, word]],
  find: [27, [word, at, word, at]],
  findEnd: [28, [word]],
  signBegin: [42, [word, at, word]],
  sign: [43, [word, at, word, at, at]],
  makePair: [59, [word, at, at, word, at, word, at, at]],
} as const satisfies Record<string, readonly [number, readonly string[]]>;
type Name = keyof typeof functions;
type Argument = Buffer | bigint | number | null;

/** The curve P-256 as a parameter, and what stands before its point in a SubjectPublicKeyInfo. */
const curve = Buffer.from('06082a8648ce3d030107', 'hex');
const publicKeyHead = Buffer.from('3059301306072a8648ce3d020106082a8648ce3d030107034200', 'hex');
const pointBytes = 65;

/** A template of attributes; the values are kept as long as the template, whose pointers lead to them. */
interface Template {
  readonly bytes: Buffer;
  readonly values: readonly Buffer[];
}

function templateOf(pairs: readonly (readonly [number, Buffer])[]): Template {
  const bytes = Buffer.alloc(24 * pairs.length);
  for (const [place, [type, value]] of pairs.entries()) {
    bytes.writeBigUInt64LE(BigInt(type), place * 24);
    bytes.writeBigUInt64LE(koffi.address(value), place * 24 + 8);
    bytes.writeBigUInt64LE(BigInt(value.length), place * 24 + 16);
  }
  return { bytes, values: pairs.map(([, value]) => value) };
}

const yes = Buffer.from([1]);
const no = Buffer.from([0]);
const wordOf = (value: number | bigint): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
};

/**
 * A library of PKCS#11. It runs in a process of its own (`token.process.ts`): a library of a maker may hang or
 * crash. Words are of 64 bits and structures are not packed: Linux, macOS and BSD, not Windows.
 */
export function openPkcs11(path: string) {
  const call = callsOf(path);
  expect('initialize', call('initialize', null));
  return {
    labels: (): readonly string[] => tokensOf(call).map(({ label }) => label),

    /** @returns SubjectPublicKeyInfo of a key on P-256 that cannot leave the token */
    makeKey: (label: string, pin: Buffer, id: Buffer): Buffer =>
      within(call, label, pin, (session) => makePair(call, session, id)),

    /** Whether PIN and key are right. */
    check: (label: string, pin: Buffer, id: Buffer): void =>
      within(call, label, pin, (session) => void privateKey(call, session, id)),

    /** @returns both numbers of the signature, one behind the other */
    sign: (label: string, pin: Buffer, id: Buffer, digest: Buffer): Buffer =>
      within(call, label, pin, (session) => {
        const key = privateKey(call, session, id);
        expect('signBegin', call('signBegin', session, mechanismOf(mechanisms.ecdsa), key));
        const [signature, length] = [Buffer.alloc(64), wordOf(64)];
        expect('sign', call('sign', session, digest, digest.length, signature, length));
        return signature;
      }),

    removeKey: (label: string, pin: Buffer, id: Buffer): void =>
      within(call, label, pin, (session) =>
        expect('destroy', call('destroy', session, privateKey(call, session, id))),
      ),
  };
}

function mechanismOf(number: number): Buffer {
  const mechanism = Buffer.alloc(24);
  mechanism.writeBigUInt64LE(BigInt(number));
  return mechanism;
}

function infoOf(call: Call, slot: bigint) {
  const info = Buffer.alloc(256);
  const isThere = call('tokenInfo', slot, info) === 0;
  const found = info.readBigUInt64LE(96);
  return {
    slot,
    label: info.subarray(0, 32).toString('utf8').trimEnd(),
    isThere: isThere && (found & flags.initialized) !== 0n,
    isLocked: (found & flags.locked) !== 0n,
    isLastTry: (found & flags.finalTry) !== 0n,
  };
}

function tokensOf(call: Call) {
  const count = wordOf(0);
  expect('slots', call('slots', 1, null, count));
  const list = Buffer.alloc(8 * Number(count.readBigUInt64LE()) || 8);
  expect('slots', call('slots', 1, list, count));
  const slots = Array.from({ length: Number(count.readBigUInt64LE()) }, (_, place) =>
    list.readBigUInt64LE(place * 8),
  );
  return slots.map((slot) => infoOf(call, slot)).filter(({ isThere }) => isThere);
}

/** A login is of the whole process: each work logs in and out, so that each is asked for its PIN. */
function within<Result>(
  call: Call,
  label: string,
  pin: Buffer,
  work: (session: bigint) => Result,
): Result {
  const token = tokensOf(call).find((one) => one.label === label);
  if (!token) throw new TokenError('absent', label);
  if (token.isLocked) throw new TokenError('locked', label);
  const handle = wordOf(0);
  const opened = call('openSession', token.slot, readWriteSession, null, null, handle);
  expect('openSession', opened);
  const session = handle.readBigUInt64LE();
  try {
    const answer = call('login', session, user, pin, pin.length);
    if (answer === pinLocked) throw new TokenError('locked', label);
    if (pinAnswers.includes(answer)) throw wrongPin(call, token.slot);
    expect('login', answer);
    try {
      return work(session);
    } finally {
      call('logout', session);
    }
  } finally {
    call('closeSession', session);
  }
}

function wrongPin(call: Call, slot: bigint): TokenError {
  const { isLocked, isLastTry, label } = infoOf(call, slot);
  if (isLocked) return new TokenError('locked', label);
  return new TokenError(isLastTry ? 'last-try' : 'wrong-pin', label);
}

function privateKey(call: Call, session: bigint, id: Buffer): bigint {
  const template = templateOf([
    [attribute.class, wordOf(privateKeyClass)],
    [attribute.id, id],
  ]);
  const [found, count] = [wordOf(0), wordOf(0)];
  expect('findBegin', call('findBegin', session, template.bytes, template.values.length));
  expect('find', call('find', session, found, 1, count));
  expect('findEnd', call('findEnd', session));
  if (count.readBigUInt64LE() === 0n) throw new TokenError('no-key');
  return found.readBigUInt64LE();
}

function makePair(call: Call, session: bigint, id: Buffer): Buffer {
  const both = [
    [attribute.token, yes],
    [attribute.id, id],
    [attribute.label, Buffer.from('sarn')],
  ] as const;
  const open = templateOf([...both, [attribute.verify, yes], [attribute.ecParams, curve]]);
  const kept = [
    [attribute.private, yes],
    [attribute.sensitive, yes],
    [attribute.extractable, no],
    [attribute.sign, yes],
  ] as const;
  const closed = templateOf([...both, ...kept]);
  const [publicKey, secret] = [wordOf(0), wordOf(0)];
  const templates = [open, closed].flatMap(({ bytes, values }) => [bytes, values.length]);
  const mechanism = mechanismOf(mechanisms.ecKeyPair);
  expect('makePair', call('makePair', session, mechanism, ...templates, publicKey, secret));
  // The point comes as an octet string: two bytes stand before it.
  const point = Buffer.alloc(2 + pointBytes);
  const wanted = templateOf([[attribute.ecPoint, point]]);
  const read = call('attributes', session, publicKey.readBigUInt64LE(), wanted.bytes, 1);
  expect('attributes', read);
  return Buffer.concat([publicKeyHead, point.subarray(2)]);
}

type Call = ReturnType<typeof callsOf>;

function callsOf(path: string) {
  const library = koffi.load(path);
  const list: unknown[] = [null];
  const begin = library.func('ulong C_GetFunctionList(_Out_ void **list)') as (
    into: unknown[],
  ) => number;
  expect('initialize', begin(list));
  return (name: Name, ...given: readonly Argument[]): number => {
    const [place] = functions[name];
    // Behind the version, which takes the room of a word.
    const address: unknown = koffi.decode(list[0], 8 + 8 * place, 'void *');
    return Number(koffi.call(address, shapes[name], ...given));
  };
}

const shapes = Object.fromEntries(
  Object.entries(functions).map(([name, [, shape]]) => [name, koffi.proto('ulong', [...shape])]),
) as Readonly<Record<Name, ReturnType<typeof koffi.proto>>>;

function expect(name: Name, answer: number): void {
  if (answer !== 0) throw new TokenError('refused', `${name} 0x${answer.toString(16)}`);
}
