import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays, toThaiDigits } from '@sarn/kernel';
import { plain, readBack } from '@sarn/pdf/testing';
import { envelopesAtOnce } from '../contract/index.ts';
import { dispatchProbe } from './dispatch-probe.testing.ts';
import { openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';

let officeInstance: OfficeInstance;
const probe = dispatchProbe(() => officeInstance);
beforeAll(async () => {
  officeInstance = await openInstance();
});
afterAll(() => officeInstance.close());

const patience = { timeout: 15_000 };
const stateOf = async (id: string) => (await officeInstance.document('clerk.policy', id)).state;
const send = (id: string, sendings: readonly object[]) =>
  officeInstance.act('clerk.policy', id, 'dispatch', { sendings });

interface Line {
  readonly recipientId: string;
  readonly documentId: string;
  readonly may: string[];
  readonly isOverdue: boolean;
  readonly address: string;
}
const lines = async (account: string, query: string) =>
  (await officeInstance.get(account, `/registry/dispatch/list?${query}`)) as unknown as {
    status: number;
    rows: Line[];
    total: number;
  };

describe('[5.01] envelopes of letters that go out', () => {
  const pdfOf = async (account: string, recipientIds: readonly string[]) => {
    const answer = await officeInstance.app.fetch('/api/registry/dispatch/envelopes', {
      method: 'POST',
      headers: {
        authorization: `Bearer ${await officeInstance.token(account)}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ recipientIds, size: 'dl' }),
    });
    return { status: answer.status, bytes: new Uint8Array(await answer.arrayBuffer()) };
  };

  it('have sender, number and the address of the address book, one page for each addressee', async () => {
    const book = { name: 'กรมมีที่อยู่', address: '120 ถนนสมมติ\nจังหวัดตัวอย่าง 30000' };
    expect((await officeInstance.post('saraban', '/registry/contacts/save', book)).status).toBe(
      200,
    );
    const { id, recipients } = await probe.numbered(['กรมมีที่อยู่', 'กรมไม่มีที่อยู่'], {});
    const recipientIds = recipients.map((one) => one.id);
    const { status, bytes } = await pdfOf('clerk.policy', recipientIds);
    expect(status).toBe(200);
    const pages = await readBack(bytes);
    expect(pages).toHaveLength(2);
    const { letterNo } = await officeInstance.document('clerk.policy', id);
    for (const part of [letterNo, 'กรมมีที่อยู่', '120 ถนนสมมติ', 'จังหวัดตัวอย่าง 30000']) {
      expect(pages[0]).toContain(plain(toThaiDigits(part)));
    }
    expect(pages[1]).toContain(plain('กรมไม่มีที่อยู่'));
    // One call sets no more of them than a busy server makes in its time.
    const many = Array.from({ length: envelopesAtOnce + 1 }, () => recipientIds[0] ?? '');
    expect((await pdfOf('clerk.policy', many)).status).toBe(422);
    // Another registry, and somebody who keeps none.
    expect((await pdfOf('clerk.legal', recipientIds)).status).toBe(404);
    expect((await pdfOf('officer.policy', recipientIds)).status).toBe(404);
  });
});

describe('[4.03] the work list of outgoing letters', () => {
  it('shows each addressee with method and state to the registrar, and makes the same file', async () => {
    const book = { name: 'กรมในสมุด', email: 'saraban@book.example', usualMethod: 'email' };
    expect((await officeInstance.post('saraban', '/registry/contacts/save', book)).status).toBe(
      200,
    );
    const title = 'เรื่องในรายการส่งออก';
    const { id, recipients } = await probe.numbered(['กรมในสมุด', 'กรมไปรษณีย์'], { title });
    const search = `search=${encodeURIComponent(title)}`;
    const waiting = await lines('clerk.policy', `${search}&state=open&method=email`);
    expect(waiting.rows.find((row) => row.recipientId === recipients[0]?.id)).toMatchObject({
      may: ['send'],
      address: 'saraban@book.example',
    });
    await send(id, [
      { recipientId: recipients[0]?.id, method: 'email' },
      { recipientId: recipients[1]?.id, method: 'post', reference: 'RT123456789TH' },
    ]);
    await expect.poll(() => stateOf(id), patience).toBe('DISPATCHED');
    const [reached] = await probe.recipientsOf(id);
    expect(reached?.attempts[0]?.address).toBe('saraban@book.example');
    const sent = await lines('clerk.policy', `${search}&state=SENT&method=post`);
    expect(sent.rows).toMatchObject([{ may: ['record'], isOverdue: false }]);
    expect((await lines('clerk.policy', `${search}&isOverdue=true`)).total).toBe(0);
    await officeInstance.app.db.query(
      `update letter_recipient set sent_at = now() - interval '11 days' where document_id = $1`,
      [id],
    );
    expect((await lines('clerk.policy', `${search}&isOverdue=true`)).total).toBe(2);
    expect((await lines('clerk.legal', search)).total).toBe(0);
    expect((await lines('officer.policy', search)).total).toBe(0);
    const file = await officeInstance.get('clerk.policy', `/registry/dispatch/export?${search}`);
    expect(file.status).toBe(200);
  });
});

describe('[4.07] the delivery book, form 16', () => {
  interface BookLine {
    readonly id: string;
    readonly unitName: string;
    readonly state: string;
    readonly mayRecord: boolean;
    readonly receiverName: string;
    readonly receivedAt: string | null;
    readonly signature: string;
    readonly carrier: { readonly name: string };
  }
  const bookOf = async (account: string, to: string) => {
    const answer = await officeInstance.get(
      account,
      `/registry/dispatch/book?day=${officeInstance.today}`,
    );
    return (answer as unknown as { rows: BookLine[] }).rows.find((row) => row.unitName === to);
  };

  async function carried(to: string) {
    const made = await probe.numbered([to]);
    const carrierId = officeInstance.person('officer2.legal');
    await send(made.id, [{ recipientId: made.recipients[0]?.id, method: 'hand', carrierId }]);
    return made.id;
  }

  it('is signed for by who took the letter, once, recorded by its messenger', async () => {
    const id = await carried('สำนักงานปลายทาง');
    const line = await bookOf('officer2.legal', 'สำนักงานปลายทาง');
    expect(line).toMatchObject({ state: 'SENT', mayRecord: true });
    // The messenger sees the row, but not the letter.
    const path = `/registry/document/${id}`;
    expect((await officeInstance.get('officer2.legal', path)).status).toBe(404);
    expect(await bookOf('officer.legal', 'สำนักงานปลายทาง')).toBeUndefined();
    const taken = { id: line?.id, receiverName: 'นางสาวรับ หนังสือ', signature: 'M10 10L20.5 30' };
    const stranger = await officeInstance.post(
      'officer.legal',
      '/registry/dispatch/hand-over',
      taken,
    );
    expect(stranger.status).toBe(404);
    const markup = { ...taken, signature: '"><script>' };
    const refused = await officeInstance.post(
      'officer2.legal',
      '/registry/dispatch/hand-over',
      markup,
    );
    expect(refused.status).toBe(422);
    const over = await officeInstance.post('officer2.legal', '/registry/dispatch/hand-over', taken);
    expect(over.status).toBe(200);
    expect(await stateOf(id)).toBe('DELIVERED');
    const again = await officeInstance.post(
      'officer2.legal',
      '/registry/dispatch/hand-over',
      taken,
    );
    expect(again).toMatchObject({ status: 409, code: 'registry.dispatch-done' });
    expect(await bookOf('clerk.policy', 'สำนักงานปลายทาง')).toMatchObject({
      state: 'DELIVERED',
      receiverName: 'นางสาวรับ หนังสือ',
      signature: 'M10 10L20.5 30',
      mayRecord: false,
    });
  });

  it('of a day without entries names the last day before it on which the asker sees some', async () => {
    await carried('สำนักงานวันก่อน');
    const lastDay = async (account: string, day: string) => {
      const answer = await officeInstance.get(account, `/registry/dispatch/book?day=${day}`);
      return (answer as unknown as { lastDay: string | null }).lastDay;
    };
    const { today } = officeInstance;
    for (const account of ['officer2.legal', 'clerk.policy']) {
      expect(await lastDay(account, addDays(today, 3)), account).toBe(today);
      expect(await lastDay(account, today), account).toBeNull();
      expect(await lastDay(account, addDays(today, -1)), account).toBeNull();
    }
    expect(await lastDay('officer.legal', addDays(today, 3))).toBeNull();
  });

  it('takes the moment that the phone of the messenger tells later, where it can be true', async () => {
    const timeOf = async (to: string, handedAt: (sentAt: number) => number) => {
      await carried(to);
      const line = await bookOf('officer2.legal', to);
      const now = officeInstance.app.platform.clock.now().getTime();
      const answer = await officeInstance.post('officer2.legal', '/registry/dispatch/hand-over', {
        id: line?.id,
        receiverName: 'ผู้รับ',
        handedAt: new Date(handedAt(now)).toISOString(),
      });
      expect(answer.status).toBe(200);
      const told = Date.parse((await bookOf('officer2.legal', to))?.receivedAt ?? '');
      return told - now;
    };
    expect(await timeOf('สำนักงานที่บอกเวลา', (now) => now)).toBe(0);
    expect(await timeOf('สำนักงานก่อนส่ง', (now) => now - 3_600_000)).toBeGreaterThanOrEqual(0);
    expect(await timeOf('สำนักงานอนาคต', (now) => now + 3_600_000)).toBeLessThan(60_000);
  });

  it('shows what was not delivered, and the letter waits to be sent again', async () => {
    const id = await carried('สำนักงานปิดทำการ');
    const line = await bookOf('officer2.legal', 'สำนักงานปิดทำการ');
    const back = { id: line?.id, reason: 'สำนักงานปิด' };
    const answer = await officeInstance.post(
      'officer2.legal',
      '/registry/dispatch/undelivered',
      back,
    );
    expect(answer.status).toBe(200);
    expect((await probe.recipientsOf(id)).map(({ state }) => state)).toEqual(['RETURNED']);
    expect(await stateOf(id)).toBe('NUMBERED');
    await officeInstance.heard('clerk.policy', id);
    const { history } = await officeInstance.document('clerk.policy', id);
    const told = history.find(({ act }) => act === 'dispatchResult');
    expect(told?.actorName).toContain('ผู้ร่วม');
  });
});
