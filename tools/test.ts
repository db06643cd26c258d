/**
 * Runs every check and test; with `--quick` those that need neither database nor browser, with
 * `--full` all tests without exception.
 */
import { allPhases, fullPhases, quickPhases } from './suite/phases.ts';
import { endAllPrograms } from './suite/run-program.ts';
import { runPhases } from './suite/run-phases.ts';

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    endAllPrograms();
    process.exit(1);
  });
}

const asked = new Set(process.argv);
const wholePhases = asked.has('--full') ? fullPhases : allPhases;
const failures = await runPhases(asked.has('--quick') ? quickPhases : wholePhases);
process.exitCode = failures > 0 ? 1 : 0;
