import { createDecipheriv, createPublicKey, hkdfSync, verify } from 'node:crypto';
import type { ECDH } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/*
 * What push services and browsers require of a sender, by the published texts: RFC 8030
 * (the call), RFC 8188 and 8291 (the encryption), RFC 8292 (the sender). Written from the texts and
 * with the cryptography of Node, so that the library that encrypts is not checked by itself; the
 * example of RFC 8291 is the test of this file.
 */

/** RFC 8030 §7.2: a push service need not accept more bytes. */
const mostBytes = 4096;
const urgencies = ['very-low', 'low', 'normal', 'high'];
const header = { salt: 16, size: 4, keyLength: 1, key: 65 } as const;
const headerBytes = header.salt + header.size + header.keyLength + header.key;
const tagBytes = 16;

/** A browser that subscribed to notifications. */
export interface PushBrowser {
  readonly keys: ECDH;
  readonly auth: Buffer;
  /** The public key of the server it subscribed with, base64url. */
  readonly serverKey: string;
}

export interface PushCall {
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/**
 * The violation of the contract in a call; null for none.
 *
 * @param origin of the push service
 * @param now milliseconds
 */
export function complaintOf(
  { headers, method, body }: PushCall,
  browser: Pick<PushBrowser, 'serverKey'>,
  origin: string,
  now: number,
): string | null {
  if (method !== 'POST') return `method ${method}`;
  if (body.length > mostBytes) return `${body.length} bytes`;
  if (headers['content-encoding'] !== 'aes128gcm') return 'content-encoding';
  if (!/^\d+$/.test(String(headers['ttl']))) return 'ttl';
  if (!/^[\w-]{0,32}$/.test(String(headers['topic'] ?? ''))) return 'topic';
  if (!urgencies.includes(String(headers['urgency'] ?? 'normal'))) return 'urgency';
  const match = /^vapid t=([^,]+), ?k=([\w-]+)$/.exec(String(headers.authorization));
  if (!match) return 'authorization';
  const [, token = '', key = ''] = match;
  if (key !== browser.serverKey) return 'another server key';
  return tokenComplaint(token, key, origin, now);
}

/** RFC 8292 §2: a JWT for this service, signed by ES256, valid for a day at most. */
function tokenComplaint(token: string, key: string, origin: string, now: number): string | null {
  const [head = '', payload = '', signature = ''] = token.split('.');
  if (jsonOf(head)['alg'] !== 'ES256') return 'alg';
  const isSigned = verify(
    'sha256',
    Buffer.from(`${head}.${payload}`),
    { key: publicKey(Buffer.from(key, 'base64url')), dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSigned) return 'signature';
  const { aud, exp, sub } = jsonOf(payload);
  if (aud !== origin) return `aud ${String(aud)}`;
  const seconds = Number(exp) - now / 1000;
  if (!(seconds > 0 && seconds <= 86_400)) return `exp ${seconds}`;
  return /^(mailto:|https:)/.test(String(sub)) ? null : `sub ${String(sub)}`;
}

function jsonOf(part: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(part, 'base64url').toString()) as Record<string, unknown>;
}

function publicKey(point: Buffer) {
  const x = point.subarray(1, 33).toString('base64url');
  const y = point.subarray(33).toString('base64url');
  return createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
}

/**
 * The text that the browser decrypts from the body of a call.
 *
 * @throws Error when the browser would drop the notification
 */
export function decryptNotice(body: Buffer, { keys, auth }: PushBrowser): string {
  const salt = body.subarray(0, header.salt);
  const recordSize = body.readUInt32BE(header.salt);
  const sender = body.subarray(headerBytes - header.key, headerBytes);
  const record = body.subarray(headerBytes);
  if (body[header.salt + header.size] !== header.key || sender[0] !== 4) throw new Error('keyid');
  // RFC 8291 §4: the whole message is one record.
  if (record.length > recordSize) throw new Error(`record of ${recordSize} bytes`);
  const info = Buffer.concat([text('WebPush: info\0'), keys.getPublicKey(), sender]);
  const secret = hkdf(keys.computeSecret(sender), auth, info, 32);
  const key = hkdf(secret, salt, text('Content-Encoding: aes128gcm\0'), 16);
  const nonce = hkdf(secret, salt, text('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(record.length - tagBytes));
  const sealed = record.subarray(0, record.length - tagBytes);
  const padded = Buffer.concat([decipher.update(sealed), decipher.final()]);
  const end = padded.findLastIndex((byte) => byte !== 0);
  // The last record of RFC 8188 ends with a two; zeros behind it are padding.
  if (padded[end] !== 2) throw new Error('padding');
  return padded.subarray(0, end).toString('utf8');
}

const text = (value: string) => Buffer.from(value, 'ascii');

function hkdf(key: Buffer, salt: Buffer, info: Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, info, bytes));
}
