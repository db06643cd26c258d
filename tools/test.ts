/**
 * Runs every check and test; with `--quick` those that need neither database nor browser, with
 * `--full` all tests without exception.
 */
import { allGroups, fullGroups, quickGroups } from './suite/phases.ts';
import { endAllPrograms } from './suite/run-program.ts';
import { runGroups } from './suite/run-phases.ts';

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    endAllPrograms();
    process.exit(1);
  });
}

const asked = new Set(process.argv);
const wholeGroups = asked.has('--full') ? fullGroups : allGroups;
const failures = await runGroups(asked.has('--quick') ? quickGroups : wholeGroups);
process.exitCode = failures > 0 ? 1 : 0;
