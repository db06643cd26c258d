import { addDays } from '@sarn/kernel';
import type { UnitKind } from '@sarn/organisation/contract';
import { nameKey } from '@sarn/personnel/server';
import type { KnownUnit } from '@sarn/personnel/server';
import { importLimits } from '../contract/index.ts';
import type { ImportFieldName } from '../contract/index.ts';
import { clears } from './row-cells.ts';
import type { CheckedRow, RowChange } from './staged.ts';
import { UnitLookup } from './unit-lookup.rules.ts';
import type { FoundUnit } from './unit-lookup.rules.ts';
import { isWithoutZeros } from './unit-names.rules.ts';
import { isWrong } from './unit-plan.ts';
import type { Above, UnitLine, UnitPlan, UnitsAsked, UnitValues } from './unit-plan.ts';
import { kindAtDepth, rankOf, unitKindOf } from './unit-words.rules.ts';

/** The tree that the table and the existing units make together. */
export class UnitTree {
  private readonly lines: readonly UnitLine[];
  private readonly asked: UnitsAsked;
  private readonly byRow: ReadonlyMap<number, UnitLine>;
  private readonly byCode = new Map<string, UnitLine>();
  private lookupOnce: UnitLookup | undefined;
  private readonly knownById: ReadonlyMap<string, KnownUnit>;
  private readonly knownByCode: ReadonlyMap<string, KnownUnit>;
  private readonly knownBelow: ReadonlyMap<string | null, readonly KnownUnit[]>;
  private lineOfUnit: ReadonlyMap<string, UnitLine> = new Map();
  private linesBelow: ReadonlyMap<string, readonly UnitLine[]> = new Map();

  constructor(lines: readonly UnitLine[], asked: UnitsAsked) {
    this.lines = lines;
    this.asked = asked;
    this.byRow = new Map(lines.map((line) => [line.row, line]));
    for (const line of lines) if (!this.byCode.has(line.code)) this.byCode.set(line.code, line);
    const { known } = asked;
    this.knownById = new Map(known.map((unit) => [unit.id, unit]));
    // The unit in use last, so that it is the one that is found.
    const usedLast = known.toSorted(
      (a, b) => Number(a.validTo === null) - Number(b.validTo === null),
    );
    this.knownByCode = new Map(usedLast.map((unit) => [unit.code, unit]));
    this.knownBelow = Map.groupBy(known, ({ parentId }) => parentId);
  }

  private get root(): KnownUnit | undefined {
    return this.knownBelow.get(null)?.find(({ validTo }) => validTo === null);
  }

  /** Made when it is first asked for, because it leaves out the rows that repeat another one. */
  private get lookup(): UnitLookup {
    return (this.lookupOnce ??= new UnitLookup(this.lines, this.asked.known));
  }

  findAbove(line: UnitLine): void {
    const { aboveText, unit } = line;
    // Older systems write 0 for "none"; where a unit has that code it is the unit.
    const isNone = aboveText === '0' && !this.byCode.has('0') && !this.knownByCode.has('0');
    if (aboveText === undefined || isNone) {
      line.above = unit ? refTo(unit.parentId) : refTo(this.asked.topUnderId);
      return;
    }
    const named = this.lookup.find(aboveText);
    const others = named.filter((one) => one !== line);
    const [found, ...more] = others.length > 0 ? others : named;
    if (!found) this.noteUnknown(line, aboveText);
    else if (more.length > 0) {
      const choices = [found, ...more].map(({ code }) => code).filter(Boolean);
      line.cells.note('above-several', 'above', { params: { x: aboveText }, choices });
    } else {
      line.above = 'row' in found ? { row: found.row } : { id: found.id };
      this.noteZeros(found, aboveText);
    }
  }

  private noteUnknown(line: UnitLine, text: string): void {
    const choices = this.lookup.near(text).filter((name) => name !== line.name);
    line.cells.note('above-unknown', 'above', {
      params: { x: text },
      ...(choices.length > 0 ? { choices } : {}),
    });
  }

  /** A code that lost its zeros is told once, in its own row, with what the others write. */
  private noteZeros(found: FoundUnit, text: string): void {
    if (!('row' in found) || found.unit || !isWithoutZeros(found.code, text)) return;
    if (text.length < found.code.length) return;
    if (found.cells.problems.some(({ code }) => code === 'code-zeros')) return;
    found.cells.note('code-zeros', 'code', {
      params: { x: found.code, y: text },
      choices: [text],
    });
  }

  /**
   * Some systems write the highest unit as the one above itself. It is taken for the highest one only
   * where the table has no other; everywhere else it is a circle. @assumed
   */
  noteOwnTop(): void {
    const own = this.lines.filter(
      ({ above, row, isTwice }) => !isTwice && above && 'row' in above && above.row === row,
    );
    const [line] = own;
    const hasTop = this.lines.some(({ above, aboveText }) => above === null || !aboveText);
    if (!line || own.length > 1 || hasTop || this.root) return;
    line.above = null;
    line.cells.note('above-itself', 'above');
  }

  /** One root at a time. Rule: specification of settings §2.1 */
  noteRoots(): void {
    const tops = this.lines.filter(
      (line) => line.above === null && !line.isTwice && !isWrong(line) && line.isUsed,
    );
    const { root } = this;
    if (root) {
      for (const line of tops.filter(({ unit }) => unit?.id !== root.id)) {
        // The highest unit keeps its code where only its name is the same.
        if (nameKey(line.name) === nameKey(root.nameTh) && !this.byCode.has(root.code)) {
          line.unit = root;
          line.cells.note('unit-known', 'code', { params: { x: root.code } });
        } else line.cells.note('roots', 'above', { choices: [root.code] });
      }
    } else if (tops.length > 1) {
      const main = this.mainOf(tops);
      for (const line of tops.filter((one) => one !== main)) {
        line.cells.note('roots', 'above', main ? { choices: [main.code] } : {});
      }
    }
  }

  /**
   * The highest unit among several: the one with most of all other rows below it. Without this one
   * forgotten cell would keep a whole table out. @assumed
   */
  private mainOf(tops: readonly UnitLine[]): UnitLine | null {
    const below = new Map<UnitLine | KnownUnit, number>();
    let total = 0;
    for (const line of this.lines) {
      const top = this.topOf(line);
      if (top === line) continue;
      total += 1;
      below.set(top, (below.get(top) ?? 0) + 1);
    }
    return tops.find((line) => (below.get(line) ?? 0) * 2 > total) ?? null;
  }

  /** Where the way up ends; in a circle, somewhere in it. */
  private topOf(line: UnitLine): UnitLine | KnownUnit {
    const seen = new Set<UnitLine | KnownUnit>();
    let top: UnitLine | KnownUnit = line;
    for (let node = this.over(line); node && !seen.has(node); node = this.over(node)) {
      seen.add(node);
      top = node;
    }
    return top;
  }

  /** The line or unit above, as it will be. */
  private over(node: UnitLine | KnownUnit): UnitLine | KnownUnit | null {
    if ('row' in node) {
      const { above } = node;
      if (!above) return null;
      return 'row' in above ? (this.byRow.get(above.row) ?? null) : this.nodeOf(above.id);
    }
    return node.parentId === null ? null : this.nodeOf(node.parentId);
  }

  private nodeOf(id: string): UnitLine | KnownUnit | null {
    return this.lineOfUnit.get(id) ?? this.knownById.get(id) ?? null;
  }

  /** After every line has found the unit above it. */
  link(): void {
    const placed = this.lines.filter(({ above, isTwice }) => above !== undefined && !isTwice);
    this.lineOfUnit = new Map(placed.flatMap((one) => (one.unit ? [[one.unit.id, one]] : [])));
    this.linesBelow = Map.groupBy(placed, ({ above }) => keyOf(above ?? null));
  }

  noteCircle(line: UnitLine): void {
    const seen = new Set<UnitLine | KnownUnit>();
    for (let node: UnitLine | KnownUnit | null = line; node; node = this.over(node)) {
      if (node === line && seen.size > 0) return line.cells.note('above-circle', 'above');
      if (seen.has(node)) return undefined;
      seen.add(node);
    }
    return undefined;
  }

  /** Units whose code is new are found by their path of names. */
  matchByName(): void {
    const lines = this.lines.toSorted((a, b) => this.depthOf(a) - this.depthOf(b));
    for (const line of lines) {
      if (line.unit || line.isTwice || isWrong(line) || !line.above) continue;
      const over = 'row' in line.above ? this.byRow.get(line.above.row)?.unit?.id : line.above.id;
      if (over === undefined) continue;
      const unit = (this.knownBelow.get(over) ?? []).find(
        ({ nameTh, validTo, code }) =>
          validTo === null && nameKey(nameTh) === nameKey(line.name) && !this.byCode.has(code),
      );
      if (!unit) continue;
      line.unit = unit;
      line.cells.note('unit-known', 'code', { params: { x: unit.code } });
    }
  }

  /** Steps to the top; a circle ends the counting. */
  depthOf(line: UnitLine): number {
    let depth = 0;
    const seen = new Set<UnitLine | KnownUnit>([line]);
    for (let node = this.over(line); node && !seen.has(node); node = this.over(node)) {
      seen.add(node);
      depth += 1;
    }
    return depth;
  }

  noteEnded(line: UnitLine): void {
    const { unit, above } = line;
    if (unit && !line.isUsed && unit.validTo === null) line.cells.note('end-elsewhere', 'state');
    if (!line.isUsed || !above || line.isTwice) return;
    const over = 'row' in above ? this.byRow.get(above.row) : this.knownById.get(above.id);
    if (!over) return;
    const isEnded =
      'row' in over ? !over.isUsed : over.validTo !== null && over.validTo < this.asked.today;
    if (isEnded) {
      line.cells.note('above-ended', 'above', { params: { x: line.aboveText ?? over.code } });
    }
  }

  /** Units below a row that is out wait for it. */
  noteWaiting(): void {
    const lines = this.lines.toSorted((a, b) => this.depthOf(a) - this.depthOf(b));
    for (const line of lines) {
      if (!line.above || !('row' in line.above) || line.isTwice || isWrong(line)) continue;
      const over = this.byRow.get(line.above.row);
      if (!over || !(isWrong(over) || over.waits)) continue;
      line.waits = true;
      line.cells.note('above-waits', 'above', { params: { x: line.aboveText ?? over.code } });
    }
  }

  noteShape(line: UnitLine): void {
    if (isWrong(line) || line.isTwice) return;
    if (this.depthOf(line) >= importLimits.depth) {
      line.cells.note('too-deep', 'above', { params: { n: importLimits.depth } });
    }
    const text = line.cells.text('kind');
    if (text !== undefined && unitKindOf(text) === null) {
      const used = kindAtDepth(this.depthOf(line));
      line.cells.note('kind-unknown', 'kind', { params: { x: text, y: used } });
    }
    const over = this.over(line);
    if (over && rankOf(this.kindOf(line)) <= rankOf(this.kindOf(over))) {
      line.cells.note('level-order', 'kind');
    }
  }

  private kindOf(node: UnitLine | KnownUnit): UnitKind {
    if (!('row' in node)) return node.kind;
    const text = node.cells.text('kind');
    return (
      (text === undefined ? null : unitKindOf(text)) ??
      node.unit?.kind ??
      kindAtDepth(this.depthOf(node))
    );
  }

  /** Names and codes of the other units below the same one. */
  siblings(line: UnitLine): { readonly name: string; readonly code: string }[] {
    if (line.above === undefined) return [];
    const rows = (this.linesBelow.get(keyOf(line.above)) ?? []).filter((one) => one !== line);
    const id = line.above && 'id' in line.above ? line.above.id : null;
    const units = id === null ? [] : (this.knownBelow.get(id) ?? []);
    return [
      ...rows.filter(({ isUsed }) => isUsed).map(({ name, code }) => ({ name, code })),
      ...units
        .filter((unit) => unit.validTo === null && unit.id !== line.unit?.id)
        .map(({ nameTh, code }) => ({ name: nameTh, code })),
    ];
  }

  checked(line: UnitLine): CheckedRow<UnitPlan> {
    const { row, name, code, unit, cells } = line;
    const shared = { row, name: name || code, problems: cells.problems, changes: [], plan: null };
    const over = this.over(line);
    const unitName = over ? ('row' in over ? over.name : over.nameTh) : '';
    const about = { ...shared, unitName };
    if (line.waits) return { ...about, state: 'waits' };
    if (isWrong(line)) return { ...about, state: 'bad' };
    if (line.isTwice) return { ...about, state: 'twice' };
    const plan = this.planOf(line);
    if (!unit) return { ...about, state: 'new', plan };
    const changes = this.changesOf(line, unit, plan);
    return changes.length === 0
      ? { ...about, state: 'same' }
      : { ...about, state: 'changed', changes, plan };
  }

  private planOf(line: UnitLine): UnitPlan {
    const { cells, unit } = line;
    const depth = this.depthOf(line);
    const given = valuesOf(line);
    const values = unit ? given : { kind: kindAtDepth(depth), ...given, nameTh: line.name };
    const { today } = this.asked;
    const ended = line.isUsed ? null : (line.validTo ?? addDays(today, -1));
    const isPlaced = line.above !== undefined && (!unit || cells.text('above') !== undefined);
    return {
      ...{ code: unit?.code ?? line.code, unitId: unit?.id ?? null, values, depth },
      ...(isPlaced ? { above: this.placeOf(line.above ?? null) } : {}),
      validFrom: line.validFrom ?? null,
      validTo: ended ?? line.validTo ?? null,
    };
  }

  /** A row that is an existing unit is named by it, because such a row may not be entered. */
  private placeOf(above: Above): Above {
    const unit = above && 'row' in above ? this.byRow.get(above.row)?.unit : undefined;
    return unit ? { id: unit.id } : above;
  }

  private changesOf(line: UnitLine, unit: KnownUnit, plan: UnitPlan): RowChange[] {
    const changes: RowChange[] = [];
    const compare = (field: ImportFieldName, before: string, after: string | undefined) => {
      if (after !== undefined && after !== before) changes.push({ field, before, after });
    };
    compare('name', unit.nameTh, plan.values.nameTh);
    compare('nameEn', unit.nameEn, plan.values.nameEn);
    compare('kind', unit.kind, plan.values.kind);
    compare('letterCode', unit.letterCode, plan.values.letterCode);
    compare('short', unit.abbreviation, plan.values.abbreviation);
    compare('order', unit.sortKey, plan.values.sortKey);
    if (plan.above !== undefined) {
      const over = this.over(line);
      const id = over === null ? null : 'row' in over ? (over.unit?.id ?? '') : over.id;
      if (id !== unit.parentId) {
        const after = over === null ? '' : 'row' in over ? over.name : over.nameTh;
        const before = unit.parentId ? (this.knownById.get(unit.parentId)?.nameTh ?? '') : '';
        changes.push({ field: 'above', before, after });
      }
    }
    return changes;
  }
}

const refTo = (id: string | null): Above => (id === null ? null : { id });
const keyOf = (above: Above): string =>
  above === null ? '' : 'row' in above ? `r${above.row}` : above.id;

function valuesOf({ cells, name }: UnitLine): UnitValues {
  const cleared = (text: string | undefined) => (text === clears ? '' : text);
  const texts = {
    nameTh: name,
    nameEn: cleared(cells.text('nameEn')),
    abbreviation: cleared(cells.text('short')),
    letterCode: cleared(cells.text('letterCode')),
    sortKey: orderKey(cells.text('order')),
    kind: unitKindOf(cells.text('kind') ?? '') ?? undefined,
  };
  return Object.fromEntries(
    Object.entries(texts).filter(([, value]) => value !== undefined),
  ) as UnitValues;
}

/** Numbers in the order of their size. */
const orderKey = (text: string | undefined): string | undefined =>
  text !== undefined && /^\d{1,6}$/.test(text) ? text.padStart(6, '0') : text;
