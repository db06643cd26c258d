import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { measureNumbers } from './numbers.bench.ts';
import { printTable } from './report.ts';
import type { Figure } from './report.ts';
import { measureStart } from './start.bench.ts';
import { measureTodo } from './todo.bench.ts';

// Prints ratios taken in one run: absolute times of a shared machine say little.

const folder = mkdtempSync(join(tmpdir(), 'sarn-bench-'));
const figures: Figure[] = [];
try {
  figures.push(...(await measureStart(join(folder, 'start'))));
  figures.push(...(await measureNumbers(join(folder, 'work'))));
  figures.push(...(await measureTodo(join(folder, 'work'))));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
printTable(figures);
