import type { Endpoint } from '@sarn/kernel';
import { io } from 'socket.io-client';
import type { Socket } from 'socket.io-client';
import { expect } from 'vitest';
import { expectSane, json, pathOf } from './test-instance.testing.ts';
import type { TestInstance } from './test-instance.testing.ts';
import { sheetTexts } from './sheet-texts.testing.ts';
import { readCallOf } from './read-calls.testing.ts';
import { isFullRun } from './rotation.testing.ts';
import type { Fields, DocumentFacts } from './read-call.testing.ts';

/** Receives all live events of an account. */
export async function listen(
  instance: TestInstance,
  account: string,
  hear: (text: string) => void,
): Promise<Socket> {
  const token = await instance.token(account);
  const socket = io(instance.app.url, {
    auth: { token },
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
  });
  socket.onAny((...event: unknown[]) => hear(JSON.stringify(event)));
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return socket;
}

/**
 * Resolves when all events so far, after commits and by due jobs too, have arrived at these
 * sockets.
 */
export async function allArrived(
  instance: TestInstance,
  sockets: readonly Socket[],
): Promise<void> {
  await instance.app.settled();
  const last = 'all-arrived';
  const ends = sockets.map((socket) => new Promise((resolve) => socket.once(last, resolve)));
  // A socket keeps the order of its messages.
  instance.app.platform.live.tellEveryone(last, {});
  await Promise.all(ends);
}

/** An endpoint as the lists of calls name it. */
export const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

/** All values by which the document could be found or recognised, read from the database. */
export async function factsOf(
  instance: TestInstance,
  id: string,
  token: string,
): Promise<DocumentFacts> {
  const [row] = await instance.app.db.query<Omit<DocumentFacts, 'id' | 'token'>>(
    `select share_ref as "shareRef", letter_no as "letterNo", sender,
            array(select id::text from file where owner_id = document.id) as "fileIds",
            array(select id::text from document_transmission where document_id = document.id) as "transmissionIds",
            array(select id::text from document_assignment where document_id = document.id) as "assignmentIds",
            array(select distinct register_id::text from register_entry
                  where document_id = document.id) as "registerIds"
     from document where id = $1`,
    [id],
  );
  if (!row) throw new Error('a document that is not there');
  return { ...row, id, token };
}

export interface Reply {
  readonly status: number;
  readonly text: string;
  readonly body: Record<string, unknown>;
}

/** Calls made by one of the accounts; sheets are read as their texts. */
export async function send(
  instance: TestInstance,
  account: string,
  endpoint: Endpoint,
  fields: Fields,
): Promise<Reply> {
  const parts = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, String(value)]),
  );
  const path = pathOf(endpoint, parts);
  const token = await instance.token(account);
  if (endpoint.isBinary) {
    const query = queryOf(endpoint, fields);
    const response = await instance.app.fetch(`/api${path}${query}`, {
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
      ? await instance.call(`${path}${queryOf(endpoint, fields)}`, { token })
      : await instance.call(path, { ...json(JSON.stringify(fields)), token });
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

/** How often each instance was asked for silence. */
const turns = new WeakMap<TestInstance, number>();

function nextTurn(instance: TestInstance): number {
  const turn = turns.get(instance) ?? Number(process.env['TEST_STRANGERS_SEED'] ?? 0);
  turns.set(instance, turn + 1);
  return turn;
}

/** A call that is asked in more ways than these is a list in all its places and registers. */
const fewWays = 4;

/** In a usual run a third of the places of a list at each turn, the next third at the next one. */
function waysAt(turn: number, ways: readonly Fields[]): readonly Fields[] {
  if (isFullRun || ways.length <= fewWays) return ways;
  return ways.filter((_way, index) => (index + turn) % 3 === 0);
}

/**
 * In a usual run every other call at each turn. Which half, digits of the turn decide: people are asked in the same
 * order at each place, so that one of them would be asked the same half always.
 */
function callsAt(turn: number, endpoints: readonly Endpoint[]): readonly Endpoint[] {
  if (isFullRun) return endpoints;
  const ones = [...turn.toString(2)].filter((digit) => digit === '1').length;
  return endpoints.filter((_endpoint, index) => (index + ones) % 2 === 0);
}

/**
 * No call shows the document to the account: neither its text, nor its files, nor that it exists.
 */
export async function expectNothing(
  instance: TestInstance,
  account: string,
  facts: DocumentFacts,
): Promise<void> {
  // Taken before the first call: people are asked at once, and the choice must not depend on who is faster.
  const turn = nextTurn(instance);
  for (const endpoint of callsAt(turn, instance.endpoints)) {
    const call = readCallOf(nameOf(endpoint));
    if (!call) continue;
    for (const fields of waysAt(turn, call.ask(facts, instance))) {
      const reply = await send(instance, account, endpoint, fields);
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
  { what, facts, fields }: { what: string; facts: DocumentFacts; fields: Fields },
): void {
  const asked = JSON.stringify(fields);
  const { id, token, shareRef, fileIds, transmissionIds, assignmentIds } = facts;
  for (const secret of [token, id, shareRef, ...fileIds, ...transmissionIds, ...assignmentIds]) {
    // A refusal may repeat what the caller sent.
    if (asked.includes(secret)) continue;
    expect(text.includes(secret), `${what} shows ${secret}`).toBe(false);
  }
}
