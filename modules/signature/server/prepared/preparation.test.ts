import { expect, test } from 'vitest';
import { openPreparation, sealedPreparation } from './preparation.ts';

const now = new Date('2026-11-29T03:00:00.000Z');
const deps = {
  documents: { platform: { clock: { now: () => now } } },
  needs: { identityKey: () => Buffer.alloc(32, 7) },
} as never;

const preparation = {
  ...{ documentId: 'a', certificateId: 'b', code: '0123456789ABCDEF', pages: 'c', sha256: 'd' },
  at: '2026-11-29T02:55:00.000Z',
};

test('[6.07] what was prepared ends: the signature would tell a time that is long over', async () => {
  const ended = sealedPreparation(deps, 'person', { ...preparation, until: now.toISOString() });
  // The database is not asked of one that ended.
  const found = await openPreparation(deps, undefined as never, 'person', {
    ...{ documentId: 'a', prepared: ended },
  });
  expect(found).toBeUndefined();
});
