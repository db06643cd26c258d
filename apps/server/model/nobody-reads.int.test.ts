import type { Endpoint } from '@sarn/kernel';
import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts, expectSane, json, openStand, pathOf } from '../hardening/stand.testing.ts';
import type { Stand } from '../hardening/stand.testing.ts';
import { sheetTexts } from '../journeys/sheet-texts.testing.ts';
import { walkAtRandom } from './bounds.testing.ts';
import { readersOf } from './invariants.testing.ts';
import type { ModelPaper } from './paper-model.testing.ts';
import { readCalls, withoutPapers } from './read-calls.testing.ts';
import type { Fields, PaperFacts, ReadCall } from './read-calls.testing.ts';
import { World } from './world.testing.ts';
import type { Step } from './world.testing.ts';

let stand: Stand;
let world: World;
const sockets: Socket[] = [];
/** What came to whom over the live connection. */
const heard: { readonly account: string; readonly text: string }[] = [];
/** Calls by which somebody who may did get to see a paper: they are tried in earnest. */
const shownBy = new Set<string>();
/** Of those who may not read, two are asked for each paper, all of them by and by. */
let turn = 0;

beforeAll(async () => {
  stand = await openStand();
  world = new World(stand);
  for (const account of accounts) await listen(account);
}, 120_000);
afterAll(async () => {
  for (const socket of sockets) socket.disconnect();
  await stand.close();
});

async function listen(account: string): Promise<void> {
  const token = await stand.token(account);
  const socket = io(stand.app.url, {
    auth: { token },
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
  });
  sockets.push(socket);
  socket.onAny((...event: unknown[]) => heard.push({ account, text: JSON.stringify(event) }));
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
}

const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

/** Everything by which the paper could be asked for or recognised, from the database itself. */
async function factsOf(paper: ModelPaper): Promise<PaperFacts> {
  const [row] = await stand.app.db.query<Omit<PaperFacts, 'id' | 'token'>>(
    `select share_ref as "shareRef", letter_no as "letterNo", sender,
            array(select id::text from file where owner_id = paper.id) as "fileIds",
            array(select id::text from document_leg where document_id = paper.id) as "legIds",
            array(select id::text from document_job where document_id = paper.id) as "jobIds",
            array(select distinct register_id::text from register_entry
                  where document_id = paper.id) as "registerIds"
     from document paper where id = $1`,
    [paper.id],
  );
  if (!row) throw new Error('a paper that is not there');
  return { ...row, id: paper.id, token: paper.title.slice(1, 13) };
}

interface Reply {
  readonly status: number;
  readonly text: string;
  readonly body: Record<string, unknown>;
}

async function send(account: string, endpoint: Endpoint, fields: Fields): Promise<Reply> {
  const parts = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, String(value)]),
  );
  const path = pathOf(endpoint, parts);
  const token = await stand.token(account);
  if (endpoint.isBinary) {
    const query = queryOf(endpoint, fields);
    const response = await fetch(`${stand.app.url}/api${path}${query}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    const isSheet = response.headers.get('content-type')?.includes('spreadsheetml') ?? false;
    return {
      status: response.status,
      text: isSheet ? sheetTexts(bytes) : bytes.toString(),
      body: {},
    };
  }
  const answer =
    endpoint.method === 'GET'
      ? await stand.call(`${path}${queryOf(endpoint, fields)}`, { token })
      : await stand.call(path, { ...json(JSON.stringify(fields)), token });
  expectSane(answer, `${account} ${nameOf(endpoint)}`);
  return { status: answer.status, text: answer.text, body: answer.body };
}

function queryOf({ path }: Endpoint, fields: Fields): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) {
    if (!path.includes(`:${name}`)) query.append(name, String(value));
  }
  return `?${query.toString()}`;
}

/** No call shows the paper to the account: not its words, nor its files, nor that it is there. */
async function expectNothing(account: string, facts: PaperFacts): Promise<void> {
  for (const endpoint of stand.endpoints) {
    const call = readCalls[nameOf(endpoint)];
    if (!call) continue;
    for (const fields of call.ask(facts, stand)) {
      const reply = await send(account, endpoint, fields);
      const what = `${account} ${nameOf(endpoint)} ${JSON.stringify(fields)}`;
      expectSilent(reply, { what, facts, fields });
      const isSearch = JSON.stringify(fields).includes(facts.token);
      if (call.count && isSearch && reply.status === 200) {
        expect(call.count(reply.body), `${what} counts it`).toBe(0);
      }
    }
  }
}

function expectSilent(
  { text }: Reply,
  { what, facts, fields }: { what: string; facts: PaperFacts; fields: Fields },
): void {
  const asked = JSON.stringify(fields);
  const { id, token, shareRef, fileIds, legIds, jobIds } = facts;
  for (const secret of [token, id, shareRef, ...fileIds, ...legIds, ...jobIds]) {
    // What the caller sent himself may come back to him in the sentence that refuses it.
    if (asked.includes(secret)) continue;
    expect(text.includes(secret), `${what} shows ${secret}`).toBe(false);
  }
}

/** The same calls by somebody who may, so that a call that shows nothing to anybody is noticed. */
async function noteShown(account: string, facts: PaperFacts): Promise<void> {
  for (const endpoint of stand.endpoints) {
    const name = nameOf(endpoint);
    const call: ReadCall | undefined = readCalls[name];
    if (!call || shownBy.has(name) || /(act|discard)$/.test(name)) continue;
    for (const fields of call.ask(facts, stand)) {
      const { status, text } = await send(account, endpoint, fields);
      const tells = text.includes(facts.token) || text.includes(facts.id);
      if (status === 200 && (tells || name.endsWith('/content'))) shownBy.add(name);
    }
  }
}

/** Neither call nor live event shows the paper to whom the rule does not. */
async function expectKept(paper: ModelPaper): Promise<void> {
  const facts = await factsOf(paper);
  const readers = await readersOf(stand, paper.id);
  const others = accounts.filter((account) => !readers.has(account));
  turn += 1;
  const asked = [0, 5].map((more) => others[(turn * 3 + more) % others.length] ?? '');
  const strangers = others.length > 2 ? asked : others;
  await Promise.all(strangers.map((account) => expectNothing(account, facts)));
  for (const { account, text } of heard.filter((one) => !readers.has(one.account))) {
    expect(text.includes(facts.token) || text.includes(facts.id), `${account} heard`).toBe(false);
  }
}

async function walk(all: readonly Step[]): Promise<void> {
  world.begin();
  heard.length = 0;
  try {
    for (const step of all) await world.step(step);
    for (const paper of world.papers) await expectKept(paper);
  } catch (error) {
    throw new Error(`after: ${world.log.join('; ')}`, { cause: error });
  }
}

describe('[3.05] who may not read a paper is shown nothing of it', () => {
  it('every call of the house is among those that are tried, or holds no paper', () => {
    const names = stand.endpoints.map(nameOf);
    const unknown = names.filter(
      (name) => !(name in readCalls) && !withoutPapers.some(([pattern]) => pattern.test(name)),
    );
    expect(unknown, 'calls without a case in read-calls.testing.ts').toEqual([]);
    expect(Object.keys(readCalls).filter((name) => !names.includes(name))).toEqual([]);
  });

  it('whoever may is shown it by the same calls, so that each is tried in earnest', async () => {
    world.begin();
    const ones = Array.from({ length: 8 }, () => 1);
    for (let turns = 0; turns < 7; turns += 1) await world.step({ what: 50, picks: ones });
    const [paper] = world.papers;
    if (!paper) throw new Error('no paper was written');
    const facts = await factsOf(paper);
    for (const account of await readersOf(stand, paper.id)) await noteShown(account, facts);
    const mustShow = [
      'GET /registry/document/:documentId',
      'GET /registry/documents',
      'POST /sarabun/get-todo-list',
      'POST /service/get-all-notification',
      'POST /update-read-portal',
      'POST /get-decode-document-api',
      'GET /registry/registers/:registerId/lines',
      'GET /registry/registers/:registerId/export',
      'GET /file/:fileId',
      'GET /file/:fileId/content',
    ];
    expect([...shownBy]).toEqual(expect.arrayContaining(mustShow));
  });

  it(
    'by any call, whatever was done before',
    async () => {
      await walkAtRandom(5, 16, walk);
    },
    15 * 60_000,
  );
});
