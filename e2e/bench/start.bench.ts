import { startServer } from '../server-process.ts';
import type { ServerProcess } from '../server-process.ts';
import { signIn } from '../api-client.ts';
import type { Figure } from './report.ts';
import { residentMegabytes } from './memory.ts';
import { untilAtRest } from './at-rest.ts';

const mostMegabytes = 300;

/**
 * Cold start (new data directory with the demo agency), warm start, memory after 1,000 calls: of a server at rest, and
 * of one that typesets the pages of the demo agency meanwhile.
 */
export async function measureStart(folder: string): Promise<Figure[]> {
  const env = { SARN_DATA: folder, SARN_DEMO: '1', SARN_LOG: 'warn' };
  const cold = await startServer(env);
  await cold.stop();
  const typesetting = await startServer(env);
  const busy = await memoryOf(typesetting);
  await untilAtRest(typesetting, folder);
  await typesetting.stop();
  const warm = await startServer(env);
  const { before, after } = await memoryOf(warm);
  await warm.stop();
  return [
    {
      what: 'start, new data directory with demo agency',
      value: `${(cold.startMs / 1000).toFixed(1)} s`,
    },
    {
      what: 'start again',
      value: `${(warm.startMs / 1000).toFixed(1)} s`,
      ratio: cold.startMs / warm.startMs,
    },
    { what: 'server memory after start', value: `${before.toFixed(0)} MB` },
    {
      what: `server memory after 1,000 calls (ratio: ${mostMegabytes} MB to it)`,
      value: `${after.toFixed(0)} MB`,
      ratio: mostMegabytes / after,
      aim: 1,
    },
    {
      what: 'the same while pages are typeset',
      value: `${busy.after.toFixed(0)} MB`,
      ratio: mostMegabytes / busy.after,
    },
  ];
}

/** Resident memory after the start and after 1,000 calls, in MB. */
async function memoryOf(server: ServerProcess): Promise<{ before: number; after: number }> {
  const api = await signIn(server.url, 'saraban');
  const pid = server.process.pid ?? 0;
  const before = residentMegabytes(pid);
  for (let call = 0; call < 250; call += 1) {
    const todo = { typeCode: 'jobReceived', paging: { page: 1, size: 10 } };
    await Promise.all([
      api.post('/get-todo-lists', { search: '' }),
      api.post('/sarabun/get-todo-list', todo),
      api.post('/service/get-all-notification', { take: 10 }),
      api.get('/registry/registers'),
    ]);
  }
  return { before, after: residentMegabytes(pid) };
}
