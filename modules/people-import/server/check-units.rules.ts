import { toArabicDigits } from '@sarn/kernel';
import { nameKey } from '@sarn/personnel/server';
import { isNear } from './spelling.rules.ts';
import { cellsOf, clears } from './row-cells.ts';
import type { CheckedRow, StagedRow } from './staged.ts';
import { isWrong } from './unit-plan.ts';
import type { UnitLine, UnitPlan, UnitsAsked } from './unit-plan.ts';
import { UnitTree } from './unit-tree.rules.ts';
import { isInUse } from './unit-words.rules.ts';

/** Checks a table of units; order does not matter. Rule: specification of settings §4 */
export function checkUnits(
  staged: readonly StagedRow[],
  asked: UnitsAsked,
): CheckedRow<UnitPlan>[] {
  const lines = staged.map((one) => readLine(one, asked));
  const place = new UnitTree(lines, asked);
  noteTwice(lines);
  for (const line of lines) place.findAbove(line);
  place.noteOwnTop();
  place.noteRoots();
  place.link();
  for (const line of lines) place.noteCircle(line);
  place.matchByName();
  for (const line of lines) place.noteEnded(line);
  place.noteWaiting();
  for (const line of lines) place.noteShape(line);
  noteNear(lines, place);
  return lines.map((line) => place.checked(line));
}

function readLine(staged: StagedRow, { shape, known, today }: UnitsAsked): UnitLine {
  const cells = cellsOf(staged, shape);
  // A code is typed in either kind of digits, and is the same code.
  const code = toArabicDigits(cells.text('code') ?? '');
  const name = cells.text('name') ?? '';
  if (code === '') cells.note('code-missing', 'code');
  if (name === '') cells.note('name-missing', 'name');
  const [validFrom, validTo] = [cells.day('validFrom'), cells.day('validTo')];
  if (validFrom && validTo && validTo < validFrom) cells.note('days-order', 'validTo');
  const state = cells.text('state');
  const isUsed = state === undefined ? true : isInUse(state);
  if (isUsed === null) cells.note('state-unknown', 'state', { params: { x: state ?? '' } });
  const above = cells.text('above');
  return {
    ...{ row: staged.row, cells, code, name, validFrom, validTo, isTwice: false, waits: false },
    aboveText: above === clears ? undefined : above,
    isUsed: isUsed !== false && (validTo === undefined || validTo >= today),
    unit:
      known.find((unit) => unit.code === code && unit.validTo === null) ??
      known.find((unit) => unit.code === code) ??
      null,
    above: undefined,
  };
}

/** Rule: specification of settings §4, code: the same row twice is used once, all others are out */
function noteTwice(lines: readonly UnitLine[]): void {
  const first = new Map<string, UnitLine>();
  for (const line of lines) {
    if (line.code === '') continue;
    const earlier = first.get(line.code);
    if (!earlier) {
      first.set(line.code, line);
      continue;
    }
    if (
      earlier.name === line.name &&
      earlier.aboveText === line.aboveText &&
      earlier.isUsed === line.isUsed
    ) {
      line.isTwice = true;
      line.cells.note('row-twice', '', { params: { n: earlier.row } });
      continue;
    }
    const code = earlier.name === line.name ? 'code-differs' : 'code-conflict';
    line.cells.note(code, 'code', { params: { x: line.code, n: earlier.row } });
    if (!isWrong(earlier))
      earlier.cells.note(code, 'code', { params: { x: line.code, n: line.row } });
  }
}

/** Units below one unit beyond which spellings are not compared: each would be with all others. */
const mostCompared = 1_000;

/** Rule: specification of settings §4, name: ⚠ ชื่อคล้าย {x} สะกดผิดหรือไม่ */
function noteNear(lines: readonly UnitLine[], place: UnitTree): void {
  for (const line of lines) {
    if (line.isTwice || line.unit || line.name === '' || isWrong(line) || !line.isUsed) continue;
    const siblings = place.siblings(line);
    if (siblings.length > mostCompared) continue;
    const same = siblings.find(({ name }) => nameKey(name) === nameKey(line.name));
    if (same) line.cells.note('name-same', 'name', { params: { x: same.code } });
    const near = siblings.find(({ name }) => isNear(line.name, name));
    if (near)
      line.cells.note('name-near', 'name', { params: { x: near.name }, choices: [near.name] });
  }
}
