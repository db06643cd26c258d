import { searchForm } from '@sarn/kernel';

/** A scan in the zip or folder. */
export interface ScanFile {
  /** Its path below the folder, with slashes. */
  readonly path: string;
  readonly bytes: number;
}

/** Form in which names are compared: backslashes, case and Thai digits do not count. */
const keyOf = (path: string): string =>
  searchForm(path.replaceAll('\\', '/')).replace(/^\.?\//, '');
const baseOf = (key: string): string => key.slice(key.lastIndexOf('/') + 1);
const stemOf = (base: string): string => base.replace(/\.[a-z0-9]{2,5}$/, '');

/** Scans by the names that a row may use for them. */
export interface ScanIndex {
  /** Paths that match a name of the sheet; several when it is ambiguous. */
  named(name: string): readonly string[];
  /** Paths that have the number of an entry as their name. */
  numbered(number: number): readonly string[];
}

/**
 * Finds scans by the whole path, by the file name, by the name without its extension; or by the
 * number, as `125.pdf`, `0125-2.pdf` (second part), `125-2569.pdf`, `2569-125.pdf`.
 *
 * @param year Buddhist year of the register; names with another year are not of this register
 */
export function indexScans(scans: readonly ScanFile[], year: number): ScanIndex {
  const names = new Map<string, string[]>();
  const numbers = new Map<number, string[]>();
  const add = <K>(map: Map<K, string[]>, key: K, path: string) => {
    const known = map.get(key);
    if (!known) map.set(key, [path]);
    else if (!known.includes(path)) known.push(path);
  };
  for (const { path } of scans) {
    const key = keyOf(path);
    const base = baseOf(key);
    for (const name of new Set([key, base, stemOf(base)])) add(names, name, path);
    const number = numberOfName(stemOf(base), year);
    if (number !== null) add(numbers, number, path);
  }
  for (const paths of numbers.values()) paths.sort();
  return {
    named: (name) => names.get(keyOf(name)) ?? names.get(baseOf(keyOf(name))) ?? [],
    numbered: (number) => numbers.get(number) ?? [],
  };
}

function numberOfName(stem: string, year: number): number | null {
  const plain = stem.replace(/^(?:รับ|ส่ง|เลขรับ|เลขส่ง|ที่)\s*/, '');
  const parts = /^0*(\d{1,7})(?:[-_ (]+(\d{1,4})\)?)?$/.exec(plain);
  if (!parts) return null;
  const [first, second] = [Number(parts[1]), parts[2] === undefined ? null : Number(parts[2])];
  if (second === null) return first;
  if (first === year) return second;
  if (second === year) return first;
  const isYear = (value: number) => value >= 2400 && value <= 2700;
  return isYear(second) || (isYear(first) && String(parts[1]).length === 4) ? null : first;
}
