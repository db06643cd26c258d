import autocannon from 'autocannon';
import { openDatabase, startEmbedded } from '@sarn/platform-server';
import { signIn } from '../api-client.ts';
import { startServer } from '../server-process.ts';
import { recordStatements } from './record-statements.ts';
import type { Statement } from './record-statements.ts';
import { perSecond } from './report.ts';
import type { Figure } from './report.ts';

const callers = 16;
const seconds = 10;

const calls = {
  'to-do cards': { path: '/get-todo-lists', body: { search: '' } },
  'to-do list, 10 rows': {
    path: '/sarabun/get-todo-list',
    body: { typeCode: 'jobReceived', paging: { page: 1, size: 10 } },
  },
};

/**
 * Requests per second of the to-do calls against the bare driver sending the same statements
 * with the same values, at the same concurrency.
 */
export async function measureTodo(folder: string): Promise<Figure[]> {
  const embedded = await startEmbedded({ dataDir: folder, log: quiet });
  const figures: Figure[] = [];
  try {
    const server = await startServer({
      SARN_DATA: folder,
      DATABASE_URL: embedded.url,
      SARN_DEMO: '0',
      SARN_LOG: 'warn',
    });
    const api = await signIn(server.url, 'saraban');
    const recorded = await recordStatements(folder, embedded.url, api.token, Object.values(calls));
    for (const [index, [what, { path, body }]] of Object.entries(calls).entries()) {
      const direct = await replay(embedded.url, recorded[index] ?? []);
      const served = await requestsPerSecond(`${server.url}/api${path}`, api.token, body);
      figures.push(
        { what: `${what}: same SQL, bare driver`, value: `${direct.toFixed(0)} /s` },
        {
          what: `${what}: over HTTP`,
          value: `${served.toFixed(0)} /s`,
          ratio: served / direct,
          aim: 0.7,
        },
      );
    }
    await server.stop();
  } finally {
    await embedded.stop();
  }
  return figures;
}

async function requestsPerSecond(url: string, token: string, body: object): Promise<number> {
  const result = await autocannon({
    url,
    method: 'POST',
    connections: callers,
    duration: seconds,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${url} failed under load`);
  return result.requests.average;
}

const quiet = { info: () => undefined, warn: () => undefined, error: console.error };

async function replay(url: string, statements: readonly Statement[]): Promise<number> {
  if (statements.length === 0) throw new Error('the call sent no statement');
  const db = openDatabase(url, { max: callers });
  const rate = await perSecond(callers, seconds, async () => {
    for (const { text, values } of statements) await db.query(text, values);
  });
  await db.close();
  return rate;
}
