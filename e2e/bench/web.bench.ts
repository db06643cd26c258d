import { startServer } from '../server-process.ts';
import { measureLighthouse } from './lighthouse.bench.ts';
import { measurePages } from './page-weight.bench.ts';
import type { Figure } from './report.ts';
import { measureSockets } from './sockets.bench.ts';

/** What a browser waits for, and the cost of many browsers: on one server with the demo agency. */
export async function measureWeb(folder: string): Promise<Figure[]> {
  const server = await startServer({ SARN_DATA: folder, SARN_DEMO: '1', SARN_LOG: 'warn' });
  try {
    return [
      ...(await measurePages(server.url)),
      ...(await measureLighthouse(server.url)),
      ...(await measureSockets(server)),
    ];
  } finally {
    await server.stop();
  }
}
