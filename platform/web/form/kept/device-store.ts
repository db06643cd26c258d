import type { DeviceStore, StoredInput } from './stored-input.ts';

const prefixOf = (personId: string): string => `sarn_input:${personId}:`;

/** Keeps typed input in this browser, for one person: nobody else who signs in here is offered it. */
export const deviceStore = (personId: string): DeviceStore => ({
  // Everything is done before the promise is returned: a page that is being closed awaits nothing.
  read: async (key) => parsed(localStorage.getItem(prefixOf(personId) + key)),
  write: async (key, input) =>
    localStorage.setItem(prefixOf(personId) + key, JSON.stringify(input)),
  remove: async (key) => localStorage.removeItem(prefixOf(personId) + key),
  list: () =>
    keysOf(personId).flatMap((key) => {
      const stored = parsed(localStorage.getItem(key));
      return stored ? [{ ...stored, key: key.slice(prefixOf(personId).length) }] : [];
    }),
});

/** How many forms of the person have kept input in this browser. */
export function countOnDevice(personId: string): number {
  return keysOf(personId).length;
}

/** Deletes what the person typed and did not send, in this browser. */
export function clearDevice(personId: string): void {
  for (const key of keysOf(personId)) localStorage.removeItem(key);
}

function keysOf(personId: string): readonly string[] {
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
