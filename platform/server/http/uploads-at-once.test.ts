import { expect, test } from 'vitest';
import { createUploadsAtOnce, maxUploadsAtOnce } from './uploads-at-once.ts';

test('a session has so many uploads on their way and no more; each that ends makes room', async () => {
  const uploads = createUploadsAtOnce();
  const gates = Array.from({ length: maxUploadsAtOnce }, () => Promise.withResolvers<string>());
  const held = gates.map(({ promise }) => uploads.hold('one', () => promise));
  await expect(uploads.hold('one', async () => 'late')).rejects.toMatchObject({
    code: 'platform.too-many-requests',
  });
  expect(await uploads.hold('another', async () => 'in')).toBe('in');
  gates[0]?.resolve('done');
  gates[1]?.reject(new Error('cut'));
  expect(await held[0]).toBe('done');
  await expect(held[1]).rejects.toThrow('cut');
  expect(await uploads.hold('one', async () => 'in')).toBe('in');
  for (const gate of gates) gate.resolve('done');
  await Promise.all(held.toSpliced(1, 1));
});
