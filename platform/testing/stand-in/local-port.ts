import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A free port of this computer. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

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
