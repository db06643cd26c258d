import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestInstance } from '@sarn/server/testing';
import type { TestInstance } from '@sarn/server/testing';

let instance: TestInstance;
beforeAll(async () => {
  instance = await openTestInstance();
});
afterAll(() => instance.close());

interface Notice {
  readonly NN_TITLE: string;
  readonly IS_READ: 0 | 1;
  readonly isSettled: boolean;
}

/** What a person was told of a document, newest first. */
async function told(account: string, documentId: string): Promise<Notice[]> {
  const answer = await instance.office.post(account, '/service/get-all-notification', { take: 50 });
  const { items } = answer as unknown as { items: (Notice & { F_DOC_ID: string })[] };
  return items.filter((item) => item.F_DOC_ID === documentId);
}

const unread = async (account: string, documentId: string) =>
  (await told(account, documentId))
    .filter(({ IS_READ }) => IS_READ === 0)
    .map(({ NN_TITLE }) => NN_TITLE);

describe('a notice of work', () => {
  it('says who sent it back and why', async () => {
    const { office } = instance;
    const { documentId } = await office.register('saraban');
    const recipients = [{ unitId: office.unit('policy') }];
    await office.act('saraban', documentId, 'distribute', { recipients });
    await office.actOnTransmission('clerk.policy', documentId, 'sendBack', {
      reason: 'ไม่อยู่ในหน้าที่ของกอง',
    });
    expect((await unread('saraban', documentId))[0]).toMatch(/^ส่งกลับโดย .+: ไม่อยู่ในหน้าที่ของกอง$/);
  });

  it('says the beginning of a long reason', async () => {
    const { office } = instance;
    const { documentId } = await office.register('saraban');
    const recipients = [{ unitId: office.unit('policy') }];
    await office.act('saraban', documentId, 'distribute', { recipients });
    const reason = `ไม่อยู่ในหน้าที่\n${'ของกอง '.repeat(100)}`;
    await office.actOnTransmission('clerk.policy', documentId, 'sendBack', { reason });
    const [title = ''] = await unread('saraban', documentId);
    expect(title).toMatch(/: ไม่อยู่ในหน้าที่ ของกอง .+…$/);
    expect(title.length).toBeLessThan(260);
  });

  it('is done for everybody when one of them has done the work, and for no other unit', async () => {
    const { office } = instance;
    const { documentId } = await office.register('saraban');
    const recipients = [{ unitId: office.unit('legal') }, { unitId: office.unit('policy') }];
    await office.act('saraban', documentId, 'distribute', { recipients });
    const [policy, legal] = ['clerk.policy', 'clerk.legal'];
    expect(await unread(policy, documentId)).toHaveLength(1);
    expect((await unread(legal, documentId))[0]).toMatch(/แจกจ่ายหน่วยงานโดย .+สารบรรณ/);
    await office.actOnTransmission(policy, documentId, 'receive', {});
    expect(await told(policy, documentId)).toMatchObject([{ IS_READ: 1, isSettled: true }]);
    expect(await unread(legal, documentId)).toHaveLength(1);
  });

  it('of an assignment is done when it is accepted, its reminder when it is reported', async () => {
    const { office } = instance;
    const documentId = await office.assignedLetter();
    expect(await unread('officer.policy', documentId)).toHaveLength(1);
    const { assignments } = await office.document('head.policy', documentId);
    const request = { on: 'assignment', targetId: assignments[0]?.id ?? '', act: 'remind' };
    const reminded = await office.tryAct('head.policy', documentId, { ...request, form: {} });
    expect(reminded.status).toBe(200);
    await office.actOnAssignment('officer.policy', documentId, 'accept', {});
    expect(await unread('officer.policy', documentId)).toEqual([
      expect.stringContaining('เตือนให้เร่งดำเนินการ'),
    ]);
    await office.actOnAssignment('officer.policy', documentId, 'report', {
      note: 'ดำเนินการแล้ว',
      percent: 100,
    });
    expect(await unread('officer.policy', documentId)).toEqual([]);
  });
});
