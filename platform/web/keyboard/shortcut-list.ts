import type { Shortcut } from './shortcut.ts';

type Source = () => readonly Shortcut[];

const sources = new Set<Source>();
const listeners = new Set<() => void>();
let isShown = false;

function show(next: boolean): void {
  isShown = next;
  for (const listener of listeners) listener();
}

/** Puts keys on the list. @returns a function that removes them */
export function listShortcuts(source: Source): () => void {
  sources.add(source);
  return () => void sources.delete(source);
}

/** All keys that do something now. */
export function knownShortcuts(): readonly Shortcut[] {
  const all = [...sources].flatMap((source) => source());
  return all.filter((one, place) => all.findIndex((other) => other.key === one.key) === place);
}

/** Opens the list of keys. */
export function showShortcutHelp(): void {
  show(true);
}

/** Closes the list of keys. */
export function hideShortcutHelp(): void {
  show(false);
}

/** Whether the list is open, for `useSyncExternalStore`. */
export const shortcutHelp = {
  get: (): boolean => isShown,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};
