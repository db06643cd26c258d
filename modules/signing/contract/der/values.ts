import { DerError, childrenOf, expectTag, tags } from './read.ts';
import type { Der } from './read.ts';

/** Dotted form of an object identifier. */
export function readOid(der: Der | undefined): string {
  const { body } = expectTag(der, tags.oid);
  const parts: number[] = [];
  let value = 0;
  for (const byte of body) {
    value = value * 128 + (byte & 0x7f);
    if (value > Number.MAX_SAFE_INTEGER) throw new DerError('oid too long');
    if (byte >= 0x80) continue;
    parts.push(value);
    value = 0;
  }
  const [first = 0, ...rest] = parts;
  const root = Math.min(Math.floor(first / 40), 2);
  return [root, first - root * 40, ...rest].join('.');
}

/** An integer as hexadecimal digits without leading zeros, as serial numbers are compared. */
export function readHexInteger(der: Der | undefined): string {
  return toHex(expectTag(der, tags.integer).body).replace(/^0+(?=.)/, '');
}

/** A small integer, such as a version. */
export function readSmallInteger(der: Der | undefined, tag: number = tags.integer): number {
  const { body } = expectTag(der, tag);
  if (body.length === 0 || body.length > 6) throw new DerError('integer too long');
  const value = body.reduce((sum, byte) => sum * 256 + byte, 0);
  return (body[0] ?? 0) >= 0x80 ? value - 256 ** body.length : value;
}

export function readBoolean(der: Der | undefined): boolean {
  return expectTag(der, tags.boolean).body[0] !== 0;
}

/** The bytes of a bit string that has whole bytes, such as a signature or a key. */
export function readBitString(der: Der | undefined): Uint8Array {
  const { body } = expectTag(der, tags.bitString);
  if (body[0] !== 0) throw new DerError('unused bits');
  return body.subarray(1);
}

/** Which bits of a bit string are set, counted from the first. */
export function readBits(der: Der | undefined): ReadonlySet<number> {
  const { body } = expectTag(der, tags.bitString);
  const bits = new Set<number>();
  for (let i = 0; i < (body.length - 1) * 8; i++) {
    if (((body[1 + (i >> 3)] ?? 0) & (0x80 >> (i & 7))) !== 0) bits.add(i);
  }
  return bits;
}

/** An octet string, also one that BER made of parts. */
export function readOctets(der: Der | undefined): Uint8Array {
  if (der?.tag === (tags.octetString | 0x20)) return joinBytes(childrenOf(der).map(readOctets));
  return expectTag(der, tags.octetString).body;
}

const utcTime = /^(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/;
const generalizedTime = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\.\d{1,9})?Z$/;

/** A time in milliseconds; only the forms that RFC 5280 and RFC 3161 allow. */
export function readTime(der: Der | undefined): number {
  const text = String.fromCharCode(...(der?.body.subarray(0, 40) ?? []));
  const found = (der?.tag === tags.utcTime ? utcTime : generalizedTime).exec(text);
  if (!found || (der?.tag !== tags.utcTime && der?.tag !== tags.generalizedTime)) {
    throw new DerError('not a time');
  }
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = found
    .slice(1, 7)
    .map(Number);
  const fullYear = der.tag === tags.utcTime ? year + (year < 50 ? 2000 : 1900) : year;
  const fraction = Math.floor(Number(`0${found[7] ?? ''}`) * 1000);
  return Date.UTC(fullYear, month - 1, day, hour, minute, second) + fraction;
}

/** Text of a name or an address, by the kind of string that it is. */
export function readText(der: Der): string {
  // BMPString: two bytes for each character; UniversalString is used by nobody.
  if (der.tag === 0x1e) {
    let text = '';
    for (let i = 0; i + 1 < der.body.length; i += 2) {
      text += String.fromCharCode((der.body[i] ?? 0) * 256 + (der.body[i + 1] ?? 0));
    }
    return text;
  }
  if (der.tag === tags.utf8String) return readUtf8(der.body);
  return Array.from(der.body, (byte) => String.fromCharCode(byte)).join('');
}

/** UTF-8 without a decoder of the browser or of Node, so that it is the same everywhere. */
export function readUtf8(bytes: Uint8Array): string {
  const escaped = Array.from(bytes, (byte) => `%${byte.toString(16).padStart(2, '0')}`).join('');
  try {
    return decodeURIComponent(escaped);
  } catch {
    throw new DerError('not UTF-8');
  }
}

export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function joinBytes(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

export function areSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at]);
}
