import { searchForm } from '@sarn/kernel';
import { nameKey } from '@sarn/personnel/server';
import type { KnownUnit } from '@sarn/personnel/server';
import { nearest } from './spelling.rules.ts';
import type { UnitLine } from './unit-plan.ts';

/** A unit that a text may mean: a row of the table or an existing one. */
export type FoundUnit = UnitLine | KnownUnit;

const codeKey = (code: string): string => searchForm(code).replaceAll(' ', '');
/** The form of a code whose zeros in front were lost because a program took it for a number. */
const numberKey = (code: string): string => codeKey(code).replace(/^0+(?=\d)/, '');

/**
 * Finds the unit that a cell names as the one above, as administrators write it: by its code, its
 * name, its abbreviation, by code and name together (0102 - กองคลัง), in Thai digits, and without
 * the zeros in front of the code. The exact code comes first, so that no spelling hides a unit.
 */
export class UnitLookup {
  private readonly exact: ReadonlyMap<string, readonly FoundUnit[]>;
  private readonly byCode: ReadonlyMap<string, readonly FoundUnit[]>;
  private readonly byNumber: ReadonlyMap<string, readonly FoundUnit[]>;
  private readonly byName: ReadonlyMap<string, readonly FoundUnit[]>;
  private readonly byShort: ReadonlyMap<string, readonly FoundUnit[]>;
  private readonly names: readonly string[];

  constructor(lines: readonly UnitLine[], known: readonly KnownUnit[]) {
    const rows = lines.filter(({ isTwice }) => !isTwice);
    const codes = new Set(rows.map(({ code }) => code));
    // A row that changes an existing unit stands for it.
    const others = known
      .filter(({ code }) => !codes.has(code))
      .toSorted((a, b) => Number(a.validTo !== null) - Number(b.validTo !== null));
    const all: FoundUnit[] = [...rows, ...others];
    const usable = [...rows, ...others.filter(({ validTo }) => validTo === null)];
    this.exact = Map.groupBy(all, ({ code }) => code);
    this.byCode = Map.groupBy(all, ({ code }) => codeKey(code));
    this.byNumber = Map.groupBy(usable, ({ code }) => numberKey(code));
    this.byName = Map.groupBy(usable, (unit) => nameKey(nameOf(unit)));
    this.byShort = Map.groupBy(usable, (unit) => nameKey(shortOf(unit)));
    this.names = [...new Set(usable.map(nameOf))];
  }

  /** The units that a text may mean; several only where they are equally likely. */
  find(text: string): readonly FoundUnit[] {
    // Two rows with one code are told as a mistake of the code; what is below waits for the first.
    const exact = this.exact.get(text) ?? this.byCode.get(codeKey(text));
    if (exact) return exact.slice(0, 1);
    const whole = this.byName.get(nameKey(text)) ?? this.byShort.get(nameKey(text));
    if (whole && nameKey(text) !== '') return preferUsed(whole);
    return this.byNumber.get(numberKey(text)) ?? this.findInParts(text);
  }

  /** Code and name in one cell, in either order: the code decides, unless its name is another one. */
  private findInParts(text: string): readonly FoundUnit[] {
    const first = /^(\S+?)(?:\s*[-–:/|]\s*|\s+)(\S.*)$/.exec(text);
    const last = /^(.*\S)\s*[([](\S+?)[)\]]$/.exec(text);
    const pairs = [
      [first?.[1], first?.[2]],
      [last?.[2], last?.[1]],
    ] as const;
    for (const [code = '', name = ''] of pairs) {
      if (code === '') continue;
      const units = this.byCode.get(codeKey(code)) ?? this.byNumber.get(numberKey(code)) ?? [];
      const found = units.filter((unit) => nameKey(nameOf(unit)) === nameKey(name));
      if (found.length > 0) return found.slice(0, 1);
    }
    return [];
  }

  /** Names that are nearly the text, for a cell that names no unit. */
  near(text: string): string[] {
    return nearest(text, this.names);
  }

  /** Whether the text is the code of a unit but for zeros in front. */
  isWithoutZeros(unit: FoundUnit, text: string): boolean {
    return codeKey(unit.code) !== codeKey(text) && numberKey(unit.code) === numberKey(text);
  }
}

/**
 * A new unit often has the name of the one that it replaced; and a table that has a unit of the name
 * means that one, not another that is there already.
 */
function preferUsed(units: readonly FoundUnit[]): readonly FoundUnit[] {
  const rows = units.filter((unit) => 'row' in unit);
  const used = rows.filter(({ isUsed }) => isUsed);
  if (used.length > 0) return used;
  return rows.length > 0 ? rows : units;
}

const nameOf = (unit: FoundUnit): string => ('row' in unit ? unit.name : unit.nameTh);

const shortOf = (unit: FoundUnit): string =>
  'row' in unit ? (unit.cells.text('short') ?? '') : unit.abbreviation;
