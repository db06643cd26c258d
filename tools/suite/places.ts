import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The folder of the whole repository. */
export const root = path.resolve(import.meta.dirname, '../..');

/** The file inside an installed package to run as a program. */
export function binary(packageName: string, file: string): string {
  return path.join(root, 'node_modules', packageName, file);
}

/** The program a package declares under `bin`. */
export function declaredBinary(packageName: string, program: string): string {
  const folder = path.join(root, 'node_modules', packageName);
  const described: unknown = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const { bin } = described as { bin: string | Record<string, string> };
  const file = typeof bin === 'string' ? bin : bin[program];
  if (file === undefined) throw new Error(`${packageName} has no program ${program}`);
  return path.join(folder, file);
}
