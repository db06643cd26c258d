import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { flows } from '@sarn/correspondence/contract';
import { queueCodes } from '@sarn/document/contract';
import { accounts, openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';

let officeInstance: OfficeInstance;
beforeAll(async () => {
  officeInstance = await openInstance();
});
afterAll(() => officeInstance.close());

const missing = { status: 404, code: 'registry.not-found' };

describe('[13.01] who may see a letter', () => {
  it('is those who work on it, their clerks and heads above; nobody else by any call', async () => {
    const documentId = await officeInstance.assignedLetter();
    const concerned = new Set([
      'saraban',
      'director',
      'head.policy',
      'clerk.policy',
      'officer.policy',
      'officer2.policy',
    ]);
    const detail = await officeInstance.document('saraban', documentId);
    const [fileId] = detail.files.map((file) => file.id);
    for (const account of accounts) {
      const read = await officeInstance.get(account, `/registry/document/${documentId}`);
      const file = await officeInstance.get(account, `/file/${fileId}/content`);
      const mark = await officeInstance.post(account, '/update-read-portal', {
        F_DOC_ID: documentId,
      });
      if (concerned.has(account)) {
        expect([read.status, file.status, mark.status], account).toEqual([200, 200, 200]);
        continue;
      }
      expect(read, account).toMatchObject(missing);
      expect(file.status, account).toBe(404);
      expect(mark, account).toMatchObject(missing);
      expect(await officeInstance.everywhere(account), account).not.toContain(detail.title);
    }
  });

  it('is not the officers of a receiving unit, before it is assigned to them', async () => {
    const { documentId } = await officeInstance.register('saraban');
    const recipients = [{ unitId: officeInstance.unit('policy') }];
    await officeInstance.act('saraban', documentId, 'distribute', { recipients });
    await officeInstance.document('clerk.policy', documentId);
    for (const account of ['officer.policy', 'officer2.policy']) {
      const read = await officeInstance.get(account, `/registry/document/${documentId}`);
      expect(read, account).toMatchObject(missing);
    }
  });

  it('answers the same for a letter that does not exist', async () => {
    const read = await officeInstance.get(
      'officer.legal',
      `/registry/document/${officeInstance.unit('legal')}`,
    );
    expect(read).toMatchObject(missing);
  });

  it('shows a draft to its drafter alone', async () => {
    const documentId = await officeInstance.draft('officer.policy', ['legal']);
    for (const account of accounts.filter((one) => one !== 'officer.policy')) {
      expect(
        await officeInstance.get(account, `/registry/document/${documentId}`),
        account,
      ).toMatchObject(missing);
    }
  });
});

describe('[13.01] who may act', () => {
  it('is nobody but the one whose turn it is, in any state, by any act', async () => {
    const documentId = await officeInstance.assignedLetter();
    const acts = [...new Set(flows.outside?.transitions.map((row) => row.act))];
    // Nothing below may change the document, so it is read once.
    const detail = await officeInstance.document('saraban', documentId);
    for (const account of accounts) {
      const seen = await officeInstance.get(account, `/registry/document/${documentId}`);
      const may = seen.status === 200 ? officeInstance.mayOf(seen) : [];
      for (const act of acts) {
        if (may.includes(act)) continue;
        const targets = [
          { on: 'document', targetId: documentId },
          ...detail.transmissions.map((transmission) => ({
            on: 'transmission',
            targetId: transmission.id,
          })),
          ...detail.assignments.map((assignment) => ({
            on: 'assignment',
            targetId: assignment.id,
          })),
        ];
        for (const target of targets) {
          // An act that is not offered is refused before its form is read, or by a guard.
          const form = { retention: 'one-year', reason: 'เหตุผล', secrecy: 'normal' };
          const answer = await officeInstance.tryAct(account, documentId, { ...target, act, form });
          expect([403, 404, 409], `${account} ${act}`).toContain(answer.status);
        }
      }
    }
    const after = await officeInstance.document('saraban', documentId);
    expect(after.history.at(-1)?.act).toBe('assign');
  });

  it('lets only the registry register', async () => {
    for (const account of ['officer.policy', 'clerk.policy', 'director', 'admin']) {
      const answer = await officeInstance.post(
        account,
        '/registry/incoming/register',
        officeInstance.letterForm(),
      );
      expect(answer, account).toMatchObject({ status: 403, code: 'platform.forbidden' });
    }
  });
});

describe('counts', () => {
  it('agree with the lists for every account and queue', async () => {
    for (const account of accounts) {
      const cards = await officeInstance.cards(account);
      for (const code of queueCodes) {
        const list = await officeInstance.queue(account, code);
        const card = cards.find((one) => one.CODE === code);
        expect(card?.COUNT ?? 0, `${account} ${code}`).toBe(list.total);
      }
    }
  });
});
