import type { HeardChange } from '@sarn/kernel';

/** A query under `['registry', part, …]`: its key and its last answer. */
export interface ShownQuery {
  readonly key: readonly unknown[];
  /** Its last answer; undefined before the first. */
  readonly data: unknown;
}

/** @param id of what changed; empty where the change has none */
type Rule = (query: ShownQuery, id: string) => boolean;

/**
 * Which queries a change concerns. A query about one document has its id in its key; one that shows
 * it among others, as a list or the references of a document, has it in its answer.
 */
const rules: Readonly<Record<HeardChange['kind'], Rule>> = {
  document: ({ key, data }, id) => mentions(key, id) || mentions(data, id),
  // Rare, and anything on the screen may have disappeared or may have other buttons.
  access: () => true,
  queues: ({ key }) => listsWork(key),
  news: () => false,
  books: () => false,
  import: ({ key }, id) => key[1] === 'imports' && (key[2] === 'list' || mentions(key, id)),
  // Queries of settings are not below this key.
  settings: () => false,
  unknown: () => true,
};

/** Whether a query under `registry` is to be loaded again after the change. */
export function isConcerned(change: HeardChange, query: ShownQuery): boolean {
  return rules[change.kind](query, 'id' in change ? change.id : '');
}

/** Parts that list what waits for the reader, or what the registers take in. */
const lists = new Set([
  'todo',
  'list',
  'lines',
  'reserved-numbers',
  'arrivals',
  'dispatch',
  'own-drafts',
]);

/** Those of these parts that also have queries about one document. */
const listsWithin: Readonly<Record<string, ReadonlySet<string>>> = {
  circulation: new Set(['received', 'sent']),
  secret: new Set(['documents', 'control']),
  retention: new Set(['candidates', 'holds', 'lists', 'list']),
};

/** Lists to which a document may be added that they do not show yet. */
function listsWork([, part, within]: readonly unknown[]): boolean {
  const name = String(part);
  return lists.has(name) || (listsWithin[name]?.has(String(within)) ?? false);
}

/** Whether the id is anywhere in a key or an answer; a page of a list has some hundred values. */
function mentions(value: unknown, id: string): boolean {
  if (typeof value === 'string') return value === id;
  if (typeof value !== 'object' || value === null) return false;
  return Object.values(value).some((part) => mentions(part, id));
}
