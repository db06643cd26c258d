import { createECDH, generateKeyPairSync, sign } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { complaintOf, decryptNotice } from './push-contract.ts';
import type { PushBrowser, PushCall } from './push-contract.ts';

const bytes = (base64url: string) => Buffer.from(base64url, 'base64url');

// Keys and message of the example in RFC 8291 §5.
const keys = createECDH('prime256v1');
keys.setPrivateKey(bytes('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94'));
const auth = bytes('BTBZMqHH6r4Tts7J_aSIgg');
const published = bytes(
  'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml' +
    'mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT' +
    'pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
);

const origin = 'https://push.example';
const now = Date.parse('2026-11-21T02:00:00Z');
const signer = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const { x = '', y = '' } = signer.publicKey.export({ format: 'jwk' });
const serverKey = Buffer.concat([Buffer.of(4), bytes(x), bytes(y)]).toString('base64url');
const browser: PushBrowser = { keys, auth, serverKey };

function authorization(claims: object = {}, head: object = {}, key = serverKey): string {
  const exp = now / 1000 + 3600;
  const parts = [
    { typ: 'JWT', alg: 'ES256', ...head },
    { aud: origin, exp, sub: 'mailto:it@office.example', ...claims },
  ].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'));
  const signature = sign('sha256', Buffer.from(parts.join('.')), {
    key: signer.privateKey,
    dsaEncoding: 'ieee-p1363',
  });
  return `vapid t=${parts.join('.')}.${signature.toString('base64url')}, k=${key}`;
}

const right = { 'content-encoding': 'aes128gcm', ttl: '60', authorization: authorization() };
const complaint = (headers: object, more: Partial<PushCall> = {}) =>
  complaintOf(
    { method: 'POST', body: published, headers: { ...right, ...headers }, ...more },
    browser,
    origin,
    now,
  );

describe('[10.12] the browser of the stand-in', () => {
  it('reads the example of RFC 8291', () => {
    expect(decryptNotice(published, browser)).toBe('When I grow up, I want to be a watermelon');
  });

  it.each([
    ['one bit changed', (body: Buffer) => (body[body.length - 1]! ^= 1)],
    ['a record that is announced shorter', (body: Buffer) => body.writeUInt32BE(40, 16)],
    ['a key of another length', (body: Buffer) => (body[20] = 64)],
  ])('drops a notice with %s', (_what, spoil) => {
    const body = Buffer.from(published);
    spoil(body);
    expect(() => decryptNotice(body, browser)).toThrow();
  });
});

describe('[10.12] the push service of the stand-in', () => {
  it('accepts what the published texts require', () => {
    expect(complaint({ urgency: 'high', topic: 'a'.repeat(32) })).toBeNull();
  });

  it.each([
    ['content-encoding', { 'content-encoding': 'aesgcm' }],
    ['ttl', { ttl: 'soon' }],
    ['topic', { topic: 'a'.repeat(33) }],
    ['urgency', { urgency: 'immediate' }],
    ['authorization', { authorization: 'Bearer x' }],
    ['another server key', { authorization: authorization({}, {}, 'BA') }],
    ['alg', { authorization: authorization({}, { alg: 'none' }) }],
    ['signature', { authorization: authorization().replace(/\.[\w-]{86}/, `.${'A'.repeat(86)}`) }],
    [
      'aud https://other.example',
      { authorization: authorization({ aud: 'https://other.example' }) },
    ],
    ['exp -1', { authorization: authorization({ exp: now / 1000 - 1 }) }],
    ['exp 86401', { authorization: authorization({ exp: now / 1000 + 86_401 }) }],
    ['sub it@office.example', { authorization: authorization({ sub: 'it@office.example' }) }],
  ])('reports: %s', (expected, headers) => {
    expect(complaint(headers)).toBe(expected);
  });

  it('reports another method, and more than 4,096 bytes', () => {
    expect(complaint({}, { method: 'PUT' })).toBe('method PUT');
    expect(complaint({}, { body: Buffer.alloc(4096) })).toBeNull();
    expect(complaint({}, { body: Buffer.alloc(4097) })).toBe('4097 bytes');
  });
});
