import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';

let officeInstance: OfficeInstance;
beforeAll(async () => {
  officeInstance = await openInstance();
}, 120_000);
afterAll(() => officeInstance.close());

const letter = (change: object) => ({ ...officeInstance.letterForm(), ...change });

async function register(change: object) {
  const fileIds = [await officeInstance.upload('saraban')];
  const answer = await officeInstance.post('saraban', '/registry/incoming/register', {
    ...letter(change),
    fileIds,
  });
  expect(answer.status, JSON.stringify(answer)).toBe(200);
  return answer as unknown as { documentId: string; receiveNo: string };
}

describe('a queue', () => {
  it('[3.06] finds by words of one syllable and by numbers, and by nothing else', async () => {
    const forest = await register({ title: 'ขอใช้พื้นที่ป่าสงวน', letterNo: 'กษ 0714/58' });
    await register({ title: 'ขอเชิญประชุม', letterNo: 'มท 0211/9' });
    const found = async (text: string) => {
      const { data } = await officeInstance.queue('saraban', 'jobReceived', text);
      return data.map((row) => row.F_DOC_ID);
    };
    expect(await found('ป่า')).toEqual([forest.documentId]);
    expect(await found('58')).toEqual([forest.documentId]);
    expect(await found('๕๘')).toEqual([forest.documentId]);
    // A number of the register is not part of the text of the letter.
    expect(await found(forest.receiveNo)).toEqual([forest.documentId]);
    // The year may be typed as a Christian one.
    const [number, year] = forest.receiveNo.split('/');
    expect(await found(`${number}/${Number(year) - 543}`)).toEqual([forest.documentId]);
    expect(await found('100 %')).toEqual([]);
    expect((await found('')).length).toBe(2);
  });

  it('[3.06] counts on its cards what the search finds', async () => {
    const answer = await officeInstance.post('saraban', '/get-todo-lists', { search: 'ป่า' });
    const { items } = answer as unknown as { items: { CODE: string; COUNT: number }[] };
    expect(items.find((card) => card.CODE === 'jobReceived')?.COUNT).toBe(1);
  });

  it('[3.06] is paged, sorted and filtered by the server', async () => {
    for (let no = 1; no <= 12; no += 1) {
      const speed = no > 10 ? 'immediate' : 'normal';
      await register({ title: `เรื่องเรียงลำดับ ${String(no).padStart(2, '0')}`, speed });
    }
    const ask = async (more: object) => {
      const typeCode = 'jobReceived';
      const body = { typeCode, generalSearch: 'เรียงลำดับ', ...more };
      const answer = await officeInstance.post('saraban', '/sarabun/get-todo-list', body);
      return answer as unknown as { data: { F_DOC_TITLE: string }[]; total: number };
    };
    const sort = { field: 'title', direction: 'asc' };
    const first = await ask({ paging: { page: 1, size: 10 }, sort });
    const second = await ask({ paging: JSON.stringify({ page: 2, size: 10 }), sort });
    expect([first.data.length, first.total, second.data.length]).toEqual([10, 12, 2]);
    expect(first.data[0]?.F_DOC_TITLE).toBe('เรื่องเรียงลำดับ 01');
    expect(second.data.map((row) => row.F_DOC_TITLE.slice(-2))).toEqual(['11', '12']);
    expect((await ask({ speed: 'immediate' })).total).toBe(2);
    expect((await ask({})).data.length).toBe(10);
  });

  it('[3.07] has rows with the names of the specification', async () => {
    const title = 'ขอข้อมูลประกอบการตรวจราชการ';
    const { documentId } = await register({ title, speed: 'urgent', letterNo: 'นร 0105/77' });
    await officeInstance.act('saraban', documentId, 'present', { purpose: 'to-consider' });
    await officeInstance.act('director', documentId, 'command', {
      decision: 'assign',
      note: 'มอบกองนโยบายดำเนินการ',
      password: 'Sarn2569',
      recipients: [{ unitId: officeInstance.unit('policy') }],
    });
    await officeInstance.act('saraban', documentId, 'dispatchCommand', {
      recipients: [{ unitId: officeInstance.unit('policy') }],
    });
    const { data } = await officeInstance.queue('clerk.policy', 'unreceived', title);
    expect(data[0]).toMatchObject({
      F_DOC_ID: documentId,
      F_DOC_TYPE_NAME: 'หนังสือภายนอก (หนังสือรับ)',
      F_DOC_SPEED_NAME: 'ด่วน',
      F_DOC_NO: 'นร 0105/77',
      F_DOC_TITLE: title,
      F_NAME: 'สำนักงานตัวอย่าง',
      F_COM_DESC: expect.stringContaining('มอบกองนโยบายดำเนินการ'),
      F_RECEIVER_TEXT: 'กองนโยบาย',
      F_TRANS_ID: expect.stringMatching(/^[0-9a-f-]{36}$/),
      F_JOB_ID: '',
      F_DEPT_ID: officeInstance.unit('agency'),
      F_RECEIVER_DEPT_ID: officeInstance.unit('policy'),
      F_IS_USE_DOC_NO_OWNER_DEPT: '0',
      F_SENDER_TYPE_TO_ID: '1',
      F_SENDER_TYPE_TO_NAME: 'หน่วยงาน',
      statusSendToPerson: false,
      statusJobCommand: true,
      F_DOC_SEND: expect.stringMatching(/^\d{4}-/),
      F_IS_FILE: '1',
      isUnread: true,
    });
  });
});
