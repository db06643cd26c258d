import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { vi } from 'vitest';

/** A device on which nothing is kept yet. */
export function emptyDevice(): void {
  vi.stubGlobal('indexedDB', new IDBFactory());
}
