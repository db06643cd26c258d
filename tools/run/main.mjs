import path from 'node:path';
import { runChild } from './child.mjs';
import { InstallFailed, installWhatIsMissing } from './install.mjs';
import { NoNode, findNode } from './pinned-node.mjs';

const root = path.resolve(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '../..');

/**
 * The space in which Node makes new objects grows to 100 MB by itself, a third of the server's memory,
 * and keeps that. With 16 MB for each half it has a third of this. Older objects are collected when there are 50 % more
 * of them than were needed last time, and not twice as many. With half of both, a quarter of the processor time of a
 * list was collecting, for 30 MB less (docs/performance.md).
 */
const LITTLE_MEMORY = ['--max-semi-space-size=16', '--heap-growing-percent=50'];

/**
 * What the program is told by its environment, unless that says otherwise. With what Node compiled before, types
 * stripped, neither the program nor its threads load a compiler of types: 27 MB less in a process that typesets. Of
 * the C library threads otherwise get memory of their own, which they keep: 6 MB less.
 */
const LITTLE_ENVIRONMENT = {
  NODE_COMPILE_CACHE: path.join(root, 'node_modules', '.cache', 'node-compile'),
  MALLOC_ARENA_MAX: '2',
};

/** What each npm script runs, one after the other, with the pinned Node; the first failure ends it. */
const COMMANDS = {
  start: [
    ['tools/web-build.ts', '--if-changed'],
    [...LITTLE_MEMORY, 'apps/server/main.ts'],
  ],
  dev: [['tools/dev.ts']],
  test: [['tools/test.ts']],
  'test-full': [['tools/test.ts', '--full']],
  check: [['tools/test.ts', '--quick']],
  fix: [['tools/fix.ts']],
  bench: [['tools/web-build.ts', '--if-changed'], ['e2e/bench/main.ts']],
  build: [['tools/web-build.ts']],
  'secret-rotate': [['apps/server/secret-rotate.ts']],
  'audit-verify': [['apps/server/audit-verify.ts']],
  'import-scans': [['apps/server/import-scans.ts']],
  backup: [['apps/server/backup.ts']],
  restore: [['apps/server/restore.ts']],
  'export-all': [['apps/server/export-all.ts']],
  pictures: [['tools/web-build.ts', '--if-changed'], ['e2e/pictures/main.ts']],
  'new-module': [['tools/new-module.ts']],
  'new-migration': [['tools/new-migration.ts']],
  'dump-release': [['tools/release-dump.ts']],
  licences: [['tools/licences.ts']],
};

/**
 * Installs what is missing, then runs the command with the pinned Node.
 *
 * @returns the exit code
 */
export async function main(command, args) {
  const steps = COMMANDS[command];
  if (!steps) {
    console.error(`Unknown command "${command}". Known: ${Object.keys(COMMANDS).join(', ')}.`);
    return 1;
  }
  try {
    installWhatIsMissing(root);
    return await runSteps(findNode(root), steps, args);
  } catch (error) {
    if (!(error instanceof InstallFailed || error instanceof NoNode)) throw error;
    console.error(error.message);
    return 1;
  }
}

async function runSteps(node, steps, args) {
  for (const [index, step] of steps.entries()) {
    const last = index === steps.length - 1;
    const code = await runChild(node, last ? [...step, ...args] : step, root, {
      ...LITTLE_ENVIRONMENT,
      ...process.env,
    });
    if (code !== 0 || last) return code;
  }
  return 0;
}
