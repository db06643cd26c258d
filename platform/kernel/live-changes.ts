/**
 * What the server tells open pages: which thing changed, never what it says now. A page that shows
 * the thing asks for it again, and that call is checked as every other one.
 */
export type LiveChange =
  /** A document: its state, history, files or circulation. Only to people who may read it. */
  | { readonly kind: 'document'; readonly id: string }
  /** What the person may read or do is not what it was: documents, lists and menus alike. */
  | { readonly kind: 'access' }
  /** What waits for the person. */
  | { readonly kind: 'queues' }
  /** The bell. */
  | { readonly kind: 'news' }
  /** The books of the dashboard. */
  | { readonly kind: 'books' }
  /** The import of a register that the person started. */
  | { readonly kind: 'import'; readonly id: string };

/** What a page makes of an event: a change, or one that this page is too old to know. */
export type HeardChange = LiveChange | { readonly kind: 'unknown' };

/** Events of the socket as specified in §4; clients other than our own pages listen to them. */
export const specifiedEvents = {
  news: 'header-reload-notification',
  queues: 'todo-lists',
  callBack: 'call-back',
} as const;

/** Event that carries all other changes, as `ChangedPayload`. */
export const changedEvent = 'changed';

/**
 * Raised when a kind is given another meaning. A new kind does not raise it: pages that do not know
 * the kind look at everything again.
 */
export const changedVersion = 1;

/** Changes that travel by `changedEvent`; the others have a specified event. */
export type SentChange = Exclude<LiveChange, { readonly kind: 'queues' | 'news' }>;

/** A change on the wire: flat, so that it fits every payload of the live line. */
export type ChangedPayload = SentChange & { readonly v: number };

const byKind = {
  document: (id: string): HeardChange => ({ kind: 'document', id }),
  import: (id: string): HeardChange => ({ kind: 'import', id }),
  access: (): HeardChange => ({ kind: 'access' }),
  books: (): HeardChange => ({ kind: 'books' }),
} satisfies Record<SentChange['kind'], (id: string) => HeardChange>;

const isKnownKind = (kind: unknown): kind is SentChange['kind'] =>
  typeof kind === 'string' && Object.hasOwn(byKind, kind);

/** @returns what changed; null when the event is about something else (a message, a session) */
export function readLiveEvent(event: string, payload: unknown): HeardChange | null {
  if (event === specifiedEvents.news) return { kind: 'news' };
  if (event === specifiedEvents.queues) return { kind: 'queues' };
  return event === changedEvent ? readChanged(payload) : null;
}

function readChanged(payload: unknown): HeardChange {
  const { v, kind, id }: { v?: unknown; kind?: unknown; id?: unknown } = payload ?? {};
  if (v !== changedVersion || !isKnownKind(kind)) return { kind: 'unknown' };
  return byKind[kind](typeof id === 'string' ? id : '');
}
