/** Runs every check and test; with `--quick` those that need neither database nor browser. */
import { allPhases, quickPhases } from './suite/phases.ts';
import { endAllPrograms } from './suite/run-program.ts';
import { runPhases } from './suite/run-phases.ts';

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    endAllPrograms();
    process.exit(1);
  });
}

const failures = await runPhases(process.argv.includes('--quick') ? quickPhases : allPhases);
process.exitCode = failures > 0 ? 1 : 0;
