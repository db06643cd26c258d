import { searchForm } from '@sarn/kernel';
import { nameKey } from '@sarn/personnel/server';
import { nearest } from './spelling.rules.ts';

/** What a unit is called. */
export interface UnitName {
  readonly code: string;
  readonly name: string;
  readonly short: string;
}

const codeKey = (code: string): string => searchForm(code).replaceAll(' ', '');
/** The form of a code whose zeros in front were lost because a program took it for a number. */
const numberKey = (code: string): string => codeKey(code).replace(/^0+(?=\d)/, '');

/** Whether a text is a code but for zeros in front. */
export const isWithoutZeros = (code: string, text: string): boolean =>
  codeKey(code) !== codeKey(text) && numberKey(code) === numberKey(text);

/**
 * Finds units as administrators write them in a cell: by the code, the name, the abbreviation, by
 * code and name together (0102 - กองคลัง), in Thai digits, and without the zeros in front of the
 * code. The exact code comes first, so that no spelling hides a unit.
 */
export class UnitNames<T> {
  private readonly nameOf: (unit: T) => string;
  private readonly exact: ReadonlyMap<string, readonly T[]>;
  private readonly byCode: ReadonlyMap<string, readonly T[]>;
  private readonly byNumber: ReadonlyMap<string, readonly T[]>;
  private readonly byName: ReadonlyMap<string, readonly T[]>;
  private readonly byShort: ReadonlyMap<string, readonly T[]>;

  constructor(units: readonly T[], read: (unit: T) => UnitName) {
    this.nameOf = (unit) => read(unit).name;
    this.exact = Map.groupBy(units, (unit) => read(unit).code);
    this.byCode = Map.groupBy(units, (unit) => codeKey(read(unit).code));
    this.byNumber = Map.groupBy(units, (unit) => numberKey(read(unit).code));
    this.byName = Map.groupBy(units, (unit) => nameKey(read(unit).name));
    this.byShort = Map.groupBy(units, (unit) => nameKey(read(unit).short));
  }

  ofCode(text: string): readonly T[] {
    return this.exact.get(text) ?? this.byCode.get(codeKey(text)) ?? [];
  }

  ofName(text: string): readonly T[] {
    const key = nameKey(text);
    return key === '' ? [] : (this.byName.get(key) ?? this.byShort.get(key) ?? []);
  }

  /** By a code without its zeros, or by code and name in one cell, in either order. */
  loosely(text: string): readonly T[] {
    return this.byNumber.get(numberKey(text)) ?? this.inParts(text);
  }

  /** The first way in which a text names units. */
  find(text: string): readonly T[] {
    for (const found of [this.ofCode(text), this.ofName(text)]) if (found.length > 0) return found;
    return this.loosely(text);
  }

  private inParts(text: string): readonly T[] {
    const first = /^(\S+?)(?:\s*[-–:/|]\s*|\s+)(\S.*)$/.exec(text);
    const last = /^(.*\S)\s*[([](\S+?)[)\]]$/.exec(text);
    const pairs = [
      [first?.[1], first?.[2]],
      [last?.[2], last?.[1]],
    ] as const;
    for (const [code = '', name = ''] of pairs) {
      if (code === '') continue;
      const units = [...this.ofCode(code), ...(this.byNumber.get(numberKey(code)) ?? [])];
      const found = units.filter((unit) => nameKey(this.nameOf(unit)) === nameKey(name));
      if (found.length > 0) return [...new Set(found)];
    }
    return [];
  }

  /** Names that are nearly the text, for a cell that names no unit. */
  near(text: string, units: readonly T[]): string[] {
    return nearest(text, [...new Set(units.map(this.nameOf))]);
  }
}
