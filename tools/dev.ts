/**
 * For working on the code: the server starts again at every change, and the browser's part is served
 * as it is written by Vite, which hands every call of the API on to the server.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { createServer } from 'vite';
import { root } from './suite/places.ts';

const WEB_PORT = 5173;

/** What the server answers itself; everything else is a page or a source file. */
const SERVER_PATHS = ['/api', '/socket.io', '/docs', '/dev', '/healthz', '/readyz', '/meet'];

const server = spawn(
  process.execPath,
  ['--watch', '--watch-preserve-output', 'apps/server/main.ts'],
  { cwd: root, stdio: 'inherit' },
);

const target = `http://127.0.0.1:${process.env['PORT'] ?? '3000'}`;
const vite = await createServer({
  root: path.join(root, 'apps/web'),
  server: {
    host: '127.0.0.1',
    port: WEB_PORT,
    strictPort: true,
    proxy: Object.fromEntries(
      SERVER_PATHS.map((prefix) => [
        // With its end, so that a page such as /developers is none of the server's.
        `^${prefix}(?=[/?]|$)`,
        { target, ws: prefix === '/socket.io' },
      ]),
    ),
  },
});
await vite.listen();
vite.printUrls();

let isStopping = false;

function stop(): void {
  if (isStopping) return;
  isStopping = true;
  server.kill('SIGTERM');
}

process.on('SIGINT', stop);
process.on('SIGTERM', stop);
server.once('exit', (code) => {
  void vite.close().finally(() => process.exit(isStopping ? 0 : (code ?? 1)));
});
