import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** A network between a program and its database that a test can cut. */
export interface DatabaseNetworkStandIn {
  /** Address of the database through this network. */
  readonly url: string;
  /** Breaks all connections, and each new one a moment after it came. */
  cut(): void;
  mend(): void;
  /** New connections since the last cut, and the most of them that were tried at the same time. */
  refused(): { readonly count: number; readonly mostAtOnce: number };
  close(): Promise<void>;
}

/** Long enough that two tries which begin together are seen together. */
const refusalMs = 100;

/** @param databaseUrl its own address, by a port or by the folder of a socket */
export async function startDatabaseNetworkStandIn(
  databaseUrl: string,
): Promise<DatabaseNetworkStandIn> {
  const open = new Set<Socket>();
  let isCut = false;
  let refused = { count: 0, atOnce: 0, mostAtOnce: 0 };
  const refuse = async (socket: Socket): Promise<void> => {
    const since = refused;
    since.count += 1;
    since.atOnce += 1;
    since.mostAtOnce = Math.max(since.mostAtOnce, since.atOnce);
    await sleep(refusalMs);
    since.atOnce -= 1;
    socket.resetAndDestroy();
  };
  const { reach, through } = addressesOf(databaseUrl);
  const server = createServer((near) => {
    near.on('error', () => undefined).on('close', () => open.delete(near));
    open.add(near);
    if (isCut) return void refuse(near);
    const far = reach();
    for (const [one, other] of [[near, far] as const, [far, near] as const]) {
      one.on('error', () => undefined).on('close', () => other.destroy());
      one.pipe(other);
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const breakAll = (): void => {
    for (const socket of open) socket.resetAndDestroy();
  };
  return {
    url: through((server.address() as AddressInfo).port),
    cut() {
      isCut = true;
      refused = { count: 0, atOnce: 0, mostAtOnce: 0 };
      breakAll();
    },
    mend: () => void (isCut = false),
    refused: () => refused,
    async close() {
      breakAll();
      server.close();
      await once(server, 'close');
    },
  };
}

function addressesOf(databaseUrl: string) {
  const url = new URL(databaseUrl);
  const folder = url.searchParams.get('host');
  const port = Number(url.searchParams.get('port') ?? (url.port || 5432));
  return {
    reach: () => (folder ? connect(`${folder}/.s.PGSQL.${port}`) : connect(port, url.hostname)),
    through(ownPort: number): string {
      const changed = new URL(databaseUrl);
      changed.searchParams.delete('host');
      changed.searchParams.delete('port');
      changed.hostname = '127.0.0.1';
      changed.port = String(ownPort);
      return changed.href;
    },
  };
}
