import { DerError, expectTag, readWholeDer, sequenceOf, tags } from '../der/read.ts';
import type { Der } from '../der/read.ts';
import { readOid, readSmallInteger } from '../der/values.ts';
import { oids } from '../oids.ts';
import { subtle } from '../web-crypto.ts';
import type { HashName } from '../web-crypto.ts';

/** Whether a signature is right, wrong, or made in a way that proves nothing today or is not known. */
export type SignatureState = 'right' | 'wrong' | 'weak' | 'unknown-algorithm';

const hashes: Readonly<Record<string, HashName>> = {
  [oids.sha256]: 'SHA-256',
  [oids.sha384]: 'SHA-384',
  [oids.sha512]: 'SHA-512',
};

/** The name of a digest algorithm; undefined where it is weak or unknown. */
export const hashNameOf = (oid: string): HashName | undefined => hashes[oid];

/** MD2, MD5, SHA-1, SHA-224 and signatures with them. */
const weak = new Set([
  ...['1.2.840.113549.2.2', '1.2.840.113549.2.5', oids.sha1, '2.16.840.1.101.3.4.2.4'],
  ...['1.2.840.113549.1.1.2', '1.2.840.113549.1.1.4', '1.2.840.113549.1.1.5'],
  ...['1.2.840.113549.1.1.14', '1.2.840.10045.4.1', '1.2.840.10045.4.3.1'],
  ...['1.3.14.3.2.29', '1.2.840.10040.4.3'],
]);

export const isWeak = (oid: string): boolean => weak.has(oid);

/** Signature algorithms that name their digest. */
const fixed: Readonly<Record<string, readonly ['rsa' | 'ec', HashName]>> = {
  [oids.rsaSha256]: ['rsa', 'SHA-256'],
  [oids.rsaSha384]: ['rsa', 'SHA-384'],
  [oids.rsaSha512]: ['rsa', 'SHA-512'],
  [oids.ecdsaSha256]: ['ec', 'SHA-256'],
  [oids.ecdsaSha384]: ['ec', 'SHA-384'],
  [oids.ecdsaSha512]: ['ec', 'SHA-512'],
};

const curves: Readonly<Record<string, readonly [name: string, size: number]>> = {
  '1.2.840.10045.3.1.7': ['P-256', 32],
  '1.3.132.0.34': ['P-384', 48],
  '1.3.132.0.35': ['P-521', 66],
};

/** Shorter RSA keys prove nothing. */
const leastRsaBits = 2048;

/**
 * Verifies a signature over data.
 *
 * @param publicKey SubjectPublicKeyInfo
 * @param algorithm as it stands beside the signature
 * @param hashOid the digest where the algorithm does not name one (RSA in CMS)
 */
export async function verifySignature(by: ToVerify): Promise<SignatureState> {
  try {
    return await verified(by);
  } catch (error) {
    // A signature or an algorithm that cannot be read is none.
    if (error instanceof DerError) return 'wrong';
    throw error;
  }
}

interface ToVerify {
  readonly publicKey: Uint8Array;
  readonly algorithm: Der;
  readonly hashOid?: string;
  readonly signature: Uint8Array;
  readonly data: Uint8Array;
}

async function verified(by: ToVerify): Promise<SignatureState> {
  const [id, parameters] = sequenceOf(by.algorithm);
  const name = readOid(id);
  if (isWeak(name) || (by.hashOid !== undefined && isWeak(by.hashOid))) return 'weak';
  const scheme = schemeOf(name, parameters, by.hashOid);
  if (!scheme) return 'unknown-algorithm';
  const key = keyOf(by.publicKey);
  if (key === 'weak') return 'weak';
  if (!key || key.kind !== scheme.kind) return 'unknown-algorithm';
  const signature = key.kind === 'ec' ? fixedSize(by.signature, key.size) : by.signature;
  if (!signature) return 'wrong';
  const imported = await importKey(by.publicKey, key.kind === 'ec' ? key.curve : '', scheme);
  if (!imported) return 'unknown-algorithm';
  const isRight = await subtle().verify(scheme.verify, imported, signature, by.data);
  return isRight ? 'right' : 'wrong';
}

interface Scheme {
  readonly kind: 'rsa' | 'ec';
  readonly hash: HashName;
  readonly verify: { readonly name: string; readonly [setting: string]: unknown };
}

function schemeOf(
  name: string,
  parameters: Der | undefined,
  hashOid: string | undefined,
): Scheme | undefined {
  if (name === oids.rsaPss) return pssOf(parameters);
  const own = fixed[name];
  const hashBeside = hashOid === undefined ? undefined : hashes[hashOid];
  if (name === oids.rsa && hashBeside) return rsaScheme(hashBeside);
  if (!own || (hashOid !== undefined && hashBeside !== own[1])) return undefined;
  const [kind, hash] = own;
  return kind === 'rsa' ? rsaScheme(hash) : { kind, hash, verify: { name: 'ECDSA', hash } };
}

const rsaScheme = (hash: HashName): Scheme => ({
  kind: 'rsa',
  hash,
  verify: { name: 'RSASSA-PKCS1-v1_5' },
});

/** RSASSA-PSS (RFC 4055): the digest of the mask must be the one of the message. */
function pssOf(parameters: Der | undefined): Scheme | undefined {
  const settings = new Map(
    sequenceOf(parameters).map((one) => [one.tag, sequenceOf(one, one.tag)[0]]),
  );
  const hash = hashes[readOid(sequenceOf(settings.get(0xa0) ?? missing())[0])];
  const [mask, maskHash] = sequenceOf(settings.get(0xa1) ?? missing());
  if (!hash || readOid(mask) !== oids.mgf1) return undefined;
  if (hashes[readOid(sequenceOf(maskHash)[0])] !== hash) return undefined;
  const saltLength = readSmallInteger(settings.get(0xa2) ?? missing());
  return { kind: 'rsa', hash, verify: { name: 'RSA-PSS', saltLength } };
}

/** The defaults of the standard are SHA-1. */
function missing(): never {
  throw new DerError('settings left out');
}

type Key =
  | { readonly kind: 'rsa' }
  | { readonly kind: 'ec'; readonly curve: string; readonly size: number };

function keyOf(publicKey: Uint8Array): Key | 'weak' | undefined {
  const [algorithm, key] = sequenceOf(readWholeDer(publicKey));
  const [id, parameters] = sequenceOf(algorithm);
  const name = readOid(id);
  if (name === oids.ecKey) {
    const curve = curves[readOid(parameters)];
    return curve && { kind: 'ec', curve: curve[0], size: curve[1] };
  }
  if (name !== oids.rsa) return undefined;
  const [modulus] = sequenceOf(readWholeDer(expectTag(key, tags.bitString).body.subarray(1)));
  const bytes = expectTag(modulus, tags.integer).body;
  const bits = (bytes.length - (bytes[0] === 0 ? 1 : 0)) * 8;
  return bits < leastRsaBits ? 'weak' : { kind: 'rsa' };
}

async function importKey(
  publicKey: Uint8Array,
  namedCurve: string,
  { kind, hash, verify }: Scheme,
): Promise<object | undefined> {
  const algorithm = kind === 'ec' ? { name: 'ECDSA', namedCurve } : { name: verify.name, hash };
  try {
    return await subtle().importKey('spki', publicKey, algorithm, false, ['verify']);
  } catch {
    // A point that is not on its curve, a key that this browser does not take: nothing is proved.
    return undefined;
  }
}

/** The two numbers of a signature of a curve, each in its whole size, as Web Crypto wants them. */
function fixedSize(signature: Uint8Array, size: number): Uint8Array | undefined {
  const [r, s, ...more] = sequenceOf(readWholeDer(signature));
  const out = new Uint8Array(size * 2);
  for (const [at, number] of [r, s].entries()) {
    const body = expectTag(number, tags.integer).body;
    const digits = body[0] === 0 ? body.subarray(1) : body;
    if (digits.length > size) return undefined;
    out.set(digits, size * (at + 1) - digits.length);
  }
  return more.length === 0 ? out : undefined;
}
