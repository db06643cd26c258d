/**
 * For development: the server restarts at every change, and the browser's part is served from its
 * sources by Vite, which passes every call of the API on to the server.
 */
import path from 'node:path';
import { createServer } from 'vite';
import { startRestarting } from './dev/restarting-server.ts';
import { root } from './suite/places.ts';

const WEB_PORT = 5173;

/** Paths that the server answers itself; all others are pages or source files. */
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
        // With the slash, so that a page such as /developers is not passed to the server.
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
  // Vite would end at once, and the server be killed during its stop.
  process.removeAllListeners(signal);
  process.once(signal, () => void stop(signal));
}
