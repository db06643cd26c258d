import { DerError, childrenOf, expectTag, readDer, sequenceOf, tags } from '../der/read.ts';
import type { Der } from '../der/read.ts';
import { joinBytes, readHexInteger, readOctets, readOid, toHex } from '../der/values.ts';
import { oids } from '../oids.ts';

/** A signature as CMS has it (RFC 5652), read; nothing of it is checked yet. */
export interface SignedData {
  /** What kind of content was signed. */
  readonly contentType: string;
  /** The content, where it is inside; of a PDF it is outside. */
  readonly content: Uint8Array | undefined;
  readonly certificates: readonly Uint8Array[];
  readonly signer: SignerInfo;
}

export interface SignerInfo {
  /** Which certificate: by issuer and serial number, or by the identifier of its key. */
  readonly issuer: Uint8Array | undefined;
  readonly serial: string | undefined;
  readonly keyIdentifier: string | undefined;
  readonly digestAlgorithm: string;
  /** The signed attributes as they were signed. */
  readonly signedBytes: Uint8Array;
  readonly signed: ReadonlyMap<string, readonly Der[]>;
  readonly unsigned: ReadonlyMap<string, readonly Der[]>;
  readonly signatureAlgorithm: Der;
  readonly signature: Uint8Array;
}

const mostCertificates = 100;

/**
 * Reads a signature with one signer, as the standards for PDFs demand.
 *
 * @param bytes may be followed by zeros, as in a PDF
 * @throws DerError
 */
export function readSignedData(bytes: Uint8Array): SignedData {
  const outer = readDer(bytes);
  if (bytes.subarray(outer.whole.length).some((byte) => byte !== 0)) {
    throw new DerError('bytes follow the signature');
  }
  const [type, content] = sequenceOf(outer);
  if (readOid(type) !== oids.signedData) throw new DerError('not signed data');
  const [, , encapsulated, ...rest] = sequenceOf(sequenceOf(content, 0xa0)[0]);
  const [contentType, inner] = sequenceOf(encapsulated);
  const signers = sequenceOf(rest.at(-1), tags.set);
  if (signers.length !== 1) throw new DerError('not one signer');
  return {
    contentType: readOid(contentType),
    content: inner && readOctets(sequenceOf(inner, 0xa0)[0]),
    certificates: certificatesOf(rest.find(({ tag }) => tag === 0xa0)),
    signer: readSigner(expectTag(signers[0], tags.sequence)),
  };
}

function certificatesOf(set: Der | undefined): Uint8Array[] {
  const list = set ? childrenOf(set).filter(({ tag }) => tag === tags.sequence) : [];
  if (list.length > mostCertificates) throw new DerError('too many certificates');
  return list.map(({ whole }) => whole);
}

function readSigner(der: Der): SignerInfo {
  const [, sid, digestAlgorithm, ...rest] = sequenceOf(der);
  const attributes = rest[0]?.tag === 0xa0 ? rest.shift() : undefined;
  if (!attributes) throw new DerError('no signed attributes');
  const [signatureAlgorithm, signature, unsigned] = rest;
  const isByKey = sid?.tag === 0x80;
  const [issuer, serial] = isByKey ? [] : sequenceOf(sid);
  return {
    issuer: issuer?.whole,
    serial: serial && readHexInteger(serial),
    keyIdentifier: isByKey ? toHex(sid.body) : undefined,
    digestAlgorithm: readOid(sequenceOf(digestAlgorithm)[0]),
    // RFC 5652, 5.4: signed with the tag of a set, and not with the one that stands here.
    signedBytes: joinBytes([Uint8Array.of(tags.set), attributes.whole.subarray(1)]),
    signed: attributesOf(attributes),
    unsigned: unsigned?.tag === 0xa1 ? attributesOf(unsigned) : new Map(),
    signatureAlgorithm: expectTag(signatureAlgorithm, tags.sequence),
    signature: readOctets(signature),
  };
}

function attributesOf(set: Der): Map<string, readonly Der[]> {
  const attributes = new Map<string, readonly Der[]>();
  for (const attribute of childrenOf(set)) {
    const [type, values] = sequenceOf(attribute);
    const name = readOid(type);
    if (attributes.has(name)) throw new DerError('attribute twice');
    attributes.set(name, sequenceOf(values, tags.set));
  }
  return attributes;
}

/** The one value of an attribute; undefined where there is none, an error where there are more. */
export function singleValue(
  attributes: ReadonlyMap<string, readonly Der[]>,
  type: string,
): Der | undefined {
  const values = attributes.get(type);
  if (values && values.length !== 1) throw new DerError('not one value');
  return values?.[0];
}
