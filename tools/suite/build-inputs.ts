import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The sources of the browser build. */
const INPUTS = [
  'package-lock.json',
  'apps/web/**/*',
  'changes/*.md',
  'modules/*/package.json',
  'modules/*/contract/**/*',
  'modules/*/web/**/*',
  'platform/kernel/**/*',
  'platform/web/**/*',
];

/** A hash that changes when any input of the browser build does. */
export function hashInputs(root: string): string {
  const hash = createHash('sha256');
  const files = globSync(INPUTS, {
    cwd: root,
    withFileTypes: true,
    exclude: (entry) => entry.name === 'node_modules' || entry.name === 'dist',
  })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  for (const file of files.toSorted()) {
    hash
      .update(`${path.relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0');
  }
  return `${hash.digest('hex')}\n`;
}
