import type { Handle } from '@sarn/platform-server';
import { listLines } from './register.store.ts';
import type { LineQuery, LineRow } from './register.store.ts';
import type { SearchTerm } from '@sarn/search/server';

/**
 * The number of an entry, where nothing else was typed: `7`, or `7/2569` in the register of 2569.
 */
export function numberNamed(terms: readonly SearchTerm[], year: number): number | null {
  const [term, ...more] = terms;
  if (!term || more.length > 0) return null;
  const [number, ofYear] = (term.yearNumber ?? term.number ?? '').split('/');
  if (!number || (ofYear !== undefined && Number(ofYear) !== year)) return null;
  return Number(number);
}

/**
 * Found entries, with the one of exactly that number first. It is also found where it has no
 * document (reserved or void), and for `7` it comes before all entries that contain a seven. Later
 * pages leave it out, because the first page shows it.
 */
export async function numberFirst(
  h: Handle,
  asked: Omit<LineQuery, 'documents'>,
  named: number,
  found: readonly LineRow[],
): Promise<readonly LineRow[]> {
  if (asked.after !== null) return found;
  const others = found.filter(({ number }) => number !== named);
  if (asked.before !== null) return others;
  const [line] = await listLines(h, { ...asked, before: named + 1, limit: 1, documents: null });
  return line?.number === named ? [line, ...others] : found;
}
