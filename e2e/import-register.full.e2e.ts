import { it } from 'vitest';
import { walkImport } from './harness/import-walk.ts';
import { makeOldRegister } from './harness/old-register.ts';
import { useHarness } from './harness/harness.ts';

// The size of acceptance, and a server that is killed, are in import.full.e2e.ts.
const harness = useHarness({ isLive: true });
const year = 2568;
const scanCount = 12;

it('[15.10] a register of an older system with one row in a hundred broken is checked, entered, and read on a phone', async () => {
  await walkImport(harness, { old: makeOldRegister(300, scanCount, year), scanCount, year });
});
