/**
 * What the server tells open pages: which record changed, never its content. A page that shows
 * the record fetches it again, and that call is checked as every other one.
 */
export type LiveChange =
  /** A document: its state, history, files or circulation. Only to people who may read it. */
  | { readonly kind: 'document'; readonly id: string }
  /** What the person may read or do has changed: documents, lists and menus. */
  | { readonly kind: 'access' }
  /** The work that waits for the person. */
  | { readonly kind: 'queues' }
  /** The notifications. */
  | { readonly kind: 'news' }
  /** The published documents on the dashboard. */
  | { readonly kind: 'books' }
  /** The import of a register that the person started. */
  | { readonly kind: 'import'; readonly id: string }
  /** The rows of a described table of settings, by the code of the table. To everybody. */
  | { readonly kind: 'settings'; readonly id: string };

/** How a page reads an event: a change, or one that is newer than the code of the page. */
export type HeardChange = LiveChange | { readonly kind: 'unknown' };

/** Events of the socket as specified in §4; other clients than these pages listen to them too. */
export const specifiedEvents = {
  news: 'header-reload-notification',
  queues: 'todo-lists',
  callBack: 'call-back',
} as const;

/** Event that carries all other changes, as `ChangedPayload`. */
export const changedEvent = 'changed';

/**
 * Raised when the meaning of a kind changes. A new kind does not raise it: pages that do not know
 * the kind fetch everything again.
 */
export const changedVersion = 1;

/** Changes sent as `changedEvent`; the others have a specified event. */
export type SentChange = Exclude<LiveChange, { readonly kind: 'queues' | 'news' }>;

/** A change as it is sent: flat, like every payload of the live connection. */
export type ChangedPayload = SentChange & { readonly v: number };

const byKind = {
  document: (id: string): HeardChange => ({ kind: 'document', id }),
  import: (id: string): HeardChange => ({ kind: 'import', id }),
  settings: (id: string): HeardChange => ({ kind: 'settings', id }),
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
