import { useSyncExternalStore } from 'react';

/** What somebody chose of the columns of lists; what the words mean the page of a list knows. */
type ChosenColumns = Readonly<Record<string, readonly string[]>>;

/** Keeps a choice for the person on the server; null: the usual columns again. */
export type SaveColumns = (list: string, columns: readonly string[] | null) => Promise<unknown>;

interface Kept {
  readonly personId: string;
  readonly chosen: ChosenColumns;
  /** Lists whose choice did not reach the server yet. */
  readonly unsent: readonly string[];
}

/** What this browser showed last: the first frame of a list, before the server has answered. */
const stored = 'sarn_columns';
const nothing: Kept = { personId: '', chosen: {}, unsent: [] };

// A browser that forbids storage keeps the choice until the page is closed.
let inMemory: string | null = null;
let known: { readonly text: string | null; readonly kept: Kept } = { text: null, kept: nothing };

function readText(): string | null {
  try {
    return localStorage.getItem(stored);
  } catch {
    return inMemory;
  }
}

/** The same object as long as nothing has changed. */
function read(): Kept {
  const text = readText();
  if (text !== known.text) known = { text, kept: parsed(text) };
  return known.kept;
}

function parsed(text: string | null): Kept {
  try {
    return { ...nothing, ...(JSON.parse(text ?? '{}') as Partial<Kept>) };
  } catch {
    // Written by something else: the server is asked anyway.
    return nothing;
  }
}

const listeners = new Set<() => void>();

function write(kept: Kept): void {
  const text = JSON.stringify(kept);
  try {
    localStorage.setItem(stored, text);
  } catch {
    inMemory = text;
  }
  listeners.forEach((listener) => listener());
}

let save: SaveColumns | null = null;
let sending: Promise<void> = Promise.resolve();

/** One after the other, each as it is by then: the last choice is the one that stays. */
function send(list: string): void {
  sending = sending.then(async () => {
    const { chosen, unsent, personId } = read();
    if (!save || personId === '' || !unsent.includes(list)) return;
    const columns = chosen[list] ?? null;
    try {
      await save(list, columns);
    } catch {
      // Kept here, and sent again when the application is opened next.
      return;
    }
    const now = read();
    if (now.personId !== personId || (now.chosen[list] ?? null) !== columns) return;
    write({ ...now, unsent: now.unsent.filter((one) => one !== list) });
  });
}

/**
 * From now on choices are those of this person, and are sent to the server. What this browser showed them last is
 * shown until `columnsLoaded`.
 */
export function beginColumns(personId: string, saveColumns: SaveColumns): void {
  save = saveColumns;
  if (read().personId !== personId) write({ ...nothing, personId });
}

/** What the server keeps for the person; what did not reach it yet stays, and is sent. */
export function columnsLoaded(
  personId: string,
  rows: readonly { readonly list: string; readonly columns: readonly string[] }[],
): void {
  const { personId: shown, chosen, unsent } = read();
  if (shown !== personId) return;
  const former = takeFormer(personId);
  const loaded: ChosenColumns = Object.fromEntries(rows.map((row) => [row.list, row.columns]));
  const here = Object.fromEntries(
    unsent.flatMap((list) => (chosen[list] ? [[list, chosen[list]] as const] : [])),
  );
  const others = Object.entries(loaded).filter(([list]) => !unsent.includes(list));
  const adopted = Object.keys(former).filter((list) => !(list in loaded) && !unsent.includes(list));
  write({
    personId,
    chosen: { ...former, ...Object.fromEntries(others), ...here },
    unsent: [...unsent, ...adopted],
  });
  [...unsent, ...adopted].forEach(send);
}

/** Choices that browsers kept alone before there was a place on the server, by the names they had. */
function takeFormer(personId: string): ChosenColumns {
  const former: Record<string, readonly string[]> = {};
  try {
    for (const key of Object.keys(localStorage)) {
      const list = formerList(key, personId);
      if (list === null) continue;
      former[list] = (localStorage.getItem(key) ?? '').split(' ').filter(Boolean);
      localStorage.removeItem(key);
    }
  } catch {
    // A browser that forbids storage has kept none.
  }
  return former;
}

function formerList(key: string, personId: string): string | null {
  const setting = /^sarn_setting_columns_(.+)$/.exec(key)?.[1];
  if (setting !== undefined) return `setting:${setting}`;
  const book = `sarn_book_columns_${personId}_`;
  return key.startsWith(book) ? `book:${key.slice(book.length)}` : null;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab of the same browser.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function choose(list: string, columns: readonly string[] | null): void {
  const { chosen, unsent, personId } = read();
  const { [list]: _former, ...others } = chosen;
  write({
    personId,
    chosen: columns === null ? others : { ...others, [list]: columns },
    unsent: [...new Set([...unsent, list])],
  });
  send(list);
}

/** What the person chose of the columns of a list, on every device; null: nothing, the usual ones are shown. */
export function useKeptColumns(list: string) {
  const chosen = useSyncExternalStore(subscribe, () => read().chosen[list] ?? null);
  return { chosen, choose: (columns: readonly string[] | null) => choose(list, columns) };
}
