import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { signIn } from './api-client.ts';
import type { ApiClient } from './api-client.ts';
import { useKillableServer } from './harness/killable-server.ts';

const rounds = 5;
const rows = 900;

const server = useKillableServer('kill-setting');
const table = '/settings/tables/suffix';

/** Sends a file; null where the server was killed before it answered. */
async function send(
  { token }: ApiClient,
  path: string,
  fields: Readonly<Record<string, string>>,
  [field, text]: readonly [field: string, text: string],
): Promise<Record<string, unknown> | null> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append(field, new Blob([text]), 'rows.csv');
  const headers = { authorization: `Bearer ${token}` };
  try {
    const answer = await fetch(`${server.url}/api${path}`, { method: 'POST', headers, body: form });
    return (await answer.json()) as Record<string, unknown>;
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

const csv = (head: string, line: (at: number) => string, count: number): string =>
  [head, ...Array.from({ length: count }, (_, at) => line(at))].join('\n');
const suffixes = csv('รหัส,ชื่อ', (at) => `k${at},คำต่อท้ายที่ ${at}`, rows);
const units = (round: number) =>
  csv('รหัส,ชื่อ,ภายใต้', (at) => `k${round}.${at},กลุ่มทดลอง ${round}.${at},กองกฎหมาย`, rows / 3);

const importSuffixes = (admin: ApiClient) =>
  send(admin, `${table}/import`, { isTrial: 'false' }, ['file', suffixes]);
const totalOf = async (admin: ApiClient, path: string): Promise<number> => {
  const { total } = await admin.get(path);
  return Number(total);
};
const suffixCount = (admin: ApiClient) => totalOf(admin, `${table}/rows?state=all&search=คำต่อท้าย`);
const unitCount = (admin: ApiClient, round: number) =>
  totalOf(admin, `/settings/units/find?search=${encodeURIComponent(`กลุ่มทดลอง ${round}.`)}`);

/** Does it while the server is killed at that moment. @returns an administrator of the next process */
async function killedAfter(ms: number, work: Promise<unknown>): Promise<ApiClient> {
  await pause(ms);
  await server.kill();
  await work;
  await server.start();
  return signIn(server.url, 'admin');
}

it('kill -9 in an import of settings: all rows of the file are there, or none, and it can be sent again', async () => {
  let admin = await signIn(server.url, 'admin');
  const began = performance.now();
  expect(await importSuffixes(admin)).toMatchObject({ count: rows });
  const whole = performance.now() - began;
  await admin.post(`${table}/undo`, {});
  const found: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    expect(await suffixCount(admin)).toBe(0);
    // Another moment in each round, from the first rows to after the last.
    admin = await killedAfter((whole * (round + 0.5)) / rounds, importSuffixes(admin));
    const count = await suffixCount(admin);
    found.push(count);
    expect([0, rows]).toContain(count);
    if (count === rows) await admin.post(`${table}/undo`, {});
  }
  // Otherwise every kill came too late to prove anything.
  expect(found).toContain(0);
  expect(await importSuffixes(admin)).toMatchObject({ count: rows });
}, 600_000);

it('kill -9 in an import of units: they are all there, or what was read of the file waits', async () => {
  let admin = await signIn(server.url, 'admin');
  for (let round = 0; round < 3; round += 1) {
    const file = ['sheet', units(round)] as const;
    const { id } = (await send(admin, '/personnel/imports/upload', {}, file)) ?? {};
    const at = `/personnel/imports/${String(id)}`;
    const entering = admin.post(`${at}/enter`, {}).catch(() => null);
    admin = await killedAfter(100 + 200 * round, entering);
    const { item } = (await admin.get(at)) as unknown as { item: { state: string } };
    const count = await unitCount(admin, round);
    expect(['CHECKED 0', `DONE ${rows / 3}`]).toContain(`${item.state} ${count}`);
    if (count === 0) await admin.post(`${at}/enter`, {});
    expect(await unitCount(admin, round)).toBe(rows / 3);
  }
}, 600_000);
