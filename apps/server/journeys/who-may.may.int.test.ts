import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flows } from '@sarn/correspondence/contract';
import { queueCodes } from '@sarn/document/contract';
import { accounts, openInstance } from './instance.testing.ts';
import type { OfficeInstance } from './instance.testing.ts';

let instance: OfficeInstance;
beforeAll(async () => {
  instance = await openInstance();
}, 120_000);
afterAll(() => instance.close());

const missing = { status: 404, code: 'registry.not-found' };

describe('[13.01] who may see a letter', () => {
  it('is whoever holds it, his registrars and the heads above; nobody else by any call', async () => {
    const documentId = await instance.assignedLetter();
    const concerned = new Set([
      'saraban',
      'director',
      'head.policy',
      'clerk.policy',
      'officer.policy',
      'officer2.policy',
    ]);
    const detail = await instance.document('saraban', documentId);
    const [fileId] = detail.files.map((file) => file.id);
    for (const account of accounts) {
      const read = await instance.get(account, `/registry/document/${documentId}`);
      const file = await instance.get(account, `/file/${fileId}/content`);
      const mark = await instance.post(account, '/update-read-portal', { F_DOC_ID: documentId });
      if (concerned.has(account)) {
        expect([read.status, file.status, mark.status], account).toEqual([200, 200, 200]);
        continue;
      }
      expect(read, account).toMatchObject(missing);
      expect(file.status, account).toBe(404);
      expect(mark, account).toMatchObject(missing);
      expect(await instance.everywhere(account), account).not.toContain(detail.title);
    }
  });

  it('is not the officers of a unit that has it, before it is given to them', async () => {
    const { documentId } = await instance.register('saraban');
    const recipients = [{ unitId: instance.unit('policy') }];
    await instance.act('saraban', documentId, 'distribute', { recipients });
    await instance.document('clerk.policy', documentId);
    for (const account of ['officer.policy', 'officer2.policy']) {
      const read = await instance.get(account, `/registry/document/${documentId}`);
      expect(read, account).toMatchObject(missing);
    }
  });

  it('answers alike for a letter that is not there', async () => {
    const read = await instance.get(
      'officer.legal',
      `/registry/document/${instance.unit('legal')}`,
    );
    expect(read).toMatchObject(missing);
  });

  it('shows a draft to its drafter alone', async () => {
    const documentId = await instance.draft('officer.policy', ['legal']);
    for (const account of accounts.filter((one) => one !== 'officer.policy')) {
      expect(
        await instance.get(account, `/registry/document/${documentId}`),
        account,
      ).toMatchObject(missing);
    }
  });
});

describe('[13.01] who may act', () => {
  it('is nobody but the one whose turn it is, in any state, by any act', async () => {
    const documentId = await instance.assignedLetter();
    const acts = [...new Set(flows.outside?.transitions.map((row) => row.act))];
    // Nothing below may change it, so it is looked at once.
    const detail = await instance.document('saraban', documentId);
    for (const account of accounts) {
      const seen = await instance.get(account, `/registry/document/${documentId}`);
      const may = seen.status === 200 ? instance.mayOf(seen) : [];
      for (const act of acts) {
        if (may.includes(act)) continue;
        const targets = [
          { on: 'document', targetId: documentId },
          ...detail.legs.map((transmission) => ({ on: 'leg', targetId: transmission.id })),
          ...detail.jobs.map((job) => ({ on: 'job', targetId: job.id })),
        ];
        for (const target of targets) {
          // What is not offered is refused before its answers are read, or by a guard behind them.
          const form = { retention: 'one-year', reason: 'เหตุผล', secrecy: 'normal' };
          const answer = await instance.tryAct(account, documentId, { ...target, act, form });
          expect([403, 404, 409], `${account} ${act}`).toContain(answer.status);
        }
      }
    }
    const after = await instance.document('saraban', documentId);
    expect(after.history.at(-1)?.act).toBe('assign');
  });

  it('is the registry alone that registers', async () => {
    for (const account of ['officer.policy', 'clerk.policy', 'director', 'admin']) {
      const answer = await instance.post(
        account,
        '/registry/incoming/register',
        instance.letterForm(),
      );
      expect(answer, account).toMatchObject({ status: 403, code: 'platform.forbidden' });
    }
  });
});

describe('counts', () => {
  it('agree with the lists for every account and queue', async () => {
    for (const account of accounts) {
      const cards = await instance.cards(account);
      for (const code of queueCodes) {
        const list = await instance.queue(account, code);
        const card = cards.find((one) => one.CODE === code);
        expect(card?.COUNT ?? 0, `${account} ${code}`).toBe(list.total);
      }
    }
  });
});
