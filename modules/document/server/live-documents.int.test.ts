import { changedEvent, readLiveEvent } from '@sarn/kernel';
import type { HeardChange } from '@sarn/kernel';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  accounts,
  listenAll,
  openSecret,
  openTestInstance,
  prepare,
  readersOf,
} from '@sarn/server/testing';
import type { Listeners, OfficeInstance, TestInstance } from '@sarn/server/testing';

let instance: TestInstance;
let officeInstance: OfficeInstance;
let listeners: Listeners;

beforeAll(async () => {
  instance = await openTestInstance();
  ({ office: officeInstance } = instance);
  await prepare(instance);
  listeners = await listenAll(instance);
});
afterAll(async () => {
  listeners.close();
  await instance.close();
});

/** The changes that each account is told while something is done, without repeats. */
async function toldDuring(work: () => Promise<unknown>): Promise<Map<string, HeardChange[]>> {
  await listeners.forget();
  await work();
  await listeners.allArrived();
  return new Map(accounts.map((account) => [account, changesOf(textsTo(account))]));
}

const textsTo = (account: string): string[] =>
  listeners.heard.flatMap((one) => (one.account === account ? [one.text] : []));

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
  const readers = await readersOf(instance, documentId);
  return accounts.filter((account) => readers.has(account));
}

it('an act tells of its own document, to all who may read it and to nobody else', async () => {
  const other = await officeInstance.assignedLetter();
  const documentId = await officeInstance.assignedLetter();
  const all = await toldDuring(() =>
    officeInstance.actOnAssignment('officer.policy', documentId, 'accept'),
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
  const { documentId } = await officeInstance.register('saraban', form);
  const recipients = [{ unitId: officeInstance.unit('policy') }];
  const all = await toldDuring(() =>
    officeInstance.act('saraban', documentId, 'distribute', { recipients }),
  );
  const readers = await readersNow(documentId);
  expect(readers).toEqual(expect.arrayContaining(['saraban', 'clerk.policy']));
  expect(told(all, documentId)).toEqual(readers);
  await openSecret(officeInstance, 'saraban', documentId);
});

it('a person who may no longer read it is told without its id', async () => {
  const { documentId } = await officeInstance.register('saraban');
  const recipients = [{ unitId: officeInstance.unit('legal') }];
  const sent = await toldDuring(() =>
    officeInstance.act('saraban', documentId, 'distribute', { recipients }),
  );
  expect(told(sent, documentId)).toContain('clerk.legal');
  const all = await toldDuring(() =>
    officeInstance.actOnTransmission('saraban', documentId, 'recall', { reason: 'ส่งผิดหน่วยงาน' }),
  );
  expect(told(all, documentId)).toEqual(await readersNow(documentId));
  expect(told(all, documentId)).not.toContain('clerk.legal');
  expect(all.get('clerk.legal')).toContainEqual({ kind: 'access' });
});

it('a document that everybody may read is told to everybody', async () => {
  const all = await toldDuring(async () => {
    await officeInstance.publish('officer.policy', 'cycle');
  });
  expect(accounts.filter((account) => idsIn(all.get(account) ?? []).length === 1)).toEqual([
    ...accounts,
  ]);
});

it('carries nothing but version, kind and id', async () => {
  await listeners.forget();
  const documentId = await officeInstance.assignedLetter();
  await listeners.allArrived();
  const payloads = listeners.heard.flatMap(({ text }) => {
    const [event, payload] = JSON.parse(text) as [string, object];
    return event === changedEvent ? [payload] : [];
  });
  expect(payloads).toContainEqual({ v: 1, kind: 'document', id: documentId });
  for (const payload of payloads)
    expect(['id', 'kind', 'v']).toEqual(expect.arrayContaining(Object.keys(payload)));
});
