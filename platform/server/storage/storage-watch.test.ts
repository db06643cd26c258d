import { fixedClock } from '@sarn/testing';
import { expect, test } from 'vitest';
import { createStorageWatch, leastFreeBytes } from './storage-watch.ts';

const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });

function watched() {
  const clock = fixedClock('2026-11-21T02:00:00.000Z');
  const disk = { free: leastFreeBytes, isFull: false, writes: 0 };
  const watch = createStorageWatch(
    {
      freeBytes: async () => disk.free,
      tryWrite: async () => {
        disk.writes += 1;
        if (disk.isFull) throw full;
      },
    },
    { clock, log: { error: () => undefined } },
  );
  return { clock, disk, watch };
}

test('a disk with little left is not ready, also before a call has failed', async () => {
  const { clock, disk, watch } = watched();
  expect(await watch.isWritable()).toBe(true);
  disk.free = leastFreeBytes - 1;
  clock.advance(1_000);
  expect(await watch.isWritable()).toBe(false);
});

test('after a failed write it is ready again when a trial write succeeds, and not before', async () => {
  const { clock, disk, watch } = watched();
  disk.isFull = true;
  watch.noteFull();
  expect(await watch.isWritable()).toBe(false);
  disk.isFull = false;
  clock.advance(1_000);
  expect(await watch.isWritable()).toBe(true);
  clock.advance(1_000);
  expect(await watch.isWritable()).toBe(true);
  expect(disk.writes).toBe(2);
});

test('asked often, it writes once a second', async () => {
  const { disk, watch } = watched();
  disk.isFull = true;
  watch.noteFull();
  for (let turn = 0; turn < 20; turn += 1) await watch.isWritable();
  expect(disk.writes).toBe(1);
});
