import { AppError } from '@sarn/kernel';
import type { InputOf, OutputOf } from '@sarn/kernel';
import type { Handle } from '@sarn/platform-server';
import { importPageSize } from '../../contract/index.ts';
import type { getImport, ImportCard, listImportRows, listImports } from '../../contract/index.ts';
import type { Dependencies } from '@sarn/document/server';
import { keptUntil } from './forget.service.ts';
import { countRows, listShown, listUnusedScans } from './import-row.store.ts';
import { findRun, listRuns } from './import-run.store.ts';
import type { RunRow } from './import-run.store.ts';

const mostShown = 50;

/** Imports, newest first. */
export async function imports(deps: Dependencies): Promise<OutputOf<typeof listImports>> {
  const { db } = deps.platform;
  return { rows: await cardsOf(deps, db, await listRuns(db, mostShown)) };
}

async function cardsOf(
  deps: Dependencies,
  h: Handle,
  runs: readonly RunRow[],
): Promise<ImportCard[]> {
  const people = await deps.organisation.personCard(h, [
    ...new Set(runs.map((run) => run.createdBy)),
  ]);
  const unitIds = [...new Set(runs.flatMap(({ unitId }) => unitId ?? []))];
  const units = new Map(
    (await deps.organisation.units(h, unitIds)).map((unit) => [unit.id, unit.name]),
  );
  const names = new Map(people.map(({ id, name }) => [id, name]));
  const cards: ImportCard[] = [];
  for (const run of runs) {
    const { id, state, fileName, kind, year, unitId, rows, handled } = run;
    const { createdAt, startedAt, endedAt, forgottenAt } = run;
    cards.push({
      ...{ id, state, fileName, kind, year, rows, handled, createdAt, startedAt, endedAt },
      forgottenAt,
      keptUntil: keptUntil(deps, run),
      unit: unitId ? { id: unitId, name: units.get(unitId) ?? '–' } : null,
      byName: names.get(run.createdBy) ?? '–',
      counts: run.counts ?? (await countRows(h, id)),
    });
  }
  return cards;
}

export async function one(
  deps: Dependencies,
  { id }: InputOf<typeof getImport>,
): Promise<OutputOf<typeof getImport>> {
  const { db } = deps.platform;
  const run = await needRun(db, id);
  const [card] = await cardsOf(deps, db, [run]);
  if (!card) throw new AppError('registry.import-not-found');
  const { encoding, sheet, otherSheets, sheetAt, columns, mapping, scansName } = run;
  const unusedScans = await listUnusedScans(db, id, mostShown);
  const sheets = { sheet, otherSheets, sheetAt, sheets: [...run.sheets] };
  const read = { ...sheets, encoding, columns, mapping };
  return { item: { ...card, ...read, scansName, unusedScans } };
}

export async function needRun(h: Handle, id: string): Promise<RunRow> {
  const run = await findRun(h, id);
  if (!run) throw new AppError('registry.import-not-found');
  return run;
}

/** One page of rows and what was found in them. */
export async function importRows(
  deps: Dependencies,
  { id, filter, page }: InputOf<typeof listImportRows>,
): Promise<OutputOf<typeof listImportRows>> {
  const { db } = deps.platform;
  const { mapping } = await needRun(db, id);
  return listShown(db, {
    ...{ runId: id, filter, titleColumn: mapping.title ?? 0, limit: importPageSize },
    offset: (page - 1) * importPageSize,
  });
}
