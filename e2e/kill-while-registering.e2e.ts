import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { clientWith, letterForm, signIn } from './api-client.ts';
import type { Answer } from './api-client.ts';
import { freePort, startServer } from './server-process.ts';
import type { ServerProcess } from './server-process.ts';

const letters = 200;
const clients = 8;
const kills = 4;

let folder: string;
let server: ServerProcess;
let port: number;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sarn-kill-'));
  port = await freePort();
  server = await startServer({ SARN_DATA: folder, SARN_DEMO: '1' }, port);
}, 240_000);

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

interface Line {
  readonly number: number;
  readonly documentId: string | null;
}

/** The whole register of the year, lowest number first. */
async function readRegister(token: string): Promise<Line[]> {
  const api = clientWith(server.url, token);
  const { rows } = (await api.get('/registry/registers')) as unknown as {
    rows: { id: string; kind: string; years: number[]; unit: { name: string } }[];
  };
  const register = rows.find((row) => row.kind === 'receive');
  const lines: Line[] = [];
  for (let before = ''; ;) {
    const path = `/registry/registers/${register?.id}/lines?year=${register?.years[0]}${before}`;
    const page = (await api.get(path)) as unknown as { rows: Line[]; hasMore: boolean };
    lines.push(...page.rows);
    if (!page.hasMore) return lines.toReversed();
    before = `&before=${page.rows.at(-1)?.number}`;
  }
}

/** Sends one letter until it is answered; the key makes all tries one registration. */
async function registerSurely(token: string, index: number): Promise<Answer> {
  const api = () => clientWith(server.url, token);
  let fileId: string | undefined;
  for (;;) {
    try {
      fileId ??= await api().upload(`letter ${index}`);
      const key = { 'idempotency-key': `kill-test-${index}` };
      const answer = await api().post(
        '/registry/incoming/register',
        letterForm(index, fileId),
        key,
      );
      if (answer.status < 500) return answer;
    } catch {
      // The server is down: it comes back on the same port.
    }
    await pause(100);
  }
}

it('keeps every acknowledged number, none twice, no gap, through kill -9', async () => {
  const { token } = await signIn(server.url, 'saraban');
  const before = await readRegister(token);
  const answers: Answer[] = [];
  let next = 0;
  const work = Array.from({ length: clients }, async () => {
    while (next < letters) {
      next += 1;
      answers.push(await registerSurely(token, next));
    }
  });
  for (let kill = 1; kill <= kills; kill += 1) {
    // Random moments, spread over the run by progress and not by the clock.
    const due = Math.floor((letters * (kill - Math.random())) / kills);
    while (answers.length < due) await pause(5);
    await server.kill();
    server = await startServer({ SARN_DATA: folder, SARN_DEMO: '1' }, port);
  }
  await Promise.all(work);

  expect(answers.map((answer) => answer.status)).toEqual(
    Array.from({ length: letters }, () => 200),
  );
  const after = await readRegister(token);
  const numbers = after.map((line) => line.number);
  expect(numbers).toEqual(Array.from({ length: numbers.length }, (_, index) => index + 1));
  expect(after.length - before.length).toBe(letters);
  const given = new Map(after.map((line) => [line.documentId, line.number]));
  for (const answer of answers) {
    const [number] = String(answer['receiveNo']).split('/');
    expect(given.get(String(answer['documentId']))).toBe(Number(number));
  }
}, 300_000);
