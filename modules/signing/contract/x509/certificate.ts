import { DerError, expectTag, readWholeDer, sequenceOf, tags } from '../der/read.ts';
import type { Der } from '../der/read.ts';
import {
  readBitString,
  readBits,
  readBoolean,
  readHexInteger,
  readOid,
  readSmallInteger,
  readText,
  readTime,
  toHex,
} from '../der/values.ts';
import { nameOids, oids } from '../oids.ts';

/** A certificate, read; nothing of it is checked yet. */
export interface Certificate {
  readonly der: Uint8Array;
  /** What the issuer signed. */
  readonly tbs: Uint8Array;
  readonly signatureAlgorithm: Der;
  readonly signature: Uint8Array;
  /** Hexadecimal digits. */
  readonly serial: string;
  /** The serial number as it stands in the certificate. */
  readonly serialDer: Uint8Array;
  /** Names as they stand in the certificate: two are the same if their bytes are. */
  readonly issuer: Uint8Array;
  readonly subject: Uint8Array;
  readonly from: number;
  readonly to: number;
  /** SubjectPublicKeyInfo. */
  readonly publicKey: Uint8Array;
  /** The bits of the public key alone, of which OCSP takes the digest. */
  readonly keyBits: Uint8Array;
  readonly extensions: ReadonlyMap<string, { isCritical: boolean; value: Uint8Array }>;
}

/** Bits of the extension key usage. */
export const keyUsages = {
  digitalSignature: 0,
  nonRepudiation: 1,
  keyCertSign: 5,
  crlSign: 6,
} as const;

/** @throws DerError */
export function readCertificate(bytes: Uint8Array): Certificate {
  const [tbs, signatureAlgorithm, signature] = sequenceOf(readWholeDer(bytes));
  const fields = sequenceOf(tbs);
  const version = fields[0]?.tag === 0xa0 ? fields.shift() : undefined;
  if (version && readSmallInteger(sequenceOf(version, 0xa0)[0]) > 2) throw new DerError('version');
  const [serial, inner, issuer, period, subject, publicKey, ...further] = fields;
  const algorithm = expectTag(signatureAlgorithm, tags.sequence);
  // RFC 5280, 4.1.1.2: the algorithm is told twice, and must be the same.
  if (!inner || toHex(inner.whole) !== toHex(algorithm.whole)) throw new DerError('algorithm');
  const [from, to] = sequenceOf(period);
  return {
    der: bytes,
    tbs: expectTag(tbs, tags.sequence).whole,
    signatureAlgorithm: algorithm,
    signature: readBitString(signature),
    serial: readHexInteger(serial),
    serialDer: expectTag(serial, tags.integer).whole,
    issuer: expectTag(issuer, tags.sequence).whole,
    subject: expectTag(subject, tags.sequence).whole,
    from: readTime(from),
    to: readTime(to),
    publicKey: expectTag(publicKey, tags.sequence).whole,
    keyBits: readBitString(sequenceOf(publicKey)[1]),
    extensions: readExtensions(further.find(({ tag }) => tag === 0xa3)),
  };
}

/** Extensions of a certificate, a CRL or an entry of one, by their identifiers. */
export function readExtensions(
  outer: Der | undefined,
): Map<string, { isCritical: boolean; value: Uint8Array }> {
  const extensions = new Map<string, { isCritical: boolean; value: Uint8Array }>();
  if (!outer) return extensions;
  const list = outer.tag === tags.sequence ? outer : sequenceOf(outer, outer.tag)[0];
  for (const one of sequenceOf(list)) {
    const [id, ...rest] = sequenceOf(one);
    const name = readOid(id);
    if (extensions.has(name)) throw new DerError('extension twice');
    const isCritical = rest[0]?.tag === tags.boolean && readBoolean(rest[0]);
    const value = expectTag(rest.at(-1), tags.octetString).body;
    extensions.set(name, { isCritical, value });
  }
  return extensions;
}

/** Whether it is an authority, and how many authorities may come below it. */
export function authorityOf({ extensions }: Certificate): { isAuthority: boolean; below: number } {
  const extension = extensions.get(oids.basicConstraints);
  if (!extension) return { isAuthority: false, below: 0 };
  const [flag, length] = sequenceOf(readWholeDer(extension.value));
  const isAuthority = flag?.tag === tags.boolean && readBoolean(flag);
  return { isAuthority, below: length ? readSmallInteger(length) : Number.MAX_SAFE_INTEGER };
}

/** What the key may be used for; undefined where the certificate does not say. */
export function keyUsageOf({ extensions }: Certificate): ReadonlySet<number> | undefined {
  const extension = extensions.get(oids.keyUsage);
  return extension && readBits(readWholeDer(extension.value));
}

/** The purposes of the extension extended key usage; undefined where there is none. */
export function purposesOf({
  extensions,
}: Certificate): { list: readonly string[]; isCritical: boolean } | undefined {
  const extension = extensions.get(oids.extendedKeyUsage);
  if (!extension) return undefined;
  const list = sequenceOf(readWholeDer(extension.value)).map(readOid);
  return { list, isCritical: extension.isCritical };
}

/** Parts of a name by which a reader knows somebody. */
export type NameParts = { readonly [part in keyof typeof nameOids]?: string };

/** Reads the known parts of a name; of a part that comes twice the last one. */
export function readName(name: Uint8Array): NameParts {
  const known = new Map<string, string>(Object.entries(nameOids).map(([part, id]) => [id, part]));
  const parts: Record<string, string> = {};
  for (const relative of sequenceOf(readWholeDer(name))) {
    for (const attribute of sequenceOf(relative, tags.set)) {
      const [id, value] = sequenceOf(attribute);
      const part = known.get(readOid(id));
      if (part !== undefined && value) parts[part] = readText(value);
    }
  }
  return parts;
}
