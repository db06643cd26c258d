import { samplePassword, samplePasswordHash } from '@sarn/testing';
import { expect, test } from 'vitest';
import { hashSecret, isSecret, unknownSecretHash } from './password-hash.ts';

test('passwords are kept as Argon2id, salted, and recognised', async () => {
  const [one, two] = [await hashSecret('Sarn2569'), await hashSecret('Sarn2569')];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=65536,t=2,p=1\$/);
  expect(one).not.toBe(two);
  expect(await isSecret(one, 'Sarn2569')).toBe(true);
  expect(await isSecret(one, 'sarn2569')).toBe(false);
});

test('the hash of a secret that nobody knows looks like the others, and nothing is found equal to it', async () => {
  const [drawn, other] = [unknownSecretHash(), unknownSecretHash()];
  const form = (one: string) => one.replaceAll(/[A-Za-z0-9+/]+$|(?<=p=1\$)[A-Za-z0-9+/]+/g, 'x');
  const computed = await hashSecret('Sarn2569');
  expect([form(drawn), drawn.length]).toEqual([form(computed), computed.length]);
  expect(drawn).not.toBe(other);
  expect(await isSecret(drawn, '')).toBe(false);
  expect(await isSecret(drawn, 'Sarn2569')).toBe(false);
});

test('without a hash every password is wrong, that of the dummy hash too', async () => {
  expect(await isSecret(null, 'nobody has this password')).toBe(false);
  expect(await isSecret(undefined, '')).toBe(false);
});

test('of many at once from one address all are answered, and too many are refused', async () => {
  // Of a low cost: how many wait is asked here, and not how long each takes.
  const outcomes = await Promise.allSettled(
    Array.from({ length: 40 }, () => isSecret(samplePasswordHash, samplePassword)),
  );
  const refused = outcomes.filter((one) => one.status === 'rejected');
  expect(refused).toHaveLength(8);
  expect(refused.every(({ reason }) => reason.code === 'platform.busy')).toBe(true);
});
