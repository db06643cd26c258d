import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { demoSecret } from '@sarn/demo';
import { signIn } from '../api-client.ts';
import type { Answer, ApiClient } from '../api-client.ts';
import { startServer } from '../server-process.ts';
import { shownBefore } from '../signing-setup.ts';
import type { Figure } from './report.ts';

const inBatch = 100;
/** Fewer, because a person may not sign more so quickly. */
const alone = 20;
const wantedMs = 5_000;
/** How often the page asks how far a batch came. */
const lookEveryMs = 800;

/**
 * A hundred memos signed by the program in one batch, as the head sees it: each is rehearsed, typeset, signed,
 * numbered and kept. Beside it memos that are signed one after the other, each with the secret, in the same run.
 */
export async function measureSignBatch(folder: string): Promise<Figure[]> {
  const server = await startServer({ SARN_DATA: folder, SARN_DEMO: '1', SARN_LOG: 'warn' });
  try {
    const head = await signIn(server.url, 'head.policy');
    const author = await signIn(server.url, 'officer.policy');
    // The first ones compile code and plan statements.
    for (const id of await memos(author, head, 3)) await signOne(head, id);
    const singles = await memos(author, head, alone);
    const began = performance.now();
    for (const id of singles) await signOne(head, id);
    const perMemo = (performance.now() - began) / alone;
    const { taken, prepared } = await signAll(head, await memos(author, head, inBatch));
    return [
      {
        what: `${inBatch} memos signed by the program in one batch (ratio: ${wantedMs} ms to it)`,
        value: `${(taken / 1000).toFixed(2)} s`,
        ...{ ratio: wantedMs / taken, aim: 1 },
      },
      {
        what: `number and hash of each of the ${inBatch}, before the secret`,
        value: `${(prepared / 1000).toFixed(2)} s`,
      },
      {
        what: 'one of them in the batch (ratio: one signed alone, with its secret, to it)',
        value: `${(taken / inBatch).toFixed(0)} ms, alone ${perMemo.toFixed(0)} ms`,
        ratio: (perMemo * inBatch) / taken,
      },
    ];
  } finally {
    await server.stop();
  }
}

async function well(answer: Promise<Answer>): Promise<Answer> {
  const given = await answer;
  if (given.status !== 200) throw new Error(JSON.stringify(given));
  return given;
}

/** Memos that wait for the signature of the head; each with another text. */
async function memos(author: ApiClient, head: ApiClient, count: number): Promise<string[]> {
  const { userLogin } = await well(head.post('/verify', {}));
  const { F_PERSON_ID: signatoryId } = userLogin as { F_PERSON_ID: string };
  const ids: string[] = [];
  for (let at = 0; at < count; at += 1) {
    const text = `ตามที่กองขอจัดประชุมเพื่อทบทวนแผนงาน ครั้งที่ ${at + 1} นั้น บัดนี้การเตรียมการแล้วเสร็จ จึงขออนุมัติดำเนินการ`;
    const content = [{ type: 'paragraph', content: [{ type: 'text', text }] }];
    const memo = {
      ...{ title: `ขออนุมัติจัดประชุม ครั้งที่ ${at + 1}`, addressee: 'ผู้อำนวยการ', unitIds: [] as string[] },
      bodyJson: { type: 'doc', content },
    };
    const documentId = String((await well(author.post('/registry/memo/save', memo)))['documentId']);
    const { item } = await well(author.get(`/registry/document/${documentId}`));
    const { ownerUnit, version } = item as { ownerUnit: { id: string }; version: number };
    const whole = { ...memo, documentId, version, unitIds: [ownerUnit.id] };
    await well(author.post('/registry/memo/save', whole));
    const submit = { on: 'document', targetId: documentId, act: 'submit' };
    const form = { reviewerIds: [], signatoryId };
    await well(author.post(`/registry/document/${documentId}/act`, { ...submit, form }));
    ids.push(documentId);
  }
  return ids;
}

const signOne = (head: ApiClient, documentId: string): Promise<Answer> =>
  well(
    head.post(`/registry/document/${documentId}/sign-digitally`, {
      ...{ on: 'document', targetId: documentId, act: 'sign', attemptId: randomUUID() },
      form: { password: demoSecret, note: '' },
    }),
  );

/** @returns milliseconds from the press of the button to the last signature, and of the preparation before */
async function signAll(head: ApiClient, ids: readonly string[]) {
  const versions = await Promise.all(
    ids.map(async (documentId) => {
      const { item } = await well(head.get(`/registry/document/${documentId}`));
      return { documentId, version: (item as { version: number }).version };
    }),
  );
  const id = randomUUID();
  const opened = Date.now();
  const shown = await shownBefore(head, versions);
  const began = Date.now();
  const order = { id, documents: versions, method: 'certificate', secret: demoSecret, code: '' };
  await well(head.post('/signature/batch', { ...order, shown }));
  for (;;) {
    const { state, items } = (await well(head.get(`/signature/batch/${id}`))) as unknown as {
      readonly state: string;
      readonly items: readonly { readonly state: string; readonly at: string }[];
    };
    if (state === 'ended') {
      const signed = items.filter((item) => item.state === 'signed');
      if (signed.length !== ids.length)
        throw new Error(`${signed.length} of ${ids.length} were signed`);
      const last = Math.max(...signed.map(({ at }) => Date.parse(at)));
      return { taken: last - began, prepared: began - opened };
    }
    if (state !== 'running') throw new Error(`the batch is ${state}`);
    await pause(lookEveryMs);
  }
}
