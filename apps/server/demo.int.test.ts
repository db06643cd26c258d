import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog, writeFact } from '@sarn/platform-server';
import { testDatabase } from '@sarn/testing';
import type { TestDatabase } from '@sarn/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { prepareDemo } from './demo.ts';

const log = createLog('silent');
let database: TestDatabase;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sarn-demo-'));
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const prepare = (environment: Record<string, string>) =>
  prepareDemo(readConfig({ SARN_DATA: folder, ...environment }), database.url, log);

/** What the start does after the migrations, as far as loading the demo agency is concerned. */
async function wantedAfter(environment: Record<string, string>): Promise<boolean> {
  const { isWanted } = await prepare(environment);
  return isWanted;
}

test('an empty embedded database gets the demo agency, in production only when asked', async () => {
  database = await testDatabase({ isBare: true });
  expect(await wantedAfter({})).toBe(true);
  expect(await wantedAfter({ SARN_DEMO: '0' })).toBe(false);
  expect(await wantedAfter({ NODE_ENV: 'production' })).toBe(false);
  expect(await wantedAfter({ NODE_ENV: 'production', SARN_DEMO: '1' })).toBe(true);
});

test.each(['loaded', 'wanted'])(
  'a database of the demo agency (%s) is refused in production, with what to do',
  async (state) => {
    database = await testDatabase();
    expect(await wantedAfter({ NODE_ENV: 'production' })).toBe(false);
    await writeFact(database.db, 'demo', state);
    for (const demo of [{}, { SARN_DEMO: '0' }]) {
      await expect(prepare({ NODE_ENV: 'production', ...demo })).rejects.toThrow(
        /holds the demo agency.*SARN_DATA.*SARN_DEMO=1/,
      );
    }
    await expect(prepare({ NODE_ENV: 'production', SARN_DEMO: '1' })).resolves.toBeDefined();
    await expect(prepare({})).resolves.toBeDefined();
  },
);
