import { samplePassword, samplePasswordHash } from '@sarn/testing';
import { expect, test } from 'vitest';
import { hashSecret, isSecret } from './password-hash.ts';

test('passwords are kept as Argon2id, salted, and recognised', async () => {
  const [one, two] = [await hashSecret('Sarn2569'), await hashSecret('Sarn2569')];
  expect(one).toMatch(/^\$argon2id\$v=19\$m=65536,t=2,p=1\$/);
  expect(one).not.toBe(two);
  expect(await isSecret(one, 'Sarn2569')).toBe(true);
  expect(await isSecret(one, 'sarn2569')).toBe(false);
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
