import { newCommandKey } from '../../api/idempotency.ts';

/** This page among all that the person has open in the browser. */
const page = newCommandKey();

const lockOf = (id: string): string => `sarn_page:${id}`;
const pageOf = (entry: string): string => entry.split('.')[0] ?? '';

const openHere = new Set<string>();
let made = 0;
let isTold = false;

/** Names what one opened form keeps: the same form in another tab keeps its own. */
export function newEntry(): string {
  made += 1;
  return `${page}.${made}`;
}

/** The form is on the screen: what it keeps is offered to no other. @returns ends it */
export function holdEntry(entry: string): () => void {
  tellOthers();
  openHere.add(entry);
  return () => void openHere.delete(entry);
}

const hasLocks = (): boolean => typeof navigator === 'object' && 'locks' in navigator;
const hasChannels = (): boolean => typeof BroadcastChannel === 'function';

const channel = 'sarn_pages';
const question = 'who';
/** How long the other tabs may take to answer. */
const answerMs = 200;

/**
 * Says to other tabs that this page is open, until it is gone, also when the browser ends without a word: by
 * a lock, or on plain HTTP, where browsers have none, by answering who asks.
 */
function tellOthers(): void {
  if (isTold) return;
  isTold = true;
  if (hasLocks()) {
    navigator.locks
      .request(lockOf(page), () => new Promise(() => {}))
      .catch(() => {
        isTold = false;
      });
  } else if (hasChannels()) {
    const open = new BroadcastChannel(channel);
    open.addEventListener('message', ({ data }) => {
      if (data === question) open.postMessage(page);
    });
  }
}

/** @param entries of what may be offered @returns those whose form is on the screen of some tab */
async function openOf(entries: readonly string[]): Promise<ReadonlySet<string>> {
  const others = entries.filter((entry) => entry !== '' && pageOf(entry) !== page);
  const pages = others.length === 0 ? new Set<string>() : await openPages();
  return new Set(entries.filter((entry) => openHere.has(entry) || pages.has(pageOf(entry))));
}

/** The first of these that is on no screen of the browser: the one that may be offered. */
export async function firstNotOpen<E extends { readonly entry?: string }>(
  kept: readonly E[],
): Promise<E | undefined> {
  const open = await openOf(kept.map(({ entry = '' }) => entry));
  return kept.find(({ entry = '' }) => !open.has(entry));
}

async function openPages(): Promise<ReadonlySet<string>> {
  if (hasLocks()) {
    const { held = [] } = await navigator.locks.query();
    return new Set(held.map(({ name = '' }) => name.slice(lockOf('').length)));
  }
  if (!hasChannels()) return new Set();
  const found = new Set<string>();
  const asking = new BroadcastChannel(channel);
  asking.addEventListener('message', ({ data }) => void found.add(String(data)));
  asking.postMessage(question);
  await new Promise((resolve) => {
    setTimeout(resolve, answerMs);
  });
  asking.close();
  return found;
}
