import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { judgePdf } from '@sarn/signing/contract';
import { expect, it } from 'vitest';
import { signIn } from './api-client.ts';
import type { ApiClient } from './api-client.ts';
import { useKillableServer } from './harness/killable-server.ts';
import { personOf, sentMemo } from './memo-setup.ts';
import { signingSecret } from './signing-setup.ts';

const rounds = 20;
const memosOfRound = 5;

const server = useKillableServer('kill-signing');

/** Signs a memo; what becomes of it is looked up later, as the answer may be lost. */
const sign = (head: ApiClient, documentId: string) =>
  head
    .post(`/registry/document/${documentId}/sign-digitally`, {
      ...{ on: 'document', targetId: documentId, act: 'sign', attemptId: randomUUID() },
      form: { password: signingSecret, note: '' },
    })
    .catch(() => null);

interface Found {
  readonly state: string;
  readonly letterNo: string;
  readonly signatures: number;
}

async function look(author: ApiClient, documentId: string): Promise<Found> {
  const { item } = await author.get(`/registry/document/${documentId}`);
  const { state, letterNo } = item as { state: string; letterNo: string };
  const { rows } = await author.get(`/registry/document/${documentId}/signatures`);
  return { state, letterNo, signatures: (rows as unknown[]).length };
}

/** Whether the pages that its readers get carry a signature that holds. */
async function isSealed({ token }: ApiClient, documentId: string): Promise<boolean> {
  const answer = await fetch(`${server.url}/api/registry/document/${documentId}/printed`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const judgement = await judgePdf(new Uint8Array(await answer.arrayBuffer()), {
    ...{ trustedRoots: [], now: Date.now() },
  });
  return judgement.kind === 'signed' && judgement.verdict !== 'invalid';
}

it('twenty times kill -9 at a random moment: each memo is signed whole or untouched, and no number is given twice', async () => {
  let [head, author] = [
    await signIn(server.url, 'head.policy'),
    await signIn(server.url, 'officer.policy'),
  ];
  const signatoryId = await personOf(head);
  const memo = (title: string) => ({ title, text: 'ตามที่กองขอจัดประชุม', signatoryId });
  // How long one takes decides when to kill: on a slow machine every kill would come too early.
  const began = performance.now();
  expect((await sign(head, await sentMemo(author, memo('เรื่องแรก'))))?.status).toBe(200);
  const longestPause = (performance.now() - began) * memosOfRound;
  const numbers: string[] = [];
  let signed = 0;
  for (let round = 0; round < rounds; round += 1) {
    const ids: string[] = [];
    for (let at = 0; at < memosOfRound; at += 1) {
      ids.push(await sentMemo(author, memo(`รอบ ${round} เรื่อง ${at}`)));
    }
    const sent = Promise.all(ids.map((id) => sign(head, id)));
    await pause(Math.random() * longestPause);
    await server.kill();
    await sent;
    await server.start();
    [head, author] = [
      await signIn(server.url, 'head.policy'),
      await signIn(server.url, 'officer.policy'),
    ];
    for (const id of ids) {
      const { state, letterNo, signatures } = await look(author, id);
      const isSigned = state !== 'AWAITING_SIGN';
      expect({ state, signatures }).toEqual({ state, signatures: isSigned ? 1 : 0 });
      expect(letterNo !== '').toBe(isSigned);
      if (!isSigned) continue;
      signed += 1;
      numbers.push(letterNo);
      expect(await isSealed(author, id)).toBe(true);
    }
  }
  expect(new Set(numbers).size).toBe(numbers.length);
  // Otherwise every kill came too early, or too late, to prove anything.
  expect(signed).toBeGreaterThan(0);
  expect(signed).toBeLessThan(rounds * memosOfRound);
}, 900_000);
