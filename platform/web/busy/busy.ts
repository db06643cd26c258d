/** What a page can be busy with. */
export type BusyWith =
  /** Calls to the server. */
  | 'calls'
  /** Queries that ask, or wait to ask once more. */
  | 'queries'
  /** A page that is being opened. */
  | 'route'
  /** Changes told by the server that are still to be looked at. */
  | 'live';

const counts: Record<BusyWith, number> = { calls: 0, queries: 0, route: 0, live: 0 };
let written = '';
let isDue = false;

/**
 * Counts work that begins (1) or ends (-1).
 *
 * What the page is busy with stands on the root element, `<html data-busy="calls:2 route:1">`, and
 * is not there when the page is idle: for tests that must know when a page has come to rest. No
 * style and no assistive technology reads it. It is written once the work of the moment is done, so
 * that a call that follows another at once leaves no gap. Delays that are part of the product (the
 * bell counted again after two seconds) are no work: a page that waits for one is idle.
 */
export function noteBusy(what: BusyWith, by: 1 | -1): void {
  setBusy(what, counts[what] + by);
}

/** Says how much of it is under way, where that is known. */
export function setBusy(what: BusyWith, count: number): void {
  if (counts[what] === count) return;
  counts[what] = count;
  // Beginnings at once, so that nobody takes the page for idle; endings when they have been drawn.
  if (count > 0) write();
  else writeLater();
}

/** Nothing where code of the page runs without one, in unit tests. */
function rootOf(): HTMLElement | undefined {
  const { document: page }: { readonly document?: Partial<Document> } = globalThis;
  return page?.documentElement;
}

function writeLater(): void {
  if (isDue) return;
  isDue = true;
  setTimeout(() => {
    isDue = false;
    write();
  }, 0);
}

function write(): void {
  const text = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([what, count]) => `${what}:${count}`)
    .join(' ');
  if (text === written) return;
  written = text;
  const root = rootOf();
  if (text === '') root?.removeAttribute('data-busy');
  else root?.setAttribute('data-busy', text);
}
