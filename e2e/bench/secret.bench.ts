import { startEmbedded } from '@sarn/platform-server';
import { letterForm, signIn } from '../api-client.ts';
import type { ApiClient } from '../api-client.ts';
import { startServer } from '../server-process.ts';
import type { Figure } from './report.ts';

const rounds = 9;
/** Plain text is not parsed: 20 MB of it measure the cipher and not a reader of PDFs. */
const bytes = 20 * 2 ** 20;

/**
 * The cost of encryption: a file of 20 MB stored with an ordinary letter and with a classified one,
 * and read again by a permitted person; each as a ratio of the unencrypted one in the same run.
 */
export async function measureSecret(folder: string): Promise<Figure[]> {
  const embedded = await startEmbedded({ dataDir: folder, log: quiet });
  const env = { SARN_DATA: folder, DATABASE_URL: embedded.url, SARN_DEMO: '1', SARN_LOG: 'warn' };
  const server = await startServer(env);
  try {
    await entrust(server.url);
    return await measure(server.url);
  } finally {
    await server.stop();
    await embedded.stop();
  }
}

const quiet = { info: () => undefined, warn: () => undefined, error: console.error };

async function personOf(api: ApiClient): Promise<string> {
  const { person } = (await api.get('/identity/me')) as unknown as { person: { id: string } };
  return person.id;
}

/** The registrar is cleared, and appointed for their agency. */
async function entrust(url: string): Promise<void> {
  const hr = await signIn(url, 'head.hr');
  const registrar = await signIn(url, 'saraban');
  const { posts } = (await registrar.get('/identity/me')) as unknown as {
    posts: { servesUnitId: string }[];
  };
  const personId = await personOf(registrar);
  const order = { personId, orderNo: '1', validFrom: '2026-01-01' };
  await hr.post('/identity/clearances/give', { ...order, secrecy: 'confidential' });
  const unitId = posts[0]?.servesUnitId;
  await hr.post('/identity/secret-registrars/appoint', { ...order, unitId });
}

interface Timed {
  readonly keep: number[];
  readonly read: number[];
}

async function measure(url: string): Promise<Figure[]> {
  const api = await signIn(url, 'saraban');
  const personId = await personOf(api);
  const timed: Record<'normal' | 'confidential', Timed> = {
    normal: { keep: [], read: [] },
    confidential: { keep: [], read: [] },
  };
  // In turns, so that other load of the computer affects both.
  for (let round = 0; round < rounds; round += 1) {
    for (const secrecy of ['normal', 'confidential'] as const) {
      await once(url, api, { secrecy, personId, round, timed: timed[secrecy] });
    }
  }
  const figure = (what: string, way: keyof Timed): Figure => {
    const [clear, sealed] = [median(timed.normal[way]), median(timed.confidential[way])];
    const value = `${sealed.toFixed(0)} ms (clear ${clear.toFixed(0)} ms)`;
    return { what, value, ratio: clear / sealed };
  };
  return [
    figure('keeping a letter with a file of 20 MB, encrypted (ratio: in the clear)', 'keep'),
    figure('reading that file, decrypted (ratio: in the clear)', 'read'),
  ];
}

async function once(
  url: string,
  api: ApiClient,
  at: { secrecy: string; personId: string; round: number; timed: Timed },
): Promise<void> {
  const { secrecy, personId, round, timed } = at;
  const fileId = await uploaded(url, api, `${secrecy} ${round}`);
  const letter = { ...letterForm(`${secrecy}/${round}`, fileId), secrecy };
  const pressed = performance.now();
  const { documentId, status } = await api.post('/registry/incoming/register', letter);
  timed.keep.push(performance.now() - pressed);
  if (status !== 200) throw new Error(`not registered: ${status}`);
  if (secrecy !== 'normal') {
    const reason = 'measuring what it costs';
    await api.post('/registry/secret/name', { documentId, personId, mayDownload: true, reason });
    await api.post('/registry/secret/open', { documentId, reason });
  }
  const asked = performance.now();
  const response = await fetch(`${url}/api/file/${fileId}/content?download=true`, {
    headers: { authorization: `Bearer ${api.token}` },
  });
  const { byteLength } = await response.arrayBuffer();
  timed.read.push(performance.now() - asked);
  if (byteLength !== bytes) throw new Error(`read ${byteLength} bytes, ${response.status}`);
}

async function uploaded(url: string, api: ApiClient, head: string): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([head.padEnd(bytes, 'sarn ')]), 'data.txt');
  const response = await fetch(`${url}/api/file/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${api.token}` },
    body: form,
  });
  const { items } = (await response.json()) as { items?: { id: string }[] };
  if (!items?.[0]) throw new Error(`not uploaded: ${response.status}`);
  return items[0].id;
}

function median(all: readonly number[]): number {
  return all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
}
