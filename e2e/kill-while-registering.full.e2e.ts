import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { clientWith, letterForm, signIn } from './api-client.ts';
import type { Answer } from './api-client.ts';
import { useKillableServer } from './harness/killable-server.ts';

const clients = 200;
const numbersOfEach = 2;
const wantedRegisters = 20;
const kills = 2;

/** The central registry and the clerks of units: each keeps the registers of their unit. */
const clerks = [
  'saraban',
  ...['secretariat', 'policy', 'legal', 'it', 'survey', 'finance', 'hr', 'plan', 'evaluation'].map(
    (unit) => `clerk.${unit}`,
  ),
  'clerk.litigation',
];

const server = useKillableServer('kill');

/** A register of this year, with its clerk. */
interface Book {
  readonly token: string;
  readonly id: string;
  readonly year: number;
  /** Letters are registered in that of the central registry; in the others numbers are reserved. */
  readonly takesLetters: boolean;
}

interface Proof {
  readonly last: number;
  readonly isWhole: boolean;
  readonly faults: unknown[];
  readonly counts: Record<string, number>;
}

async function booksOf(username: string): Promise<Book[]> {
  const { token } = await signIn(server.url, username);
  const { rows } = (await clientWith(server.url, token).get('/registry/registers')) as unknown as {
    rows: { id: string; kind: string; years: number[]; mayReserve: boolean }[];
  };
  const takesLetters = (kind: string) => username === 'saraban' && kind === 'receive';
  return rows
    .filter((row) => row.mayReserve && row.years[0] !== undefined)
    .map(({ id, kind, years }) => ({
      ...{ token, id, year: years[0]! },
      takesLetters: takesLetters(kind),
    }));
}

const proofOf = async ({ token, id, year }: Book): Promise<Proof> =>
  (await clientWith(server.url, token).get(
    `/registry/registers/${id}/proof?year=${year}`,
  )) as unknown as Proof;

/** Sends one command until it is answered; the same key makes all tries one command. */
async function surely(token: string, path: string, form: object, key: string): Promise<Answer> {
  for (;;) {
    try {
      // Half of the first tries are cut off at some moment, before, while or after they are carried
      // out.
      const isCut = Math.random() < 0.5;
      const sent = clientWith(server.url, token).post(path, form, { 'idempotency-key': key });
      const answer = isCut ? await Promise.race([sent, cut()]) : await sent;
      if (answer.status < 500) return answer;
    } catch {
      // The server is down, or the connection was cut: the same command is sent again.
    }
    await pause(100);
  }
}

async function cut(): Promise<never> {
  await pause(Math.random() * 200);
  throw new Error('cut off');
}

async function uploadSurely(token: string, text: string): Promise<string> {
  for (;;) {
    const fileId = await clientWith(server.url, token)
      .upload(text)
      .catch(() => null);
    if (fileId) return fileId;
    await pause(100);
  }
}

/**
 * Takes one number; every fourth time a call that is refused after its work had begun comes first.
 */
async function takeNumber(book: Book, name: string): Promise<number> {
  const { token, id, takesLetters } = book;
  if (takesLetters) {
    const fileId = await uploadSurely(token, name);
    const path = '/registry/incoming/register';
    const form = letterForm(name, fileId);
    if (Math.random() < 0.25) {
      const refused = { ...form, fileIds: ['019abcde-0000-7000-8000-000000000000'] };
      expect((await surely(token, path, refused, `refused-${name}`)).status).toBeGreaterThan(399);
    }
    const answer = await surely(token, path, form, `letter-${name}`);
    expect(answer.status, JSON.stringify(answer)).toBe(200);
    return Number(String(answer['receiveNo']).split('/')[0]);
  }
  const path = `/registry/registers/${id}/reserve`;
  const today = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);
  const form = { count: 1, forDay: today, expiresOn: today, reason: `ทดสอบ ${name}` };
  if (Math.random() < 0.25) {
    const refused = { ...form, expiresOn: '2026-01-01' };
    expect((await surely(token, path, refused, `refused-${name}`)).status).toBeGreaterThan(399);
  }
  const answer = await surely(token, path, form, `number-${name}`);
  expect(answer.status, JSON.stringify(answer)).toBe(200);
  expect(answer['first']).toBe(answer['last']);
  return Number(answer['first']);
}

it('gives every number of twenty registers once to 200 clients, through kill -9', async () => {
  const all = (await Promise.all(clerks.map(booksOf))).flat();
  const newest = Math.max(...all.map(({ year }) => year));
  const books = all.filter(({ year }) => year === newest).slice(0, wantedRegisters);
  expect(books.length).toBe(wantedRegisters);
  const before = await Promise.all(books.map(proofOf));

  const given = books.map((): number[] => []);
  const work = Array.from({ length: clients }, async (_, client) => {
    const at = client % books.length;
    for (let turn = 0; turn < numbersOfEach; turn += 1) {
      given[at]!.push(await takeNumber(books[at]!, `${client}-${turn}`));
    }
  });
  const killing = (async () => {
    for (let kill = 1; kill <= kills; kill += 1) {
      // Random moments, spread over the run by progress and not by time.
      const due = Math.floor((clients * numbersOfEach * (kill - Math.random())) / kills);
      while (given.flat().length < due) await pause(5);
      await server.kill();
      await server.start();
    }
  })();
  await Promise.all([...work, killing]);

  for (const [at, book] of books.entries()) {
    const proof = await proofOf(book);
    const numbers = given[at]!.toSorted((a, b) => a - b);
    const first = before[at]!.last + 1;
    expect(proof).toMatchObject({
      isWhole: true,
      faults: [],
      last: before[at]!.last + numbers.length,
    });
    expect(numbers).toEqual(Array.from(numbers, (_, index) => first + index));
  }
}, 300_000);
