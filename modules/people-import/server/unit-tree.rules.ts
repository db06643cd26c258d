import { addDays } from '@sarn/kernel';
import type { UnitKind } from '@sarn/organisation/contract';
import { nameKey } from '@sarn/personnel/server';
import type { KnownUnit } from '@sarn/personnel/server';
import { importLimits } from '../contract/index.ts';
import type { ImportFieldName } from '../contract/index.ts';
import { clears } from './row-cells.ts';
import type { CheckedRow, RowChange } from './staged.ts';
import { isWrong } from './unit-plan.ts';
import type { Above, UnitLine, UnitPlan, UnitsAsked, UnitValues } from './unit-plan.ts';
import { kindAtDepth, rankOf, unitKindOf } from './unit-words.rules.ts';

/** The tree that the table and the existing units make together. */
export class UnitTree {
  private readonly lines: readonly UnitLine[];
  private readonly asked: UnitsAsked;
  private readonly byRow: ReadonlyMap<number, UnitLine>;
  private readonly byCode = new Map<string, UnitLine>();
  private readonly byName: ReadonlyMap<string, readonly UnitLine[]>;
  private readonly knownById: ReadonlyMap<string, KnownUnit>;
  private readonly knownByCode: ReadonlyMap<string, KnownUnit>;
  private readonly knownByName: ReadonlyMap<string, readonly KnownUnit[]>;
  private readonly knownBelow: ReadonlyMap<string | null, readonly KnownUnit[]>;
  private lineOfUnit: ReadonlyMap<string, UnitLine> = new Map();
  private linesBelow: ReadonlyMap<string, readonly UnitLine[]> = new Map();

  constructor(lines: readonly UnitLine[], asked: UnitsAsked) {
    this.lines = lines;
    this.asked = asked;
    this.byRow = new Map(lines.map((line) => [line.row, line]));
    for (const line of lines) if (!this.byCode.has(line.code)) this.byCode.set(line.code, line);
    this.byName = Map.groupBy(lines, ({ name }) => nameKey(name));
    const { known } = asked;
    this.knownById = new Map(known.map((unit) => [unit.id, unit]));
    // The unit in use last, so that it is the one that is found.
    const usedLast = known.toSorted(
      (a, b) => Number(a.validTo === null) - Number(b.validTo === null),
    );
    this.knownByCode = new Map(usedLast.map((unit) => [unit.code, unit]));
    this.knownByName = Map.groupBy(known, ({ nameTh }) => nameKey(nameTh));
    this.knownBelow = Map.groupBy(known, ({ parentId }) => parentId);
  }

  private get root(): KnownUnit | undefined {
    return this.knownBelow.get(null)?.find(({ validTo }) => validTo === null);
  }

  findAbove(line: UnitLine): void {
    const { aboveText, unit } = line;
    // Older systems write 0 for "none"; where a unit has that code it is the unit.
    const isNone = aboveText === '0' && !this.byCode.has('0') && !this.knownByCode.has('0');
    if (aboveText === undefined || isNone) {
      line.above = unit ? refTo(unit.parentId) : refTo(this.asked.topUnderId);
      return;
    }
    const byCode = this.byCode.get(aboveText);
    const knownByCode = this.knownByCode.get(aboveText);
    if (byCode) line.above = { row: byCode.row };
    else if (knownByCode) line.above = { id: knownByCode.id };
    else line.above = this.findByName(line, aboveText);
  }

  private findByName(line: UnitLine, text: string): Above | undefined {
    const key = nameKey(text);
    const rows = (this.byName.get(key) ?? []).filter(({ isTwice }) => !isTwice);
    const units = (this.knownByName.get(key) ?? []).filter(
      (unit) => unit.validTo === null && !rows.some(({ code }) => code === unit.code),
    );
    const [row, unit] = [rows[0], units[0]];
    if (rows.length + units.length > 1) {
      line.cells.note('above-several', 'above', { params: { x: text } });
    } else if (row) return { row: row.row };
    else if (unit) return { id: unit.id };
    else line.cells.note('above-unknown', 'above', { params: { x: text } });
    return undefined;
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
      for (const line of tops) line.cells.note('roots', 'above');
    }
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

  /** Names of the other units below the same one. */
  siblings(line: UnitLine): { readonly name: string; readonly isKnown: boolean }[] {
    if (line.above === undefined) return [];
    const rows = (this.linesBelow.get(keyOf(line.above)) ?? []).filter((one) => one !== line);
    const id = line.above && 'id' in line.above ? line.above.id : null;
    const units = id === null ? [] : (this.knownBelow.get(id) ?? []);
    return [
      ...rows.map(({ name }) => ({ name, isKnown: false })),
      ...units
        .filter((unit) => unit.validTo === null && unit.id !== line.unit?.id)
        .map(({ nameTh }) => ({ name: nameTh, isKnown: true })),
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
