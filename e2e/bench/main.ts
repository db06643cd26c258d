import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureNumbers } from './numbers.bench.ts';
import { printTable } from './report.ts';
import type { Figure } from './report.ts';
import { measureStart } from './start.bench.ts';
import { measureTodo } from './todo.bench.ts';
import { measureWeb } from './web.bench.ts';

// Prints ratios taken in one run: absolute times of a shared machine say little.

const folder = mkdtempSync(join(tmpdir(), 'sarn-bench-'));
const parts: Readonly<Record<string, () => Promise<Figure[]>>> = {
  start: () => measureStart(join(folder, 'start')),
  numbers: () => measureNumbers(join(folder, 'work')),
  todo: () => measureTodo(join(folder, 'work')),
  web: () => measureWeb(join(folder, 'web')),
};

// `npm run bench web` measures one part alone; `todo` works on what `numbers` left.
const asked = process.argv.slice(2).filter((word) => word in parts);
const figures: Figure[] = [];
try {
  for (const [name, measure] of Object.entries(parts)) {
    if (asked.length === 0 || asked.includes(name)) figures.push(...(await measure()));
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
printTable(figures);
