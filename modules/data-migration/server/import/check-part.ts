import { civilDateAt } from '@sarn/kernel';
import type { Tx } from '@sarn/platform-server';
import { fileLimits } from '@sarn/file/contract';
import { acceptedExtensions } from '@sarn/file/contract';
import type { ImportProblem } from '../../contract/index.ts';
import type { Part, ImportContext } from './part.ts';
import {
  assignScans,
  keepChecked,
  listScans,
  listSent,
  refuseDoubles,
  refuseTaken,
} from './import-row.store.ts';
import type { CheckedRow } from './import-row.store.ts';
import { updateRun } from './import-run.store.ts';
import type { RunRow } from './import-run.store.ts';
import { listSpeeds } from '@sarn/document-classes/server';
import { readRow } from './row.rules.ts';
import type { ReadRow } from './row.rules.ts';
import { indexScans } from './scan-match.rules.ts';
import type { ScanIndex } from './scan-match.rules.ts';

const rowsOfPart = 2_000;

/** Reads the next rows, without entering anything. */
export async function checkPart({ deps }: ImportContext, tx: Tx, run: RunRow): Promise<Part> {
  const sent = await listSent(tx, run.id, run.stageRow, rowsOfPart);
  const end = sent.at(-1);
  if (!end) return null;
  const context = {
    mapping: run.mapping,
    year: run.year ?? 0,
    today: civilDateAt(deps.platform.clock.now()),
    monthFirst: new Set(run.monthFirst),
    speeds: await listSpeeds(tx),
  };
  const finder = await scanFinder(tx, run);
  const checked = sent.map(({ row, cells }): CheckedRow => {
    const { values, ...read } = readRow(cells, context);
    const { scans, problems } = finder.find(row, read);
    return {
      row,
      number: read.number,
      read: values,
      scans,
      problems: [...read.problems, ...problems],
    };
  });
  await keepChecked(tx, run.id, checked);
  await assignScans(tx, run.id, finder.given());
  return { lastRow: end.row, count: sent.length };
}

/**
 * What can only be found when all rows are read: numbers that occur twice, or are in the register
 * already.
 */
export async function endCheck(_importing: ImportContext, tx: Tx, run: RunRow): Promise<void> {
  const { id, unitId, kind, year, mapping } = run;
  const column = mapping.number ?? 0;
  await refuseDoubles(tx, id, column);
  if (unitId && kind && year !== null) await refuseTaken(tx, { id, unitId, kind, year, column });
  await updateRun(tx, id, { state: 'CHECKED' });
}

type Found = { readonly scans: string[]; readonly problems: ImportProblem[] };

/** Finds the scans of rows; each scan belongs to the first row that names it. */
async function scanFinder(tx: Tx, run: RunRow) {
  const all = await listScans(tx, run.id);
  const bytes = new Map(all.map((scan) => [scan.path, scan.bytes]));
  const taken = new Map(
    all.flatMap(({ path, row }) => (row === null ? [] : [[path, row] as const])),
  );
  const index = indexScans(all, run.year ?? 0);
  const fresh: { path: string; row: number }[] = [];
  const take = (row: number, path: string, cell: string): Found => {
    const problem = problemOf({
      path,
      cell,
      bytes: bytes.get(path) ?? 0,
      takenBy: taken.get(path),
    });
    if (problem) return { scans: [], problems: [problem] };
    taken.set(path, row);
    fresh.push({ path, row });
    return { scans: [path], problems: [] };
  };
  return {
    given: () => fresh,
    find(row: number, read: Pick<ReadRow, 'number' | 'scans'>): Found {
      if (all.length === 0 && read.scans.length === 0) return { scans: [], problems: [] };
      const found =
        read.scans.length > 0 ? byName(index, read.scans) : byNumber(index, read.number);
      const results = found.paths.map((path) => take(row, path, read.scans.join('; ')));
      return {
        scans: results.flatMap(({ scans }) => scans),
        problems: [...found.problems, ...results.flatMap(({ problems }) => problems)],
      };
    },
  };
}

interface Named {
  readonly paths: string[];
  readonly problems: ImportProblem[];
}

function byName(index: ScanIndex, names: readonly string[]): Named {
  const paths: string[] = [];
  const problems: ImportProblem[] = [];
  for (const name of names) {
    const found = index.named(name);
    const [only] = found;
    if (found.length === 1 && only !== undefined) paths.push(only);
    else {
      const code = found.length === 0 ? 'scan-missing' : 'scan-ambiguous';
      problems.push({ code, field: 'fileName', cell: name.slice(0, 200), params: { name } });
    }
  }
  return { paths, problems };
}

const byNumber = (index: ScanIndex, number: number | null): Named => ({
  paths: number === null ? [] : [...index.numbered(number)],
  problems: [],
});

/** What can be said of a scan before it is opened; its content is checked when it is entered. */
function problemOf(scan: {
  readonly path: string;
  readonly cell: string;
  readonly bytes: number;
  readonly takenBy: number | undefined;
}): ImportProblem | null {
  const name = scan.path.slice(0, 200);
  const base = { field: 'fileName', cell: scan.cell.slice(0, 200) };
  if (scan.takenBy !== undefined) {
    return { ...base, code: 'scan-taken', params: { name, row: scan.takenBy } };
  }
  const lower = name.toLowerCase();
  if (!acceptedExtensions.some((extension) => lower.endsWith(extension))) {
    return { ...base, code: 'scan-type', params: { name } };
  }
  const isSized = scan.bytes > 0 && scan.bytes <= fileLimits.maxBytes;
  const most = fileLimits.maxBytes / 2 ** 20;
  return isSized ? null : { ...base, code: 'scan-size', params: { name, most } };
}
