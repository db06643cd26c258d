import { Duplex } from 'node:stream';
import type pg from 'pg';

/**
 * Keeps back what a connection writes until this turn of the event loop is over, so that it is sent
 * in one write. The driver has no call for that: its private stream is corked.
 *
 * @returns false where the driver has no such stream any more; then every statement is a write of
 *   its own, which is slower and still correct
 */
export function writeTogether(client: pg.Client, afterwards: () => void): boolean {
  const stream = streamOf(client);
  if (!stream) return false;
  stream.cork();
  setImmediate(() => {
    afterwards();
    stream.uncork();
  });
  return true;
}

/** The socket of a connection, which is private in the driver. */
export function streamOf(client: pg.Client): Duplex | undefined {
  const { connection } = client as { readonly connection?: unknown };
  const { stream } = (connection ?? {}) as { readonly stream?: unknown };
  return stream instanceof Duplex ? stream : undefined;
}
