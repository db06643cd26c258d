import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { persons } from './bench/agency/generate.ts';
import { withAgency } from './bench/scale/agency-folder.ts';
import { walkCircular } from './harness/circulation-walk.ts';
import { useHarness } from './harness/harness.ts';

// An agency of 3,000 people: the sixty of the demo are too few to test a circular at that size.
const folder = mkdtempSync(join(tmpdir(), 'sarn-circulation-'));
let url = '';
let closed: Promise<void>;
const end = Promise.withResolvers<void>();
const harness = useHarness({ at: () => url });

beforeAll(async () => {
  await new Promise<void>((opened, failed) => {
    closed = withAgency(folder, 1000, async (server) => {
      ({ url } = server);
      opened();
      await end.promise;
    });
    closed.catch(failed);
  });
}, 240_000);
afterAll(async () => {
  end.resolve();
  await closed;
  rmSync(folder, { recursive: true, force: true });
});

it('[4.07] [4.08] a circular to thousands is sent, acknowledged, reported, and the others reminded', async () => {
  expect(await walkCircular(harness, persons)).toBe(2999);
});
