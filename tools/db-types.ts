// Writes what is derived from the migrations: the table types of each module and docs/schema.txt.
// With --check it writes nothing and fails when something would change.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { generate } from './db-types/generate.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const isCheck = process.argv.includes('--check');

function isChanged([path, text]: [string, string]): boolean {
  const full = join(root, path);
  return !existsSync(full) || readFileSync(full, 'utf8').replaceAll('\r\n', '\n') !== text;
}

function write([path, text]: [string, string]): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const changed = [...(await generate(root))].filter(isChanged);
if (!isCheck) changed.forEach(write);
for (const [path] of changed) console.log(`${isCheck ? 'out of date' : 'written'}: ${path}`);
if (isCheck && changed.length > 0) {
  console.error("The migrations changed: run 'npm run fix' and commit what it wrote.");
  process.exitCode = 1;
}
