import { createServer } from 'node:net';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeOwned, SUPERUSER } from './cluster.ts';
import type { Account } from './account.ts';

/** The system's limit for a socket path is 104 to 108 bytes. */
const MAX_SOCKET_PATH = 100;

/**
 * Where the server listens: a socket in a folder only its user may enter, or,
 * when that path would be too long, a free port of 127.0.0.1. Never on a network:
 * the packed server is built on old libraries.
 *
 * @param formerPort of a server that is started again: the program keeps its address
 * @returns settings for the server
 */
export async function chooseAddress(
  home: string,
  account: Account,
  formerPort?: number,
): Promise<Record<string, string>> {
  const dir = join(home, 'run');
  if (!fitsSocket(dir)) {
    return {
      listen_addresses: '127.0.0.1',
      unix_socket_directories: '',
      port: String(formerPort ?? (await freePort())),
    };
  }
  // No server runs here now; a socket that a crash left behind would only be in the way.
  rmSync(dir, { recursive: true, force: true });
  makeOwned(dir, account);
  return {
    listen_addresses: '',
    unix_socket_directories: `"${dir.replaceAll('"', '""')}"`,
    port: '5432',
  };
}

/** Whether a server may have its socket in the folder. */
export function fitsSocket(dir: string): boolean {
  if (process.platform === 'win32') return false;
  return Buffer.byteLength(join(dir, '.s.PGSQL.5432')) < MAX_SOCKET_PATH;
}

/** Connection string for a database of a running server. */
export function toUrl(
  server: { readonly socketDir: string; readonly port: number },
  password: string,
  database: string,
): string {
  const start = `postgresql://${SUPERUSER}:${encodeURIComponent(password)}`;
  if (!server.socketDir) return `${start}@127.0.0.1:${server.port}/${database}`;
  const query = new URLSearchParams({ host: server.socketDir, port: String(server.port) });
  return `${start}@localhost/${database}?${query.toString()}`;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => {
        if (address && typeof address === 'object') resolve(address.port);
        else reject(new Error('no free port on 127.0.0.1'));
      });
    });
  });
}
