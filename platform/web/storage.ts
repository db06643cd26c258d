import { storageKeys } from '@sarn/kernel';

/** Keys under which the browser keeps things; fixed by the specification. */
export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys];

// A browser that forbids storage (private window, policy) still gets a session that lasts as
// long as the page does.
const inMemory = new Map<string, string>();

/** Text kept under the key, or null. */
export function readStored(key: StorageKey): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return inMemory.get(key) ?? null;
  }
}

/** Keeps the text; null forgets it. */
export function writeStored(key: StorageKey, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    if (value === null) inMemory.delete(key);
    else inMemory.set(key, value);
  }
}

/** JSON kept under the key; null when there is none or it cannot be read (then it is forgotten). */
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

/** Forgets token, user and archive sign-on; language and cookie consent stay. */
export function clearSession(): void {
  const { token, userLogin, archive } = storageKeys;
  for (const key of [token, userLogin, archive]) writeStored(key, null);
}
