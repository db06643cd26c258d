import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { flowDiagrams } from './flow/flow-diagrams.ts';

// Writes docs/flows.md from the flow table; with --check it only says whether it would change.
const path = fileURLToPath(new URL('../docs/flows.md', import.meta.url));
const made = flowDiagrams();

function committed(): string | null {
  try {
    return readFileSync(path, 'utf8').replaceAll('\r\n', '\n');
  } catch {
    return null;
  }
}

if (!process.argv.includes('--check')) {
  writeFileSync(path, made);
} else if (committed() !== made) {
  console.error('docs/flows.md is out of date: run `node tools/run.mjs fix` and commit it.');
  process.exitCode = 1;
}
