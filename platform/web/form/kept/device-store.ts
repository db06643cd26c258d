import { firstNotOpen } from './open-entries.ts';
import type { DeviceStore, ListedInput, StoredInput } from './stored-input.ts';

const prefixOf = (personId: string): string => `sarn_input:${personId}:`;

/** Between the key of a form and the entry of one opened form with that key. */
const mark = '#tab:';

const nameOf = (key: string, entry = ''): string => (entry === '' ? key : `${key}${mark}${entry}`);

/**
 * Keeps typed input in this browser, for one person: nobody else who signs in here is offered it. A form
 * that is open in two tabs has two entries: neither replaces the other.
 */
export const deviceStore = (personId: string): DeviceStore => ({
  async read(key) {
    const kept = storedOf(personId).filter((one) => one.key === key);
    const newest = await firstNotOpen(kept);
    if (!newest) return null;
    const { key: _key, ...stored } = newest;
    return stored;
  },
  // Everything is done before the promise is returned: a page that is being closed awaits nothing.
  write: async (key, { values, savedAt }, entry) =>
    localStorage.setItem(
      prefixOf(personId) + nameOf(key, entry),
      JSON.stringify({ values, savedAt }),
    ),
  remove: async (key, entry) => localStorage.removeItem(prefixOf(personId) + nameOf(key, entry)),
  list: () => {
    const newest = new Map<string, ListedInput>();
    for (const one of storedOf(personId).toReversed()) newest.set(one.key, one);
    return [...newest.values()];
  },
});

/** All that is kept of a person, the newest first. */
function storedOf(personId: string): ListedInput[] {
  return keysOf(personId)
    .flatMap((name) => {
      const stored = parsed(localStorage.getItem(name));
      const [key = '', entry = ''] = name.slice(prefixOf(personId).length).split(mark);
      return stored ? [{ ...stored, key, entry }] : [];
    })
    .toSorted((one, other) => other.savedAt.localeCompare(one.savedAt));
}

/** What is kept of a person in this browser, each by its name in the storage. */
export function keysOf(personId: string): readonly string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(prefixOf(personId)));
  } catch {
    // A browser that forbids storage has kept nothing.
    return [];
  }
}

/** Null for a text of another make: another version of the program wrote it. */
function parsed(text: string | null): StoredInput | null {
  if (text === null) return null;
  const stored: unknown = JSON.parse(text);
  const isStored = typeof stored === 'object' && stored !== null && 'values' in stored;
  if (!isStored || !('savedAt' in stored) || typeof stored.savedAt !== 'string') return null;
  return { values: stored.values, savedAt: stored.savedAt };
}
