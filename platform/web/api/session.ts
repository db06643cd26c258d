import { readStored } from '../storage.ts';

type Listener = () => void;
const listeners = new Set<Listener>();

/**
 * Calls back when the server says that the session is over (401 to a call that carried a token).
 *
 * @returns removes the listener
 */
export function onSessionEnded(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Called by the client on 401; only the first of several parallel failures is announced. */
export function noteUnauthenticated(sentToken: string | null): void {
  if (sentToken === null || readStored('sarn_token') !== sentToken) return;
  console.info('token expired');
  for (const listener of listeners) listener();
}
