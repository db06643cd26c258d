import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openApiText } from '@sarn/server/openapi';

// Writes docs/openapi.json from the contracts; with --check it only says whether it would change.
const path = fileURLToPath(new URL('../docs/openapi.json', import.meta.url));
const made = openApiText();

function committed(): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

if (!process.argv.includes('--check')) {
  writeFileSync(path, made);
} else if (committed() !== made) {
  console.error('docs/openapi.json is out of date: run `node tools/run.mjs fix` and commit it.');
  process.exitCode = 1;
}
