import { cleanText } from '@sarn/kernel';
import { AppError } from '@sarn/kernel';
import type { Handle } from '@sarn/platform-server';
import { headingKey, importFields, importPageSize, missingField } from '../contract/index.ts';
import type {
  ImportCard,
  ImportChange,
  ImportDetail,
  ImportRowFilter,
  ImportRowView,
} from '../contract/index.ts';
import type { ImportProblem } from '../contract/index.ts';
import type { PeopleImport } from './needs.ts';
import { countByUnit, listSamples, listShown } from './import-row.store.ts';
import type { ShownRow } from './import-row.store.ts';
import { findRun, listHeadings, listRuns } from './import-run.store.ts';
import type { RunRow } from './import-run.store.ts';
import type { PersonPlan } from './people-plan.ts';
import { lastUndoDay } from './undo.service.ts';
import type { UnitPlan } from './unit-plan.ts';

/** Imports in the list. */
const shownRuns = 50;
const samplesOfColumn = 3;
const sampleLength = 60;

export async function viewImports(deps: PeopleImport, h: Handle): Promise<ImportCard[]> {
  const runs = await listRuns(h, shownRuns);
  const names = await namesOf(deps, h, runs);
  return runs.map((run) => cardOf(run, names));
}

type Names = (id: string | null) => string;

async function namesOf(
  { organisation }: PeopleImport,
  h: Handle,
  runs: readonly RunRow[],
): Promise<Names> {
  const ids = runs.flatMap(({ createdBy, enteredBy }) =>
    enteredBy ? [createdBy, enteredBy] : [createdBy],
  );
  const cards = await organisation.personCard(h, [...new Set(ids)]);
  return (id) => (id === null ? '' : (cards.get(id)?.name ?? '–'));
}

const cardOf = (run: RunRow, names: Names): ImportCard => ({
  ...{ id: run.id, kind: run.kind, state: run.state, fileName: run.fileName, rows: run.rows },
  ...{ byName: names(run.createdBy), createdAt: run.createdAt, enteredAt: run.enteredAt },
  ...{ enteredByName: names(run.enteredBy), tookMs: run.tookMs, counts: run.counts },
  undoUntil: run.enteredAt === null || run.state !== 'DONE' ? null : lastUndoDay(run.enteredAt),
});

/** @throws AppError 'personnel.import-not-found' */
export async function viewImport(deps: PeopleImport, h: Handle, id: string): Promise<ImportDetail> {
  const run = await findRun(h, id);
  if (!run) throw new AppError('personnel.import-not-found');
  const samples = await listSamples(h, id);
  const columns = run.headings.map((heading, at) => ({ heading, samples: samplesAt(samples, at) }));
  const read = new Set(Object.values(run.mapping));
  const unread = columns.filter(({ heading }, at) => !read.has(at) && heading !== '');
  const asked = await listHeadings(
    h,
    run.kind,
    unread.map(({ heading }) => headingKey(heading)),
  );
  const [top] = run.topUnitId ? (await deps.organisation.units(h, [run.topUnitId])).values() : [];
  return {
    ...cardOf(run, await namesOf(deps, h, [run])),
    ...{ encoding: run.encoding, columns, mapping: run.mapping },
    ...{ sheet: run.sheet, sheets: [...run.sheets], sheetAt: run.sheetAt },
    missing: [...(missingField(run.kind, run.mapping) ?? [])],
    unasked: unread
      .map(({ heading }) => heading)
      .filter((heading) => !asked.has(headingKey(heading)) && !neverRead.has(headingKey(heading))),
    sendsMail: deps.invitations.sendsMail,
    topUnit: top ? { id: top.id, name: top.nameTh } : null,
    units: run.state === 'UPLOADED' ? [] : await countByUnit(h, id),
  };
}

/** Headings of our own error sheet, and running numbers, which nobody is asked about. */
export const reasonHeading = 'สาเหตุ';
const neverRead = new Set([reasonHeading, 'ที่', 'ลำดับที่', 'no', 'หมายเหตุ'].map(headingKey));

const samplesAt = (rows: readonly string[][], at: number): string[] =>
  rows
    .map((cells) =>
      cleanText(cells[at] ?? '')
        .trim()
        .slice(0, sampleLength),
    )
    .filter((cell, place, all) => cell !== '' && all.indexOf(cell) === place)
    .slice(0, samplesOfColumn);

export async function viewRows(
  h: Handle,
  {
    id,
    filter,
    page,
  }: { readonly id: string; readonly filter: ImportRowFilter; readonly page: number },
): Promise<{ rows: ImportRowView[]; total: number }> {
  const run = await findRun(h, id);
  if (!run) throw new AppError('personnel.import-not-found');
  const asked = { filter, take: importPageSize, skip: (page - 1) * importPageSize };
  const rows = await listShown(h, id, asked);
  return { rows: rows.map(rowOf), total: rows[0]?.total ?? 0 };
}

function rowOf({ row, state, name, unitName, result, ...rest }: ShownRow): ImportRowView {
  return {
    ...{
      row,
      name,
      unitName,
      summary: summaryOf(rest.plan as UnitPlan | PersonPlan | null, unitName),
    },
    state: state as ImportRowView['state'],
    problems: (rest.problems as ImportProblem[]).map(problemOf),
    changes: rest.changes as ImportChange[],
    result: result as ImportRowView['result'],
  };
}

const problemOf = ({
  params,
  choices,
  ...rest
}: ImportProblem): ImportRowView['problems'][number] => ({
  ...rest,
  ...(params ? { params: { ...params } } : {}),
  ...(choices ? { choices: [...choices] } : {}),
});

/** What a new row brings: the post and its unit, or the unit above. */
function summaryOf(plan: UnitPlan | PersonPlan | null, unitName: string): string {
  if (plan && 'post' in plan && plan.post) return `${plan.post.title} ${plan.post.unitName}`.trim();
  return unitName;
}

/** The name of a field as its heading. */
export const fieldName = (kind: RunRow['kind'], field: string): string =>
  importFields[kind][field]?.th ?? field;
