/** What a page can be busy with. */
export type BusyWith =
  /** Calls to the server. */
  | 'calls'
  /** Queries that are running or waiting for a retry. */
  | 'queries'
  /** A page that is being opened. */
  | 'route'
  /** Changes reported by the server that are still to be fetched. */
  | 'live';

const counts: Record<BusyWith, number> = { calls: 0, queries: 0, route: 0, live: 0 };
let written = '';
let isDue = false;

/**
 * Counts work that begins (1) or ends (-1).
 *
 * The running work is written on the root element, `<html data-busy="calls:2 route:1">`, and
 * the attribute is missing when the page is idle: for tests that must know when a page is complete.
 * No style and no assistive technology reads it. Ends are written a moment later, so that a call
 * that follows another at once leaves no gap. Delays that are part of the product (notifications
 * counted again after two seconds) are not work: a page that waits for one is idle.
 */
export function noteBusy(what: BusyWith, by: 1 | -1): void {
  setBusy(what, counts[what] + by);
}

/** Sets the amount of work under way, where it is known. */
export function setBusy(what: BusyWith, count: number): void {
  if (counts[what] === count) return;
  counts[what] = count;
  // Begins are written at once, so that the page is never taken for idle; ends a turn later.
  if (count > 0) write();
  else writeLater();
}

const lookMs = 500;

/**
 * Waits until nothing was under way for a while: for work that must not take the line and the processor
 * from what the person is waiting for.
 *
 * @param restMs how long nothing may begin
 * @param patienceMs after this time it begins all the same, on a page that is never at rest
 */
export async function untilAtRest(restMs: number, patienceMs: number): Promise<void> {
  const end = Date.now() + patienceMs;
  let lastBusy = Date.now();
  while (Date.now() < end && Date.now() - lastBusy < restMs) {
    await new Promise((resolve) => setTimeout(resolve, lookMs));
    if (Object.values(counts).some((count) => count > 0)) lastBusy = Date.now();
  }
}

/** Undefined where the code runs without a page, in unit tests. */
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
