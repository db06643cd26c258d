import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';

/** A connection between a client and a server that a test can cut. */
export interface RelayStandIn {
  readonly port: number;
  /** Bytes of the server after which each of the next connections is cut; later ones pass whole. */
  readonly cuts: number[];
  /** How many were cut so far. */
  countCut(): number;
  close(): Promise<void>;
}

/** Passes bytes on to a port of this computer, both ways. */
export async function startRelayStandIn(toPort: number): Promise<RelayStandIn> {
  const open = new Set<Socket>();
  const cuts: number[] = [];
  let cut = 0;
  const server = createServer((near) => {
    const far = connect(toPort, '127.0.0.1');
    let passed = 0;
    // The server does not answer: the client's connection fails at once, as without a relay.
    far.once('error', () => near.resetAndDestroy());
    for (const socket of [near, far]) {
      open.add(socket);
      const end = () => {
        near.destroy();
        far.destroy();
        open.delete(socket);
      };
      socket.on('close', end).on('error', end);
    }
    far.on('data', (bytes: Buffer) => {
      passed += bytes.length;
      const [after] = cuts;
      if (after === undefined || passed < after) return;
      cuts.shift();
      cut += 1;
      near.destroy();
    });
    near.pipe(far);
    far.pipe(near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    cuts,
    countCut: () => cut,
    async close() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
