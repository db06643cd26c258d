import { changedEvent, readLiveEvent } from '@sarn/kernel';
import type { HeardChange } from '@sarn/kernel';
import type { Socket } from 'socket.io-client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accounts, openTestInstance } from '../hardening/instance.testing.ts';
import type { TestInstance } from '../hardening/instance.testing.ts';
import { readersOf } from '../model/invariants.testing.ts';
import { allArrived, listen } from '../model/silence.testing.ts';
import type { OfficeInstance } from './instance.testing.ts';
import { prepare, openSecret } from './trust.testing.ts';

let testInstance: TestInstance;
let instance: OfficeInstance;
const sockets: Socket[] = [];
const heard = new Map<string, string[]>();

beforeAll(async () => {
  testInstance = await openTestInstance();
  ({ office: instance } = testInstance);
  await prepare(testInstance);
  for (const account of accounts) {
    sockets.push(await listen(testInstance, account, (text) => heard.get(account)?.push(text)));
  }
}, 120_000);
afterAll(async () => {
  for (const socket of sockets) socket.disconnect();
  await testInstance.close();
});

/** The changes that each account is told while something is done, without repeats. */
async function toldDuring(work: () => Promise<unknown>): Promise<Map<string, HeardChange[]>> {
  await allArrived(testInstance, sockets);
  for (const account of accounts) heard.set(account, []);
  await work();
  await allArrived(testInstance, sockets);
  return new Map(accounts.map((account) => [account, changesOf(heard.get(account) ?? [])]));
}

function changesOf(texts: readonly string[]): HeardChange[] {
  const changes = [...new Set(texts)].map((text) => {
    const [event, payload] = JSON.parse(text) as [string, unknown];
    return readLiveEvent(event, payload);
  });
  return changes.filter((change) => change !== null);
}

const idsIn = (changes: readonly HeardChange[]): string[] =>
  changes.flatMap((change) => (change.kind === 'document' ? [change.id] : []));

const told = (all: ReadonlyMap<string, HeardChange[]>, documentId: string): string[] =>
  accounts.filter((account) => idsIn(all.get(account) ?? []).includes(documentId));

/** The accounts that the permission rule lets read the document now. */
async function readersNow(documentId: string): Promise<string[]> {
  const readers = await readersOf(testInstance, documentId);
  return accounts.filter((account) => readers.has(account));
}

it('an act tells of its own document, to all who may read it and to nobody else', async () => {
  const other = await instance.assignedLetter();
  const documentId = await instance.assignedLetter();
  const all = await toldDuring(() =>
    instance.actOnAssignment('officer.policy', documentId, 'accept'),
  );
  const readers = await readersNow(documentId);
  expect(readers).toContain('officer.policy');
  expect(readers.length).toBeLessThan(accounts.length);
  expect(told(all, documentId)).toEqual(readers);
  expect(told(all, other)).toEqual([]);
  expect([...all.values()].flatMap(idsIn).every((id) => id === documentId)).toBe(true);
});

it('a classified document is named to the cleared readers of it alone', async () => {
  const form = { secrecy: 'confidential', title: 'เรื่องลับ' };
  const { documentId } = await instance.register('saraban', form);
  const recipients = [{ unitId: instance.unit('policy') }];
  const all = await toldDuring(() =>
    instance.act('saraban', documentId, 'distribute', { recipients }),
  );
  const readers = await readersNow(documentId);
  expect(readers).toEqual(expect.arrayContaining(['saraban', 'clerk.policy']));
  expect(told(all, documentId)).toEqual(readers);
  await openSecret(instance, 'saraban', documentId);
});

it('who may no longer read it is told without its id', async () => {
  const { documentId } = await instance.register('saraban');
  const recipients = [{ unitId: instance.unit('legal') }];
  const sent = await toldDuring(() =>
    instance.act('saraban', documentId, 'distribute', { recipients }),
  );
  expect(told(sent, documentId)).toContain('clerk.legal');
  const all = await toldDuring(() =>
    instance.actOnTransmission('saraban', documentId, 'recall', { reason: 'ส่งผิดหน่วยงาน' }),
  );
  expect(told(all, documentId)).toEqual(await readersNow(documentId));
  expect(told(all, documentId)).not.toContain('clerk.legal');
  expect(all.get('clerk.legal')).toContainEqual({ kind: 'access' });
});

it('what everybody may read is told to everybody', async () => {
  const all = await toldDuring(async () => {
    await instance.publish('officer.policy', 'cycle');
  });
  expect(accounts.filter((account) => idsIn(all.get(account) ?? []).length === 1)).toEqual([
    ...accounts,
  ]);
});

it('carries nothing but version, kind and id', async () => {
  heard.clear();
  for (const account of accounts) heard.set(account, []);
  const documentId = await instance.assignedLetter();
  await allArrived(testInstance, sockets);
  const payloads = [...heard.values()].flat().flatMap((text) => {
    const [event, payload] = JSON.parse(text) as [string, object];
    return event === changedEvent ? [payload] : [];
  });
  expect(payloads).toContainEqual({ v: 1, kind: 'document', id: documentId });
  for (const payload of payloads)
    expect(['id', 'kind', 'v']).toEqual(expect.arrayContaining(Object.keys(payload)));
});
