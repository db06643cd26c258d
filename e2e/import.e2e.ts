import { it } from 'vitest';
import { walkImport } from './stage/import-walk.ts';
import { makeOldRegister } from './stage/old-register.ts';
import { useStage } from './stage/stage.ts';

// The size at which it is judged, and a server that is killed, are in import.full.e2e.ts.
const stage = useStage({ isLive: true });
const year = 2568;
const scanCount = 12;

it('[15.10] a register of an older system with one row in a hundred broken is checked, entered, and read on a phone', async () => {
  await walkImport(stage, { old: makeOldRegister(300, scanCount, year), scanCount, year });
});
