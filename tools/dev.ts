/**
 * For working on the code: the server starts again at every change, and the browser's part is served
 * as it is written by Vite, which hands every call of the API on to the server.
 */
import path from 'node:path';
import { createServer } from 'vite';
import { startRestarting } from './dev/restarting-server.ts';
import { root } from './suite/places.ts';

const WEB_PORT = 5173;

/** What the server answers itself; everything else is a page or a source file. */
const SERVER_PATHS = [
  '/api',
  '/socket.io',
  '/docs',
  '/dev/mail',
  '/dev/mail.json',
  '/healthz',
  '/readyz',
  '/meet',
];

const server = startRestarting(root);
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

async function stop(signal: NodeJS.Signals): Promise<void> {
  const isFromTerminal = signal === 'SIGINT' && process.stdin.isTTY;
  await Promise.all([server.stop(isFromTerminal), vite.close()]);
  process.exit(0);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  // Vite would leave at once, and the server be cut off in the middle.
  process.removeAllListeners(signal);
  process.once(signal, () => void stop(signal));
}
