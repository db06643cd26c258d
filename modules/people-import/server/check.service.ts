import { createHash } from 'node:crypto';
import { AppError, cleanText, civilDateAt } from '@sarn/kernel';
import type { Handle, Tx } from '@sarn/platform-server';
import type { NameReader } from '@sarn/person-terms/contract';
import { listHeads, listKnownUnits, readTerms } from '@sarn/personnel/server';
import type { ImportCounts, ImportFieldName } from '../contract/index.ts';
import type { PeopleImport } from './needs.ts';
import { checkPeople } from './check-people.rules.ts';
import { checkUnits } from './check-units.rules.ts';
import { countRows, keepChecked, listEarlierCards, listStaged } from './import-row.store.ts';
import { findRunForUpdate, updateRun } from './import-run.store.ts';
import type { RunRow } from './import-run.store.ts';
import { listMeant } from './known.store.ts';
import type { PersonPlan } from './people-plan.ts';
import type { CheckedRow, StagedRow, TableShape } from './staged.ts';
import type { UnitPlan } from './unit-plan.ts';

/** The rows of a table after the check, whichever kind it is. */
export type Checked =
  | { readonly kind: 'units'; readonly rows: readonly CheckedRow<UnitPlan>[] }
  | { readonly kind: 'people'; readonly rows: readonly CheckedRow<PersonPlan>[] };

/** An import as it is stored, locked. @throws AppError 'personnel.import-not-found' */
export async function lockRun(tx: Tx, id: string): Promise<RunRow> {
  const run = await findRunForUpdate(tx, id);
  if (!run) throw new AppError('personnel.import-not-found');
  return run;
}

/** Checks the rows of a table against what exists now; nothing is written. */
export async function checkTable(
  deps: PeopleImport,
  h: Handle,
  run: RunRow,
  staged: readonly StagedRow[],
): Promise<Checked> {
  const shape = { kind: run.kind, mapping: run.mapping };
  const today = civilDateAt(deps.platform.clock.now());
  const units = await listKnownUnits(h);
  if (run.kind === 'units') {
    const asked = { shape, known: units, today, topUnderId: run.topUnitId };
    return { kind: 'units', rows: checkUnits(staged, asked) };
  }
  const terms = await readTerms(h);
  const meant = meantBy(staged, shape, terms.readName);
  const people = await listMeant(h, today, meant);
  const heads = await listHeads(h, today);
  const earlierCards = await listEarlierCards(h, meant.codes);
  const asked = { terms, shape, today, units, people, heads, earlierCards };
  return { kind: 'people', rows: checkPeople(staged, asked) };
}

/** Checks a table and stores what was found. */
export async function checkRun(deps: PeopleImport, tx: Tx, id: string): Promise<void> {
  const run = await lockRun(tx, id);
  const staged = await listStaged(tx, id);
  const checked = await checkTable(deps, tx, run, staged);
  const shape = { kind: run.kind, mapping: run.mapping };
  const codes = new Map(staged.map((one) => [one.row, codeOf(one, shape)]));
  await keepChecked(
    tx,
    id,
    checked.rows.map((one) => ({ ...one, code: codes.get(one.row) ?? '' })),
  );
  await updateRun(tx, id, { state: 'CHECKED', digest: digestOf(checked) });
  const counts = await countsOf(tx, id, checked);
  await updateRun(tx, id, { counts: JSON.stringify(counts) });
}

/** What entering would do, as one text: entering refuses where it is another. */
export function digestOf({ rows }: Checked): string {
  const text = JSON.stringify(
    rows.map(({ row, state, changes, plan }) => [row, state, changes, plan]),
  );
  return createHash('sha256').update(text).digest('base64');
}

async function countsOf(tx: Tx, id: string, checked: Checked): Promise<ImportCounts> {
  const found = await countRows(tx, id);
  const of = (state: string) => found.find((one) => one.state === state)?.rows ?? 0;
  const sum = (name: 'doubted' | 'moved') => found.reduce((all, one) => all + one[name], 0);
  return {
    ...{ new: of('new'), changed: of('changed'), same: of('same'), twice: of('twice') },
    ...{ bad: of('bad'), waits: of('waits'), doubted: sum('doubted'), moved: sum('moved') },
    invited:
      checked.kind === 'people'
        ? checked.rows.filter(({ plan }) => plan?.username && plan.values.email).length
        : 0,
    ...{ undone: 0, kept: 0 },
  };
}

const textOf = ({ cells }: StagedRow, { mapping }: TableShape, field: ImportFieldName): string => {
  const column = mapping[field];
  return column === undefined
    ? ''
    : cleanText(cells[column] ?? '')
        .replace(/\s+/g, ' ')
        .trim();
};

const codeOf = (staged: StagedRow, shape: TableShape): string =>
  textOf(staged, shape, shape.kind === 'units' ? 'code' : 'employeeCode').slice(0, 60);

/** Whom the rows of a table may mean. */
function meantBy(staged: readonly StagedRow[], shape: TableShape, readName: NameReader) {
  const text = (one: StagedRow, field: ImportFieldName) => textOf(one, shape, field);
  const all = (values: readonly string[]) => [...new Set(values.filter((one) => one !== ''))];
  const card = String(shape.mapping.idCard);
  const emails = all(staged.map((one) => text(one, 'email').toLowerCase()));
  return {
    codes: all(staged.map((one) => text(one, 'employeeCode'))),
    cardHashes: all(staged.map(({ seals }) => seals[card]?.hash ?? '')),
    emails,
    usernames: all([...staged.map((one) => text(one, 'username').toLowerCase())]),
    names: all(
      staged.map((one) => {
        const { firstName, lastName } = readName({
          ...{ prefix: text(one, 'prefix'), firstName: text(one, 'firstName') },
          ...{ lastName: text(one, 'lastName'), fullName: text(one, 'fullName') },
        });
        return lastName === '' ? '' : `${firstName} ${lastName}`;
      }),
    ),
  };
}
