import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Below the ports that systems give to outgoing connections (Linux from 32,768, others from 49,152). One of
 * those that is free now can belong to a connection of any program a moment later, and the server for which
 * it was chosen does not start.
 */
const ports = { from: 12_000, below: 32_000 };

/** Each process begins elsewhere: two that ask at once must not be told the same port. */
let next = randomInt(ports.from, ports.below);

/** A port of the loopback address that is free now, and another one at each call. */
export async function freePort(): Promise<number> {
  for (let tries = ports.below - ports.from; tries > 0; tries -= 1) {
    const port = next;
    next = port + 1 < ports.below ? port + 1 : ports.from;
    if (await isFree(port)) return port;
  }
  throw new Error(`no port from ${ports.from} to ${ports.below - 1} is free`);
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  try {
    const listening = once(server, 'listening');
    server.listen(port, '127.0.0.1');
    await listening;
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
  server.close();
  await once(server, 'close');
  return true;
}

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

/**
 * Waits until a program that was just started takes connections.
 *
 * @param name for the error
 * @param died the output of a program that ended instead; null while it runs
 */
export async function untilAnswers(
  name: string,
  port: number,
  died: () => string | null,
): Promise<void> {
  for (let turn = 0; turn < 600; turn += 1) {
    const words = died();
    if (words !== null) throw new Error(`${name} ended: ${words}`);
    const socket = connect(port, '127.0.0.1');
    const isThere = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (isThere) return;
    await sleep(50);
  }
  throw new Error(`${name} does not answer`);
}
