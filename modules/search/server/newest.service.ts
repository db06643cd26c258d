import type { Handle } from '@sarn/platform-server';
import { find, isOfNumber, oldestDay, walk } from './find.store.ts';
import type { FindQuery, Found } from './find.store.ts';
import { lastDayOf, monthBefore, monthsBack } from './months.rules.ts';
import type { Months } from './months.rules.ts';

export interface Hits {
  /** At least as many as needed, if there are so many; the first of them are shown. */
  readonly hits: readonly Found[];
  /** Exact up to the number wanted; a greater count only means more than that. */
  readonly total: number;
}

/** How many hits are shown, and up to which number they are counted: `findCap`, or no further. */
export interface Wanted {
  readonly needed: number;
  readonly most: number;
}

/** Months searched first; they show how often the words occur in documents. */
const probed = 2;
/** Most months searched at once after that. */
const mostMonths = 24;

const byRank = (one: Found, other: Found): number =>
  Number(other.isInTitle) - Number(one.isInTitle) || (one.at < other.at ? 1 : -1);

/**
 * Hits in the subject first, then the newest; of more than `most`, those of the newest months first.
 *
 * Rare words are found at once by the index. For common words the index would collect every
 * document with them, so they are searched backwards from today, no further than needed. For a
 * query that most documents match, the documents are read backwards without the index of words.
 */
export async function newestHits(
  h: Handle,
  query: FindQuery,
  span: Months,
  { needed, most }: Wanted,
): Promise<Hits> {
  if (query.within || isOfNumber(query)) return wholeOf(h, query, most);
  const recent = monthsBack(span, probed);
  const first = await inMonths(h, query, recent, most);
  if (first.length > most) return walked(h, query, { needed, most });
  const oldest = (await oldestDay(h))?.slice(0, 7) ?? span.last;
  const all = { first: oldest > span.first ? oldest : span.first, last: span.last };
  const months = monthsBack(all, Number.MAX_SAFE_INTEGER).length;
  if ((first.length / probed) * months <= 2 * most) {
    const whole = await wholeOf(h, query, most);
    if (whole.total <= most) return whole;
    return gathered(h, query, { all, first, needed, most, isMany: true });
  }
  return gathered(h, query, { all, first, needed, most, isMany: false });
}

async function wholeOf(h: Handle, query: FindQuery, most: number): Promise<Hits> {
  const found = await find(h, query, most + 1);
  return { hits: found.toSorted(byRank), total: found.length };
}

/** Documents that are ranked together; a fixed number, because otherwise pages would overlap. */
const ranked = 200;

async function walked(h: Handle, query: FindQuery, { needed, most }: Wanted): Promise<Hits> {
  const hits: Found[] = [];
  const newest = await walk(h, query, Math.ceil(needed / ranked) * ranked);
  for (let at = 0; at < newest.length; at += ranked) {
    hits.push(...newest.slice(at, at + ranked).toSorted(byRank));
  }
  return { hits, total: most + 1 };
}

function inMonths(
  h: Handle,
  query: FindQuery,
  months: readonly string[],
  most: number,
): Promise<Found[]> {
  const marks = months.map((month) => `m${month}`);
  return find(h, { ...query, anyTags: [...(query.anyTags ?? []), marks] }, most + 1);
}

/**
 * Searches back from the newest months until the page is full and the count is known.
 *
 * @param isMany it is known already that there are more than `findCap`
 */
async function gathered(
  h: Handle,
  query: FindQuery,
  {
    all,
    first,
    needed,
    most,
    isMany,
  }: Wanted & { all: Months; first: readonly Found[]; isMany: boolean },
): Promise<Hits> {
  const hits = first.toSorted(byRank);
  const enough = isMany ? needed - 1 : Math.max(needed - 1, most);
  let last = monthBefore(monthsBack(all, probed).at(-1) ?? all.last);
  let atOnce = monthsFor(hits.length / probed, most);
  while (last >= all.first && hits.length <= enough) {
    const months = monthsBack({ first: all.first, last }, atOnce);
    const found = await inMonths(h, query, months, most);
    const isTooMany = found.length > most;
    if (isTooMany && months.length === 1) {
      const before = { ...query, until: endOf(last, query.until) };
      const older = await walked(h, before, { needed, most });
      return { hits: [...hits, ...older.hits], total: older.total };
    }
    // Older documents may have the words more often than the newest, so fewer months are searched.
    atOnce = isTooMany
      ? Math.ceil(months.length / 4)
      : monthsFor(found.length / months.length, most);
    if (isTooMany) continue;
    hits.push(...found.toSorted(byRank));
    last = monthBefore(months.at(-1) ?? last);
  }
  return { hits, total: isMany ? most + 1 : hits.length };
}

/** The number of months that gives half of `most` at this number of hits per month. */
const monthsFor = (each: number, most: number): number =>
  Math.min(Math.max(Math.floor(most / 2 / Math.max(each, 1)), 1), mostMonths);

/** Last instant of a month, or the one given when it is earlier. */
function endOf(month: string, given: string | null): string {
  const end = `${lastDayOf(month)}T23:59:59.999+07:00`;
  return given !== null && given < end ? given : end;
}
