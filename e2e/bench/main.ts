import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readAsked } from './asked.ts';
import type { PartName } from './asked.ts';
import { measureAgainst } from './against.bench.ts';
import { measureBreaks } from './breaks.bench.ts';
import { measureFanout } from './fanout.bench.ts';
import { measureImport } from './import.bench.ts';
import { measureLargeScan } from './large-scan.bench.ts';
import { measureNumbers } from './numbers.bench.ts';
import { measureDocumentPdf } from './document-pdf.bench.ts';
import { measurePeople } from './people.bench.ts';
import { printTable } from './report.ts';
import type { Figure } from './report.ts';
import { measureScale } from './scale.bench.ts';
import { measureSecret } from './secret.bench.ts';
import { measureSettings } from './settings.bench.ts';
import { measureSign } from './sign.bench.ts';
import { measureSignBatch } from './sign-batch.bench.ts';
import { measureStart } from './start.bench.ts';
import { measureTodo } from './todo.bench.ts';
import { measureLighthousePart, measureWeb } from './web.bench.ts';

// Prints ratios from one run: absolute times on a shared computer say little.

// `npm run bench scale 100000` measures one size, `npm run bench scale lists` one group of calls; the
// agency is kept in the folder that BENCH_AGENCY names, for the next run. `npm run bench -- --against
// ../before` compares another version with this one, call by call; the words `reads`, `acts` and `events`
// narrow it, and `reads` the groups of calls.
const asked = readAsked(process.argv.slice(2));
const { sizes, groups } = asked;

const folder = mkdtempSync(join(tmpdir(), 'sarn-bench-'));
const parts: Readonly<Record<PartName, () => Promise<Figure[]>>> = {
  start: () => measureStart(join(folder, 'start')),
  numbers: () => measureNumbers(join(folder, 'work')),
  todo: () => measureTodo(join(folder, 'work')),
  web: () => measureWeb(join(folder, 'web'), asked),
  lighthouse: () => measureLighthousePart(join(folder, 'web'), asked),
  fanout: () => measureFanout(process.env['BENCH_AGENCY'] ?? join(folder, 'scale')),
  secret: () => measureSecret(join(folder, 'secret')),
  import: () => measureImport(join(folder, 'import')),
  settings: async () => [
    ...(await measureSettings(join(folder, 'settings'))),
    ...(await measurePeople(join(folder, 'people'))),
  ],
  paper: async () => [
    ...(await measureDocumentPdf(join(folder, 'paper'))),
    ...(await measureBreaks(join(folder, 'breaks'))),
    ...(await measureLargeScan(join(folder, 'scan'))),
  ],
  scan: () => measureLargeScan(join(folder, 'scan')),
  breaks: () => measureBreaks(join(folder, 'breaks')),
  sign: async () => [...(await measureSign()), ...(await measureSignBatch(join(folder, 'batch')))],
  people: () => measurePeople(join(folder, 'people')),
  scale: () => measureScale(process.env['BENCH_AGENCY'] ?? join(folder, 'scale'), sizes, groups),
};

// `npm run bench web` measures one part alone; `todo` works on what `numbers` left.
const figures: Figure[] = [];
try {
  if (asked.against !== undefined) await compareWith(asked.against);
  else await measureParts();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
printTable(figures);

async function measureParts(): Promise<void> {
  for (const name of asked.parts) {
    console.log(`Measuring ${name} …`);
    figures.push(...(await parts[name]()));
  }
}

async function compareWith(other: string): Promise<void> {
  const kept = process.env['BENCH_AGENCY'] ?? join(folder, 'against');
  figures.push(...(await measureAgainst(other, kept, sizes[0] ?? 100_000, asked.kinds, groups)));
}
