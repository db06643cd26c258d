import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { signIn } from './api-client.ts';
import type { ApiClient } from './api-client.ts';
import { useKillableServer } from './harness/killable-server.ts';
import { personOf, sentMemo, surely } from './memo-setup.ts';
import { shownBefore, signingSecret } from './signing-setup.ts';

const rounds = 20;
const memos = 100;

const server = useKillableServer('kill-batch');

interface Item {
  readonly documentId: string;
  readonly version: number;
  readonly state: string;
  readonly number: string;
}

interface Batch {
  readonly state: string;
  readonly items: readonly Item[];
}

const batchOf = async (head: ApiClient, id: string): Promise<Batch> =>
  (await head.get(`/signature/batch/${id}`)) as unknown as Batch;

const countOf = ({ items }: Batch, state: string): number =>
  items.filter((item) => item.state === state).length;

/** Goes on with a batch as soon as the server knows that its process has ended. */
async function goOn(head: ApiClient, id: string): Promise<void> {
  await expect
    .poll(async () => (await batchOf(head, id)).state, { timeout: 60_000, interval: 1000 })
    .not.toBe('running');
  const { state, items } = await batchOf(head, id);
  if (state === 'ended') return;
  const left = items.filter((item) => item.state === 'waiting' || item.state === 'signing');
  const shown = await shownBefore(head, left);
  await surely(head, `/signature/batch/${id}/resume`, { again: [], secret: signingSecret, shown });
}

/** Each document is signed whole, with the number that the batch says, or untouched. */
async function expectWhole(author: ApiClient, { items }: Batch): Promise<void> {
  for (const { documentId, state, number } of items) {
    const { item } = await author.get(`/registry/document/${documentId}`);
    const { rows } = await author.get(`/registry/document/${documentId}/signatures`);
    const { letterNo } = item as { letterNo: string };
    const isSigned = state === 'signed';
    expect({ state, letterNo, signatures: (rows as unknown[]).length }).toEqual({
      ...{ state, letterNo: isSigned ? number : '', signatures: isSigned ? 1 : 0 },
    });
  }
}

it('[6.08] twenty times kill -9 while a hundred are signed: none half, none lost, none twice', async () => {
  let [head, author] = [
    await signIn(server.url, 'head.policy'),
    await signIn(server.url, 'officer.policy'),
  ];
  const signatoryId = await personOf(head);
  const documents: { documentId: string; version: number }[] = [];
  for (let at = 0; at < memos; at += 1) {
    const order = { title: `เรื่องที่ ${at}`, text: 'ตามที่กองขอจัดประชุม', signatoryId };
    const documentId = await sentMemo(author, order);
    const { item } = await author.get(`/registry/document/${documentId}`);
    documents.push({ documentId, version: (item as { version: number }).version });
  }
  const id = randomUUID();
  await surely(head, '/signature/batch', {
    ...{ id, method: 'certificate', secret: signingSecret },
    ...{ documents, shown: await shownBefore(head, documents) },
  });
  let interrupted = 0;
  for (let round = 0; round < rounds; round += 1) {
    // Long enough for some of them, so that every round is killed among others.
    await pause(Math.random() * 1500);
    await server.kill();
    await server.start();
    [head, author] = [
      await signIn(server.url, 'head.policy'),
      await signIn(server.url, 'officer.policy'),
    ];
    const found = await batchOf(head, id);
    if (found.state !== 'ended') interrupted += 1;
    if (round % 5 === 0) await expectWhole(author, found);
    await goOn(head, id);
  }
  await expect
    .poll(async () => (await batchOf(head, id)).state, { timeout: 240_000, interval: 1000 })
    .toBe('ended');
  const ended = await batchOf(head, id);
  await expectWhole(author, ended);
  expect(countOf(ended, 'signed')).toBe(memos);
  expect(new Set(ended.items.map(({ number }) => number)).size).toBe(memos);
  // Otherwise most kills came after its end, and proved nothing.
  expect(interrupted).toBeGreaterThan(rounds / 4);
}, 1_800_000);
