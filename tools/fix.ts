/** Makes all automatic repairs: generated files, lint, format. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { declaredBinary, root } from './suite/places.ts';
import { runProgram } from './suite/run-program.ts';

const LIMIT_MS = 5 * 60_000;

const steps: readonly (readonly string[])[] = [
  ...[['tools/db-types.ts'], ['tools/openapi.ts'], ['tools/flow-diagrams.ts']].filter(([file]) =>
    existsSync(path.join(root, file ?? '')),
  ),
  [declaredBinary('oxlint', 'oxlint'), '--fix'],
  [declaredBinary('oxfmt', 'oxfmt'), '.'],
];

for (const step of steps) {
  const { code } = await runProgram(process.execPath, step, {
    cwd: root,
    limitMs: LIMIT_MS,
    isShown: true,
  });
  // The next step may still help, so all of them run.
  if (code !== 0) process.exitCode = 1;
}
