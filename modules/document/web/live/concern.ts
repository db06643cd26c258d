import type { HeardChange } from '@sarn/kernel';

/** A query under `['registry', part, …]`, as far as it tells what it shows. */
export interface ShownQuery {
  readonly key: readonly unknown[];
  /** Its last answer; undefined before the first. */
  readonly data: unknown;
}

/** @param id of the changed thing; empty where the change has none */
type Rule = (query: ShownQuery, id: string) => boolean;

/**
 * Which queries a change concerns. A query that is about a thing has its id in its key; one that
 * shows it among others, as a list or the references of a document, has it in its answer.
 */
const rules: Readonly<Record<HeardChange['kind'], Rule>> = {
  document: ({ key, data }, id) => mentions(key, id) || mentions(data, id),
  // Rare, and whatever is on the screen may be gone or may have other buttons.
  access: () => true,
  queues: ({ key }) => listsWork(key),
  news: () => false,
  books: () => false,
  import: ({ key }, id) => key[1] === 'imports' && (key[2] === 'list' || mentions(key, id)),
  unknown: () => true,
};

/** Whether a query under `registry` is to be looked at again after the change. */
export function isConcerned(change: HeardChange, query: ShownQuery): boolean {
  return rules[change.kind](query, 'id' in change ? change.id : '');
}

/** Parts that list what waits for the reader, or what the registers take in. */
const lists = new Set(['todo', 'list', 'lines', 'reserved-numbers', 'arrivals', 'dispatch']);

/** The lists of parts that have queries about one document too. */
const listsWithin: Readonly<Record<string, ReadonlySet<string>>> = {
  circulation: new Set(['received', 'sent']),
  secret: new Set(['papers', 'control']),
  retention: new Set(['candidates', 'holds', 'lists', 'list']),
};

/** Lists to which a document may come that they do not show yet. */
function listsWork([, part, within]: readonly unknown[]): boolean {
  const name = String(part);
  return lists.has(name) || (listsWithin[name]?.has(String(within)) ?? false);
}

/** Whether the id stands anywhere in a key or an answer; a page of a list has some hundred values. */
function mentions(value: unknown, id: string): boolean {
  if (typeof value === 'string') return value === id;
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some((part) => mentions(part, id));
}
