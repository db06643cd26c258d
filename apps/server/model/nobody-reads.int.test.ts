import { readLiveEvent } from '@sarn/kernel';
import type { Socket } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  Rotation,
  accounts,
  allArrived,
  expectNothing,
  factsOf,
  isFullRun,
  listen,
  openTestInstance,
  readersOf,
} from '../testing.ts';
import type { TestInstance } from '../testing.ts';
import { withoutDocuments } from '../testing/calls-without-documents.testing.ts';
import { readCallOf, readCalls } from '../testing/read-calls.testing.ts';
import type { DocumentFacts, ReadCall } from '../testing/read-call.testing.ts';
import { nameOf, send } from '../testing/silence.testing.ts';
import { walkAtRandom } from './bounds.testing.ts';
import type { ModelDocument } from './document-model.testing.ts';
import { Picks } from './picks.testing.ts';
import { Secrets } from './secrets.testing.ts';
import { World } from './world.testing.ts';
import type { Step } from './world.testing.ts';

let instance: TestInstance;
let world: World;
const rotation = new Rotation();
const sockets: Socket[] = [];
/** The live events of each account. */
const heard: { readonly account: string; readonly text: string }[] = [];
/** Calls by which a permitted person saw a document: so they are known to work. */
const shownBy = new Set<string>();

beforeAll(async () => {
  instance = await openTestInstance();
  world = new World(instance);
  for (const account of accounts) {
    sockets.push(await listen(instance, account, (text) => heard.push({ account, text })));
  }
});
afterAll(async () => {
  for (const socket of sockets) socket.disconnect();
  await instance.close();
});

const factsOfModel = (document: ModelDocument) =>
  factsOf(instance, document.id, document.title.slice(1, 13));

/**
 * The same calls by a permitted person, so that a call that shows nothing to anybody is noticed.
 */
async function noteShown(account: string, facts: DocumentFacts): Promise<void> {
  for (const endpoint of instance.endpoints) {
    const name = nameOf(endpoint);
    const call: ReadCall | undefined = readCalls[name];
    if (!call || shownBy.has(name) || /(act|discard)$/.test(name)) continue;
    for (const fields of call.ask(facts, instance)) {
      const { status, text } = await send(instance, account, endpoint, fields);
      const tells = text.includes(facts.token) || text.includes(facts.id);
      if (status === 200 && (tells || name.endsWith('/content'))) shownBy.add(name);
    }
  }
}

/** Neither a call nor a live event shows the document to a person who may not read it. */
async function expectKept(document: ModelDocument): Promise<void> {
  const facts = await factsOfModel(document);
  const readers = await readersOf(instance, document.id);
  const others = accounts.filter((account) => !readers.has(account));
  const asked = rotation.take(others, 2);
  await Promise.all(asked.map((account) => expectNothing(instance, account, facts)));
  for (const { account, text } of heard.filter((one) => !readers.has(one.account))) {
    expect(text.includes(facts.token) || text.includes(facts.id), `${account} heard`).toBe(false);
  }
}

/**
 * A person notified of a change could read the document after that step, also if not at the end.
 */
async function expectToldReaders(): Promise<void> {
  await allArrived(instance, sockets);
  const named = heard.flatMap(({ account, text }) => {
    const [event, payload] = JSON.parse(text) as [string, unknown];
    const change = readLiveEvent(event, payload);
    return change?.kind === 'document' ? [{ account, id: change.id, text }] : [];
  });
  for (const [id, told] of Map.groupBy(named, (one) => one.id)) {
    const readers = await readersOf(instance, id);
    for (const { account } of told)
      expect(readers, `${account} was told of ${id}`).toContain(account);
  }
  const judged = new Set(named.map(({ text }) => text));
  heard.splice(0, heard.length, ...heard.filter(({ text }) => !judged.has(text)));
}

async function walk(all: readonly Step[]): Promise<void> {
  world.begin();
  heard.length = 0;
  try {
    for (const step of all) {
      await world.step(step);
      await expectToldReaders();
    }
    for (const document of world.documents) await expectKept(document);
  } catch (error) {
    throw new Error(`after: ${world.log.join('; ')}`, { cause: error });
  }
}

describe('[3.05] who may not read a document is shown nothing of it', () => {
  it('every call of the product is among those that are tried, or returns no document', () => {
    const names = instance.endpoints.map(nameOf);
    const unknown = names.filter(
      (name) => !readCallOf(name) && !withoutDocuments.some(([pattern]) => pattern.test(name)),
    );
    expect(unknown, 'calls without a case in read-calls.testing.ts').toEqual([]);
    expect(Object.keys(readCalls).filter((name) => !names.includes(name))).toEqual([]);
  });

  it('whoever may is shown it by the same calls, so that each is tried in earnest', async () => {
    world.begin();
    const ones = Array.from({ length: 8 }, () => 1);
    for (let turns = 0; turns < 7; turns += 1) await world.step({ what: 50, picks: ones });
    const [document] = world.documents;
    if (!document) throw new Error('no document was written');
    const facts = await factsOfModel(document);
    const mustShow = [
      'GET /registry/document/:documentId',
      'GET /registry/documents',
      'POST /sarabun/get-todo-list',
      'POST /service/get-all-notification',
      'POST /update-read-portal',
      'POST /get-decode-document-api',
      'GET /registry/registers/:registerId/entries',
      'GET /registry/registers/:registerId/export',
      'GET /file/:fileId',
      'GET /file/:fileId/content',
    ];
    // Whom they are shown to does not matter: a usual run asks readers until each was shown to somebody.
    for (const account of await readersOf(instance, document.id)) {
      if (!isFullRun && mustShow.every((name) => shownBy.has(name))) break;
      await noteShown(account, facts);
    }
    expect([...shownBy]).toEqual(expect.arrayContaining(mustShow));
  });

  it(
    'by any call, whatever was done before',
    async () => {
      await walkAtRandom(3, 16, walk);
    },
    15 * 60_000,
  );
});

describe('[8.06] whoever is not named is shown nothing of a classified document', () => {
  let secrets: Secrets;
  let cleared: World;

  /** Half of the steps are about classes and readers, the others are those of every document. */
  async function walkInSecret(all: readonly Step[]): Promise<void> {
    cleared.begin();
    secrets.log.length = 0;
    heard.length = 0;
    try {
      for (const step of all) {
        const document = cleared.documents[step.what % Math.max(1, cleared.documents.length)];
        if (!document || step.what % 2 > 0) await cleared.step(step);
        else {
          await secrets.step(document, new Picks(step.picks));
          await secrets.expectNamedOnly(document);
        }
        await expectToldReaders();
      }
      for (const document of cleared.documents.filter(({ secrecy }) => secrecy !== 'normal')) {
        await secrets.expectNamedOnly(document);
        const facts = await factsOfModel(document);
        const [first, ...others] = await secrets.strangersOf(document);
        const asked = first === undefined ? [] : [first, ...rotation.take(others, 1)];
        await Promise.all(asked.map((account) => expectNothing(instance, account, facts)));
      }
    } catch (error) {
      const told = [...cleared.log, ...secrets.log].join('; ');
      throw new Error(`after: ${told}`, { cause: error });
    }
  }

  it(
    'by any call, whoever classified it, named and took off readers, or broke the glass',
    async () => {
      secrets = new Secrets(instance);
      await secrets.prepare();
      cleared = new World(instance, true);
      await walkAtRandom(isFullRun ? 10 : 6, 28, walkInSecret);
      console.log(`secrets: ${JSON.stringify(Object.fromEntries(secrets.done))}`);
      expect(secrets.done.get('classify') ?? 0).toBeGreaterThan(0);
      expect(secrets.done.size).toBeGreaterThan(3);
    },
    15 * 60_000,
  );
});
