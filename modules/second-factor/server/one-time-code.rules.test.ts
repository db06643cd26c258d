import { createSecretBox } from '@sarn/platform-server';
import { describe, expect, test } from 'vitest';
import { newOneTimeKey, oneTimeAddress, stepOfCode } from './one-time-code.rules.ts';
import { newRecoveryCodes, readRecoveryCode } from './recovery-code.rules.ts';
import { relyingPartyOf } from './relying-party.ts';

/** `12345678901234567890` of RFC 6238, appendix B, in base32. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

describe('[2.16] a one-time code', () => {
  // The vectors have eight digits; codes of six are their last six (RFC 4226, 5.3).
  test.each([
    [59, '94287082'],
    [1111111109, '07081804'],
    [1111111111, '14050471'],
    [1234567890, '89005924'],
    [2000000000, '69279037'],
    [20000000000, '65353130'],
  ])('of RFC 6238 at second %i is right', (seconds, code) => {
    const step = stepOfCode(secret, code.slice(2), seconds * 1000);
    expect(step).toBe(Math.floor(seconds / 30));
  });

  test('of the step before and after is right, and of no other', () => {
    const at = (steps: number) => stepOfCode(secret, '287082', (59 + 30 * steps) * 1000);
    expect([-1, 0, 1].map(at)).toEqual([1, 1, 1]);
    expect([2, 3, 100].map(at)).toEqual([null, null, null]);
  });

  test.each(['287 082', '๒๘๗๐๘๒', ' 287-082 '])('is taken as typed: %s', (typed) => {
    expect(stepOfCode(secret, typed, 59_000)).toBe(1);
  });

  test.each(['', '28708', '2870820', '94287082', 'abcdef', '28708x', '2'.repeat(1000)])(
    'is not %j',
    (typed) => {
      expect(stepOfCode(secret, typed, 59_000)).toBeNull();
    },
  );

  test('has a key of 160 bits, another each time, and an address that apps read', () => {
    const key = newOneTimeKey();
    expect(key).toMatch(/^[A-Z2-7]{32}$/);
    expect(newOneTimeKey()).not.toBe(key);
    const address = new URL(oneTimeAddress(key, 'สาร', 'somchai.j'));
    expect(decodeURIComponent(address.pathname)).toBe('/สาร:somchai.j');
    expect(Object.fromEntries(address.searchParams)).toMatchObject({ secret: key, digits: '6' });
  });
});

test('[2.16] recovery codes are ten, all different, and read as people copy them', () => {
  const codes = newRecoveryCodes();
  expect(new Set(codes).size).toBe(10);
  for (const code of codes) {
    expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{5}-[2-9A-HJKMNP-TV-Z]{5}$/);
    expect(readRecoveryCode(` ${code.toLowerCase().replace('-', ' ')}`)).toBe(
      code.replace('-', ''),
    );
  }
});

describe('[2.16] a sealed secret', () => {
  const box = createSecretBox(() => Buffer.alloc(32, 7));
  const sealed = box.seal('a', Buffer.from('secret'));

  test('opens for its owner alone, and by its own key alone', () => {
    expect(box.open('a', sealed).toString()).toBe('secret');
    expect(() => box.open('b', sealed)).toThrow('identity.key');
    const other = createSecretBox(() => Buffer.alloc(32, 8));
    expect(() => other.open('a', sealed)).toThrow('identity.key');
  });

  test('is another one each time and does not show what is in it', () => {
    expect(box.seal('a', Buffer.from('secret'))).not.toEqual(sealed);
    expect(sealed.includes('secret')).toBe(false);
  });

  test('that was changed does not open', () => {
    const changed = Buffer.from(sealed);
    changed.writeUInt8(changed.readUInt8(changed.length - 1) ^ 1, changed.length - 1);
    expect(() => box.open('a', changed)).toThrow('identity.key');
  });
});

test.each([
  [
    'https://sarn.example.go.th',
    { id: 'sarn.example.go.th', origin: 'https://sarn.example.go.th' },
  ],
  ['https://sarn.example.go.th:8443', { id: 'sarn.example.go.th' }],
  ['http://localhost:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
  ['http://sarn.example.go.th', null],
  ['https://10.0.0.5', null],
  ['https://[fd00::1]', null],
])('[2.16] passkeys at %s', (publicUrl, party) => {
  const found = relyingPartyOf({ publicUrl });
  if (party === null) expect(found).toBeNull();
  else expect(found).toMatchObject(party);
});
