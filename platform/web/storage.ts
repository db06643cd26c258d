import { storageKeys } from '@sarn/kernel';

/** Keys of the browser's storage; fixed by the specification. */
export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys];

// A browser that forbids storage (private window, policy) still has a session that lasts until
// the page is closed.
const inMemory = new Map<string, string>();

/** Text stored under the key, or null. */
export function readStored(key: StorageKey): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return inMemory.get(key) ?? null;
  }
}

/** Stores the text; null deletes it. */
export function writeStored(key: StorageKey, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    if (value === null) inMemory.delete(key);
    else inMemory.set(key, value);
  }
}

/** JSON stored under the key; null when it is missing or cannot be parsed (then it is deleted). */
export function readStoredJson<T>(key: StorageKey): T | null {
  const text = readStored(key);
  if (text === null) return null;
  try {
    return JSON.parse(text) as T;
  } catch {
    writeStored(key, null);
    return null;
  }
}

/** The menus that the last person saw; see `kept-menu.ts` of the portal. */
export const keptMenuKey = 'sarn_menu';

/** Places to which the last person went from the palette. */
export const keptRecentKey = 'sarn_recent';

/** Settings that the last person opened; see `recent-settings.ts` of the settings module. */
export const keptSettingsKey = 'sarn_settings';

/** Deletes token, user, archive sign-on the kept menus and places; language and cookie consent stay. */
export function clearSession(): void {
  const { token, userLogin, archive } = storageKeys;
  for (const key of [token, userLogin, archive]) writeStored(key, null);
  try {
    for (const key of [keptMenuKey, keptRecentKey, keptSettingsKey]) localStorage.removeItem(key);
  } catch {
    // A browser that forbids storage has kept none.
  }
}
