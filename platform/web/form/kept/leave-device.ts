import { keysOf } from './device-store.ts';

/** How many forms of the person have kept input in this browser. */
export function countOnDevice(personId: string): number {
  return keysOf(personId).length;
}

/** Deletes what the person typed and did not send, in this browser. */
export function clearDevice(personId: string): void {
  for (const key of keysOf(personId)) localStorage.removeItem(key);
}
