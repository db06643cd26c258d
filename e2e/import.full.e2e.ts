import { expect, it } from 'vitest';
import type { ApiClient } from './api-client.ts';
import { untilImport, walkImport } from './harness/import-walk.ts';
import { useKillableServer } from './harness/killable-server.ts';
import { makeOldRegister } from './harness/old-register.ts';
import { useHarness } from './harness/harness.ts';

// The size of acceptance is 50,000 rows and 2,000 scans: IMPORT_ROWS and IMPORT_SCANS.
const rows = Number(process.env['IMPORT_ROWS'] ?? 5_000);
const scanCount = Number(process.env['IMPORT_SCANS'] ?? 200);
const year = 2568;

const server = useKillableServer('import');
const harness = useHarness({ at: () => server.url, isLive: true });

/** Twice in the middle, at a moment that the progress sets and not a timer. */
async function killTwice(admin: ApiClient, good: number): Promise<void> {
  for (const share of [0.2, 0.6]) {
    const cut = await untilImport(
      admin,
      ({ handled, state }) => state === 'DONE' || (state === 'RUNNING' && handled > good * share),
    );
    expect(cut.state).toBe('RUNNING');
    await server.kill();
    await server.start();
  }
}

it('[15.10] a register of an older system is entered through kill -9 without a double or a loss', async () => {
  const old = makeOldRegister(rows, scanCount, year);
  await walkImport(harness, { old, scanCount, year, whileRunning: killTwice });
}, 1_800_000);
