import type { KnownUnit } from '@sarn/personnel/server';
import { UnitNames } from './unit-names.rules.ts';
import type { UnitLine } from './unit-plan.ts';

/** A unit that a text may mean: a row of the table or an existing one. */
export type FoundUnit = UnitLine | KnownUnit;

/** Finds the unit that a cell of a table of units names as the one above. */
export class UnitLookup {
  private readonly all: UnitNames<FoundUnit>;
  private readonly usable: UnitNames<FoundUnit>;
  private readonly units: readonly FoundUnit[];

  constructor(lines: readonly UnitLine[], known: readonly KnownUnit[]) {
    const rows = lines.filter(({ isTwice }) => !isTwice);
    const codes = new Set(rows.map(({ code }) => code));
    // A row that changes an existing unit stands for it.
    const others = known
      .filter(({ code }) => !codes.has(code))
      .toSorted((a, b) => Number(a.validTo !== null) - Number(b.validTo !== null));
    this.units = [...rows, ...others.filter(({ validTo }) => validTo === null)];
    this.all = new UnitNames<FoundUnit>([...rows, ...others], nameOf);
    this.usable = new UnitNames<FoundUnit>(this.units, nameOf);
  }

  /** The units that a text may mean; several only where they are equally likely. */
  find(text: string): readonly FoundUnit[] {
    // Two rows with one code are told as a mistake of the code; what is below waits for the first.
    const coded = this.all.ofCode(text);
    if (coded.length > 0) return coded.slice(0, 1);
    const named = this.usable.ofName(text);
    return named.length > 0 ? preferUsed(named) : this.usable.loosely(text);
  }

  /** Names that are nearly the text, for a cell that names no unit. */
  near(text: string): string[] {
    return this.usable.near(text, this.units);
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

const nameOf = (unit: FoundUnit) => ({
  code: unit.code,
  name: 'row' in unit ? unit.name : unit.nameTh,
  short: 'row' in unit ? (unit.cells.text('short') ?? '') : unit.abbreviation,
});
