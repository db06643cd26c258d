import type { FoundRow } from '@sarn/search/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts, openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';

interface Page {
  readonly rows: FoundRow[];
  readonly total: number;
}

let officeInstance: OfficeInstance;
let waterId: string;
let landId: string;
beforeAll(async () => {
  officeInstance = await openInstance();
  const form = { ...officeInstance.letterForm(), speed: 'urgent' };
  const register = async (changes: object) => {
    const fileIds = [await officeInstance.upload('saraban')];
    const body = { ...form, ...changes, fileIds };
    const answer = await officeInstance.post('saraban', '/registry/incoming/register', body);
    expect(answer.status, JSON.stringify(answer)).toBe(200);
    return String(answer['documentId']);
  };
  waterId = await register({
    title: 'ขอความอนุเคราะห์ข้อมูลการใช้น้ำชลประทาน ครั้งที่ ๓',
    sender: 'กระทรวงมหาดไทย',
    letterNo: 'มท ๐๒๐๑/๔๕๖',
    letterDate: '2026-01-05',
  });
  landId = await register({
    title: 'แจ้งผลการรังวัดที่ดินนา',
    sender: 'สำนักงานตัวอย่าง',
    letterNo: 'ตย 9/1',
    note: 'เกี่ยวกับชลประทาน',
  });
});
afterAll(() => officeInstance.close());

async function find(account: string, search: string, filter: Record<string, string> = {}) {
  const asked = new URLSearchParams({ search, ...filter });
  const answer = await officeInstance.get(account, `/registry/documents?${asked.toString()}`);
  expect(answer.status, JSON.stringify(answer)).toBe(200);
  return answer as unknown as Page;
}

const ids = (page: Page) => page.rows.map((row) => row.documentId);

describe('search over all documents', () => {
  it.each([
    ['a part of a word', 'ประทาน'],
    ['Thai digits for Arabic ones', 'มท 0201/456'],
    ['a slipped tone mark', 'นําชลปร่ะทาน'],
    ['the date of the letter in พ.ศ.', '5 ม.ค. 2569'],
    ['the date of the letter in CE', '2026-01-05'],
    ['the short name of the sender', 'มท.'],
    ['two words in any order', 'ข้อมูล ขอความ'],
  ])('finds by %s', async (_what, typed) => {
    expect(ids(await find('saraban', typed))).toContain(waterId);
  });

  it('finds a word of one syllable and two letters in the subject', async () => {
    expect(ids(await find('saraban', 'นา'))).toContain(landId);
  });

  it('finds a document by its receive number alone, however short', async () => {
    const { rows } = await find('saraban', '2');
    expect(rows.map((row) => row.receiveNo)).toContain(`2/${officeInstance.buddhistYear}`);
  });

  it('puts hits in the subject before hits elsewhere, however new those are', async () => {
    expect(ids(await find('saraban', 'ชลประทาน'))).toEqual([waterId, landId]);
  });

  it('finds an order at once after it was written, and who has the document now', async () => {
    await officeInstance.act('saraban', landId, 'present', { to: 'head', purpose: 'to-consider' });
    await officeInstance.act('director', landId, 'command', {
      decision: 'assign',
      note: 'มอบกองกฎหมายตรวจแนวเขต',
      recipients: [{ unitId: officeInstance.unit('legal') }],
      password: 'Sarn2569',
    });
    const { rows } = await find('director', 'แนวเขต');
    expect(rows.map((row) => row.documentId)).toEqual([landId]);
    expect(rows[0]?.stateTerm.th).toBe('สั่งการแล้ว');
    expect(rows[0]?.principals).not.toEqual([]);
  });

  it('narrows by year, kind, state, person and day', async () => {
    const year = String(officeInstance.buddhistYear);
    const same = await find('saraban', '', { year, kind: 'outside', state: 'REGISTERED' });
    expect(ids(same)).toEqual([waterId]);
    expect(
      ids(await find('saraban', '', { year: String(officeInstance.buddhistYear - 1) })),
    ).toEqual([]);
    expect(ids(await find('saraban', '', { kind: 'inside' }))).toEqual([]);
    expect(ids(await find('saraban', '', { personId: officeInstance.person('director') }))).toEqual(
      [landId],
    );
    expect(ids(await find('saraban', '', { from: officeInstance.dayFromToday(1) }))).toEqual([]);
    expect(ids(await find('saraban', '', { until: officeInstance.today }))).toHaveLength(2);
  });

  it('treats signs of the pattern language and SQL as letters', async () => {
    for (const typed of ['%', '_%_', `' or 1=1 --`, '\\', '((((', 'ก%']) {
      expect((await find('saraban', typed)).rows, typed).toEqual([]);
    }
  });

  it('shows nobody what the permission rule denies, by any word or filter', async () => {
    for (const account of accounts) {
      const page = await find(account, 'ชลประทาน');
      for (const documentId of [waterId, landId]) {
        const read = await officeInstance.get(account, `/registry/document/${documentId}`);
        expect(ids(page).includes(documentId), account).toBe(read.status === 200);
      }
      expect(page.total, account).toBe(page.rows.length);
    }
  });

  it('hides a document at once from a reader whose right was taken back', async () => {
    const { documentId } = await officeInstance.register('saraban');
    const { title } = await officeInstance.document('saraban', documentId);
    await officeInstance.act('saraban', documentId, 'distribute', {
      recipients: [{ unitId: officeInstance.unit('policy') }],
    });
    expect(ids(await find('clerk.policy', title))).toEqual([documentId]);
    await officeInstance.actOnTransmission('saraban', documentId, 'recall', {
      reason: 'ส่งผิดหน่วยงาน',
    });
    expect(ids(await find('clerk.policy', title))).toEqual([]);
  });
});
