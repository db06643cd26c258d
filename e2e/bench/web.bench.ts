import { untilAtRest } from './at-rest.ts';
import { startServer } from '../server-process.ts';
import type { ServerProcess } from '../server-process.ts';
import { measureLighthouse } from './lighthouse.bench.ts';
import { measurePages } from './page-weight.bench.ts';
import type { Figure } from './report.ts';
import { measureSockets } from './sockets.bench.ts';

/** What a browser waits for, and the cost of many browsers: on one server with the demo agency. */
export async function measureWeb(folder: string, { isExplained }: Told): Promise<Figure[]> {
  return onDemo(folder, async (server) => [
    ...(await measurePages(server.url)),
    ...(await measureLighthouse(server.url, isExplained)),
    ...(await measureSockets(server)),
  ]);
}

/** Lighthouse alone. */
export async function measureLighthousePart(folder: string, told: Told): Promise<Figure[]> {
  return onDemo(folder, ({ url }) => measureLighthouse(url, told.isExplained));
}

interface Told {
  readonly isExplained: boolean;
}

async function onDemo(
  folder: string,
  measure: (server: ServerProcess) => Promise<Figure[]>,
): Promise<Figure[]> {
  const server = await startServer({ SARN_DATA: folder, SARN_DEMO: '1', SARN_LOG: 'warn' });
  try {
    // Its pages are typeset in the background first, which would take the processor from the browser.
    await untilAtRest(server, folder);
    return await measure(server);
  } finally {
    await server.stop();
  }
}
