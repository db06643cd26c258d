import { openDatabase, startEmbedded } from '@sarn/platform-server';
import { newId } from '@sarn/kernel';
import { letterForm, signIn } from '../api-client.ts';
import type { ApiClient } from '../api-client.ts';
import { startServer } from '../server-process.ts';
import { recordStatements } from './record-statements.ts';
import { perSecond } from './report.ts';
import type { Figure } from './report.ts';

const callers = 16;
const seconds = 10;
/** Somebody may have 200 files that belong to no document yet, and upload 600 in ten minutes. */
const inRound = 190;
const rounds = 3;

/**
 * Numbers issued per second (the statement that takes a number and writes its entry), against
 * the updates per second of one contended row on the same server; and beside it whole letters
 * registered over HTTP, each with its document, file, readers, history, audit, queue and number.
 */
export async function measureNumbers(folder: string): Promise<Figure[]> {
  const embedded = await startEmbedded({ dataDir: folder, log: quiet });
  const server = await startServer({
    SARN_DATA: folder,
    DATABASE_URL: embedded.url,
    SARN_DEMO: '1',
    SARN_LOG: 'warn',
  });
  try {
    const api = await signIn(server.url, 'saraban');
    const ceiling = await contendedRow(embedded.url);
    const recorded = await api.upload('bench recorded');
    const issued = await numbersIssued(folder, embedded.url, api.token, recorded);
    const letters = await lettersRegistered(api);
    return [
      { what: `one contended row, ${callers} connections`, value: `${ceiling.toFixed(0)} /s` },
      {
        what: `numbers issued in one register, ${callers} connections`,
        value: `${issued.toFixed(0)} /s`,
        ratio: issued / ceiling,
        aim: 0.5,
      },
      {
        what: `whole letters registered over HTTP, ${callers} callers`,
        value: `${letters.toFixed(0)} /s`,
        ratio: letters / ceiling,
      },
    ];
  } finally {
    await server.stop();
    await embedded.stop();
  }
}

/** Letters registered in a second; their files are uploaded before, and that is not counted. */
async function lettersRegistered(api: ApiClient): Promise<number> {
  let took = 0;
  for (let round = 0; round < rounds; round += 1) {
    const fileIds: string[] = [];
    await byCallers(inRound, async (at) => {
      fileIds.push(await api.upload(`bench ${round} ${at}`));
    });
    const begun = performance.now();
    await byCallers(inRound, async (at) => {
      const form = letterForm(`${round}-${at}`, fileIds[at] ?? '');
      const answer = await api.post('/registry/incoming/register', form);
      if (answer.status !== 200) throw new Error(JSON.stringify(answer));
    });
    took += performance.now() - begun;
  }
  return (rounds * inRound * 1000) / took;
}

/** Does the work so many times, by all callers together. */
async function byCallers(count: number, work: (at: number) => Promise<void>): Promise<void> {
  let next = 0;
  const call = async () => {
    while (next < count) {
      next += 1;
      await work(next - 1);
    }
  };
  await Promise.all(Array.from({ length: callers }, call));
}

/** The statement of a registration, repeated with another entry id. */
async function numbersIssued(
  folder: string,
  url: string,
  token: string,
  fileId: string,
): Promise<number> {
  const call = {
    path: '/registry/incoming/register',
    body: letterForm('recorded', fileId),
    isChange: true,
  };
  const [statements = []] = await recordStatements(folder, url, token, [call]);
  const taking = statements.find(({ text }) => text.includes('register_counter'));
  if (!taking) throw new Error('the registration took no number');
  const [, ...values] = taking.values;
  const db = openDatabase(url, { max: callers });
  const rate = await perSecond(callers, seconds, async () => {
    await db.query(taking.text, [newId(), ...values]);
  });
  await db.close();
  return rate;
}

const quiet = { info: () => undefined, warn: () => undefined, error: console.error };

async function contendedRow(url: string): Promise<number> {
  const db = openDatabase(url, { max: callers });
  await db.query('create table if not exists bench_ceiling (n bigint) with (fillfactor = 50)');
  await db.query('truncate bench_ceiling');
  await db.query('insert into bench_ceiling values (0)');
  const rate = await perSecond(callers, seconds, async () => {
    await db.query('update bench_ceiling set n = n + 1 returning n');
  });
  await db.query('drop table bench_ceiling');
  await db.close();
  return rate;
}
