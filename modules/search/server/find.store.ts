import { builtStatement, noRows, row, statement, variants } from '@sarn/platform-server';
import type { Built, Handle, Relation } from '@sarn/platform-server';
import { filingColumns } from './relations.ts';
import type { FilingRow } from './relations.ts';
import type { SearchTerm } from './typed.rules.ts';
import { containing, sampleTerms, shortestPair, shortestWord } from './typed.rules.ts';

/** Found documents are counted exactly up to here; beyond it the list says “2,000+”. */
export const findCap = 2000;

export interface FindQuery {
  readonly principals: readonly string[];
  readonly terms: readonly SearchTerm[];
  /** All of these filters: `y2569`, `k:outside`, `s:CLOSED`, `p:<person>` … */
  readonly tags: readonly string[];
  /** At least one filter of each of these groups. */
  readonly anyTags?: readonly (readonly string[])[];
  readonly speed?: string | undefined;
  /** Only documents that this person opened, or that are in this folder; the newest of them. */
  readonly within?:
    | { readonly openedBy: string }
    | { readonly folderId: string; readonly filings: Relation<FilingRow> }
    | undefined;
  /** First and last instant, both included; null where there is no limit. */
  readonly from: string | null;
  readonly until: string | null;
}

export interface Found {
  readonly documentId: string;
  readonly at: string;
  /** Every word is in the subject. */
  readonly isInTitle: boolean;
}

/**
 * Documents the principals may read and that match all words and filters, at most `limit`, in no
 * order. The permission rule decides who may read; the copy of the readers in the index only
 * reduces the documents for which the rule is evaluated.
 */
export function find(h: Handle, query: FindQuery, limit: number): Promise<Found[]> {
  return findSql.all(h, { ...query, limit });
}

interface LimitedQuery extends FindQuery {
  readonly limit: number;
}

function buildFind(query: LimitedQuery): Built {
  const ask = askOf(query);
  const text = isOfNumber(query)
    ? numberedSql(ask, query.limit)
    : `select ${ask.columns} from document_find where ${[...ask.wheres, mayRead].join(' and ')}
         limit ${ask.next(query.limit)}`;
  return { text, values: ask.values };
}

const foundRow = row<Found>({ documentId: 'uuid', at: 'timestamptz', isInTitle: 'bool' });

const [longTerm, shortTerm, numberTerm] = sampleTerms;

const sampleQueries = (): LimitedQuery[] =>
  variants<LimitedQuery>({
    principals: [[]],
    terms: [[], [longTerm], [shortTerm], [numberTerm], sampleTerms].map((terms) =>
      terms.filter((term) => term !== undefined),
    ),
    tags: [[], ['y2569']],
    anyTags: [[], [['k:memo'], ['s:CLOSED']]],
    speed: ['', 'urgent'],
    within: [undefined, { openedBy: '' }, { folderId: '', filings: noRows(filingColumns) }],
    from: [null, '2026-01-01'],
    until: [null, '2026-01-01'],
    limit: [10],
  });

const findSql = builtStatement('find.find', foundRow, buildFind, sampleQueries);

/** Whether a number with its year is searched for: `find` gives the newest of its documents. */
export const isOfNumber = ({ terms }: FindQuery): boolean =>
  terms.some(({ yearNumber }) => yearNumber !== null);

/**
 * A number is in few documents: they are found by the index of numbers, all other conditions are
 * tested on them alone (`is true` prevents use of the index of words, which would read half the
 * archive).
 * The permission is checked from the newest document on, no further than needed.
 */
function numberedSql(ask: Ask, limit: number): string {
  const others = ask.wheres.map((where) => `and (${where}) is true`).join(' ');
  return `with named as materialized (
      select document_id, at, ${ask.isInTitle} as "isInTitle" from document_find
      where search_numbers(body) @> ${ask.next(ask.numbers)}::text[] ${others})
    select document_id as "documentId", at, "isInTitle"
    from (select * from named order by at desc offset 0) newest
    where ${mayRead} limit ${ask.next(limit)}`;
}

/**
 * The newest of these documents, newest first, by reading backwards by date. For queries that so
 * many documents match that few are read; `find` is for all others.
 */
export function walk(h: Handle, query: FindQuery, limit: number): Promise<Found[]> {
  return walkSql.all(h, { ...query, limit });
}

function buildWalk(query: LimitedQuery): Built {
  const { from, until, limit, ...rest } = query;
  const ask = askOf({ ...rest, from: null, until: null });
  const days = daysOf({ from, until }, ask.next);
  // Without `offset 0` the planner would read and sort the whole index of words.
  const text = `select ${ask.columns} from (
       select document_id, at, title, body, pairs, tags, readers from document_find
       ${days.length > 0 ? `where ${days.join(' and ')}` : ''} order by at desc offset 0) newest
     where ${[...ask.wheres, mayRead].join(' and ')} limit ${ask.next(limit)}`;
  return { text, values: ask.values };
}

const walkSql = builtStatement('find.walk', foundRow, buildWalk, sampleQueries);

/** The day of the oldest document in the search; undefined where there is none. */
export async function oldestDay(h: Handle): Promise<string | undefined> {
  return (await oldestSql.first(h))?.day ?? undefined;
}

const oldestSql = statement(
  'find.oldest-day',
  row<{ day: string | null }>({ day: 'date?' }),
  [],
  `select (min(at) at time zone 'Asia/Bangkok')::date as day from document_find`,
);

/** The permission rule, written last because it costs more than all other conditions. */
const mayRead = 'exists (select from reader_keys(document_id, $1))';

interface Ask {
  readonly columns: string;
  readonly isInTitle: string;
  /** All conditions except the numbers and the permission. */
  readonly wheres: readonly string[];
  readonly numbers: readonly string[];
  readonly values: unknown[];
  readonly next: Next;
}

/** Only given conditions are written: an empty set of filters would read the whole index. */
function askOf(query: FindQuery): Ask {
  const values: unknown[] = [query.principals];
  const next = (value: unknown): string => `$${values.push(value)}`;
  // With a long word, for which the index is used, short words may be searched in the whole text.
  const isNarrowed = query.terms.some(isLong);
  const words = query.terms.filter(({ yearNumber }) => yearNumber === null);
  const titles = query.terms.flatMap((term) => term.readings.slice(0, 1).map(containing));
  const isInTitle = titles.length > 0 ? `title like all (${next(titles)}::text[])` : 'true';
  const wheres = [
    'readers && $1::text[]',
    ...(query.tags.length > 0 ? [`tags @> ${next(query.tags)}::text[]`] : []),
    ...words.map((term) => `(${oneOf(term, isNarrowed, next)})`),
    ...(query.anyTags ?? []).map((group) => `tags && ${next(group)}::text[]`),
    ...(query.within ? [`document_id = any (${idsWithin(query.within, next)})`] : []),
    ...(query.speed ? [ofSpeed(query.speed, next)] : []),
    ...daysOf(query, next),
  ];
  return {
    columns: `document_id as "documentId", at, ${isInTitle} as "isInTitle"`,
    isInTitle,
    wheres,
    numbers: query.terms.flatMap(({ yearNumber }) => yearNumber ?? []),
    values,
    next,
  };
}

type Next = (value: unknown) => string;

function daysOf({ from, until }: Pick<FindQuery, 'from' | 'until'>, next: Next): string[] {
  return [
    ...(from === null ? [] : [`at >= ${next(from)}::timestamptz`]),
    ...(until === null ? [] : [`at <= ${next(until)}::timestamptz`]),
  ];
}

const ofSpeed = (speed: string, next: Next): string => `exists (select 1 from document
  where document.id = document_id and document.speed = ${next(speed)})`;

/** Most documents that are searched in a folder, or of those a person opened. */
const withinCap = 5000;

// As an array the few ids are read first, and the index of words and filters is not used.
function idsWithin(within: NonNullable<FindQuery['within']>, next: Next): string {
  return 'openedBy' in within
    ? `array(select opened.document_id from document_read opened
         where opened.person_id = ${next(within.openedBy)}
         order by opened.first_read_at desc limit ${withinCap})`
    : `array(select filed.document_id from ${within.filings.sql} filed
         where filed.folder_id = ${next(within.folderId)}
         order by filed.filed_at desc limit ${withinCap})`;
}

const isLong = ({ readings }: SearchTerm): boolean =>
  readings.every((reading) => reading.length >= shortestWord);

/** The condition for one word: any of its readings, searched in the way for its length. */
function oneOf(term: SearchTerm, isNarrowed: boolean, next: Next): string {
  const ways = term.readings.flatMap((reading) => {
    if (isNarrowed || reading.length >= shortestWord)
      return [`body like ${next(containing(reading))}`];
    if (reading.length >= shortestPair) return [`pairs @> array[${next(reading)}::text]`];
    // One letter, after Enter: it is in most subjects, so the newest months answer.
    return term.number === null ? [`title like ${next(containing(reading))}`] : [];
  });
  if (term.number !== null) ways.push(`tags @> array[${next(`n${term.number}`)}::text]`);
  return ways.join(' or ');
}
