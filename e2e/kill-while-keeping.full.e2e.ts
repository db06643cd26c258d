import { setTimeout as pause } from 'node:timers/promises';
import { plain, readBack } from '@sarn/pdf/testing';
import { expect, it } from 'vitest';
import { signIn } from './api-client.ts';
import type { ApiClient } from './api-client.ts';
import { useKillableServer } from './harness/killable-server.ts';
import { personOf, sentMemo } from './memo-setup.ts';

const rounds = 8;
const memosOfRound = 6;

const server = useKillableServer('kill-keeping');

const printed = (documentId: string): string => `/registry/document/${documentId}/printed`;

/** The words of the pages; null where the server was killed before it answered. */
async function pagesOf({ token }: ApiClient, path: string): Promise<string | null> {
  try {
    const answer = await fetch(`${server.url}/api${path}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.status).toBe(200);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    return (await readBack(bytes)).join('');
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

async function versionsOf(reader: ApiClient, documentId: string): Promise<string[]> {
  const { rows } = await reader.get(`${printed(documentId)}/versions`);
  return (rows as { id: string }[]).map(({ id }) => id);
}

async function bodyOf(author: ApiClient, documentId: string): Promise<string> {
  const { item } = await author.get(`/registry/document/${documentId}`);
  return JSON.stringify((item as { bodyJson: unknown }).bodyJson);
}

it('eight times kill -9 while pages are kept: each version is there whole or made afresh, and the text is there', async () => {
  let [head, author] = [
    await signIn(server.url, 'head.policy'),
    await signIn(server.url, 'officer.policy'),
  ];
  const signatoryId = await personOf(head);
  const memo = (words: string) => ({ title: words, text: `ตามที่${words}`, signatoryId });
  const first = await sentMemo(author, memo('เรื่องแรก'));
  // How long one takes decides when to kill: on a slow machine every kill would come too early.
  const began = performance.now();
  expect(await pagesOf(head, printed(first))).toContain('เรื่องแรก');
  const longestPause = (performance.now() - began) * memosOfRound;
  let kept = 0;
  for (let round = 0; round < rounds; round += 1) {
    const written: { readonly id: string; readonly words: string }[] = [];
    for (let at = 0; at < memosOfRound; at += 1) {
      const words = `รอบ ${round} เรื่อง ${at}`;
      written.push({ id: await sentMemo(author, memo(words)), words });
    }
    const reading = Promise.all(written.map(({ id }) => pagesOf(head, printed(id))));
    // Another moment in each round, from the first page to after the last.
    await pause((longestPause * (round + 0.5)) / rounds);
    await server.kill();
    await reading;
    await server.start();
    [head, author] = [
      await signIn(server.url, 'head.policy'),
      await signIn(server.url, 'officer.policy'),
    ];
    for (const { id, words } of written) {
      const said = plain(words).replace(/\d/g, (digit) => '๐๑๒๓๔๕๖๗๘๙'[Number(digit)] ?? '');
      const before = await versionsOf(head, id);
      expect(before.length).toBeLessThanOrEqual(1);
      kept += before.length;
      for (const one of before) {
        expect(await pagesOf(head, `${printed(id)}/versions/${one}`)).toContain(`ตามที่${said}`);
      }
      expect(await pagesOf(head, printed(id))).toContain(`ตามที่${said}`);
      const after = await versionsOf(head, id);
      expect(after).toEqual(before.length > 0 ? before : [expect.any(String)]);
      expect(await bodyOf(author, id)).toContain(`ตามที่${words}`);
    }
  }
  // Otherwise every kill came too early, or too late, to prove anything.
  expect(kept).toBeGreaterThan(0);
  expect(kept).toBeLessThan(rounds * memosOfRound);
}, 900_000);
