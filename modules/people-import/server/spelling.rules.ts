import { nameKey } from '@sarn/personnel/server';

/** Edits from one text to another; stops counting above `most`. */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const swap = (before[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      row.push(Math.min(swap, (before[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    if (Math.min(...row) > most) return most + 1;
    before = row;
  }
  return before[b.length] ?? most + 1;
}

/**
 * Whether two names are so alike that one may be misspelt. Names that differ in a number, or in a
 * last word of one or two letters (ฝ่าย ก, ฝ่าย ข), are two names.
 */
export function isNear(one: string, other: string): boolean {
  const [a, b] = [nameKey(one), nameKey(other)];
  if (a === b) return false;
  const most = Math.min(a.length, b.length) >= 12 ? 2 : 1;
  if (Math.min(a.length, b.length) < 5) return false;
  if (a.replace(/\d+/g, '') === b.replace(/\d+/g, '')) return false;
  const lastOf = (name: string) => name.trim().split(/\s+/).at(-1) ?? '';
  const stemOf = (name: string) => name.trim().split(/\s+/).slice(0, -1).join(' ');
  const isLettered = Math.max(lastOf(one).length, lastOf(other).length) <= 2;
  if (isLettered && stemOf(one) !== '' && stemOf(one) === stemOf(other)) return false;
  return editDistance(a, b, most) <= most;
}

/** The nearest of some names to a text, the likely ones first; at most three. */
export function nearest(text: string, names: readonly string[]): string[] {
  const key = nameKey(text);
  const scored = names.map((name) => {
    const other = nameKey(name);
    const isPart = key.length >= 4 && (other.startsWith(key) || key.startsWith(other));
    return { name, score: isPart ? 1 : editDistance(key, other, 3) };
  });
  return scored
    .filter(({ score }) => score <= 3)
    .toSorted((a, b) => a.score - b.score)
    .slice(0, 3)
    .map(({ name }) => name);
}
