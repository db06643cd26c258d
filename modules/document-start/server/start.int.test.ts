import { getStarts } from '@sarn/document-start/contract';
import { openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';

let office: OfficeInstance;
beforeAll(async () => {
  office = await openInstance();
});
afterAll(() => office.close());

const startsOf = async (account: string) =>
  getStarts.output.parse(await office.get(account, '/registry/starts'));

const writer = 'officer.policy';

/** A command of that subject that has left its drafter. */
async function written(title: string): Promise<string> {
  const id = await office.draftPublication(writer, 'command', { title });
  await office.act(writer, id, 'submit', { signatoryId: office.person('director') });
  return id;
}

test('a subject written more than once is offered with the last text, months and numbers aside, to its author alone', async () => {
  expect(await startsOf(writer)).toEqual({ writtenBefore: [], toAnswer: [] });
  await written('แต่งตั้งเวร เดือนตุลาคม 2569');
  expect((await startsOf(writer)).writtenBefore).toEqual([]);
  const last = await written('แต่งตั้งเวร เดือนพฤศจิกายน ๒๕๖๙');
  // A draft is not written yet.
  await office.draftPublication(writer, 'command', { title: 'แต่งตั้งเวร เดือนที่ 12' });
  expect((await startsOf(writer)).writtenBefore).toEqual([
    { documentId: last, kind: 'command', title: 'แต่งตั้งเวร เดือนพฤศจิกายน ๒๕๖๙', times: 2 },
  ]);
  expect((await startsOf('officer2.policy')).writtenBefore).toEqual([]);
});

test('a letter in the work of a person waits for an answer until one is begun', async () => {
  const asked = await office.assignedLetter();
  const offered = async (account: string) =>
    (await startsOf(account)).toAnswer.map(({ documentId }) => documentId);
  expect(await offered(writer)).toEqual([asked]);
  expect(await offered('officer.legal')).toEqual([]);
  await office.draftLetter(writer, 'outgoing', { replyTo: asked });
  expect(await offered(writer)).toEqual([]);
});
