import { formatDate, toThaiDigits } from '@sarn/kernel';
import { plain, readBack } from '@sarn/pdf/testing';
import { openInstance } from '@sarn/server/testing';
import type { OfficeInstance } from '@sarn/server/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { printDeliveryBook } from '../../contract/index.ts';
import { dispatchProbe } from '../dispatch-probe.testing.ts';

let office: OfficeInstance;
const probe = dispatchProbe(() => office);
beforeAll(async () => {
  office = await openInstance();
});
afterAll(() => office.close());

const slipsOf = async (account: string) => {
  const answer = await office.app.fetch(`/api/registry/dispatch/slips?day=${office.today}`, {
    headers: { authorization: `Bearer ${await office.token(account)}` },
  });
  const bytes = new Uint8Array(await answer.arrayBuffer());
  return { status: answer.status, pages: answer.status === 200 ? await readBack(bytes) : [] };
};

const bookOf = async (account: string) => {
  const answer = await office.get(account, `/registry/dispatch/book/sheets?day=${office.today}`);
  const part = printDeliveryBook.output.parse(answer);
  expect(part.next).toBeNull();
  const pages = await readBack(new Uint8Array(Buffer.from(part.pdf, 'base64')));
  return { entries: part.entries, text: pages.join('') };
};

test('[4.07] a receipt, form 17, has number, receiver and subject; its subject is not for the messenger', async () => {
  expect((await slipsOf('clerk.policy')).status).toBe(404);
  const title = 'ขอส่งรายงานการสำรวจ 12 แปลง';
  const made = await probe.numbered(['สำนักงานปลายทาง', 'กรมอีกแห่ง'], { title });
  const carrierId = office.person('officer2.legal');
  const sendings = made.recipients.map(({ id }) => ({
    ...{ recipientId: id, method: 'hand', carrierId },
  }));
  await office.act('clerk.policy', made.id, 'dispatch', { sendings });
  const { letterNo } = await office.document('clerk.policy', made.id);
  const { pages } = await slipsOf('clerk.policy');
  expect(pages).toHaveLength(2);
  for (const part of ['แบบที่ ๑๗', 'ใบรับหนังสือ', letterNo, title, 'รับวันที่', 'ผู้รับ']) {
    expect(pages[0]).toContain(plain(toThaiDigits(part)));
  }
  expect(pages.join('')).toContain(plain('กรมอีกแห่ง'));
  const carried = await slipsOf('officer2.legal');
  expect(carried.pages).toHaveLength(2);
  expect(carried.pages.join('')).toContain(plain(toThaiDigits(letterNo)));
  expect(carried.pages.join('')).not.toContain(plain(toThaiDigits(title)));
  const printed = await bookOf('clerk.policy');
  expect(printed.entries).toBe(2);
  const on = formatDate(office.today, 'full', 'th');
  for (const part of ['แบบที่ 16', 'สมุดส่งหนังสือ', on, letterNo, 'กรมอีกแห่ง', 'ผู้นำส่ง']) {
    expect(printed.text).toContain(plain(toThaiDigits(part)));
  }
  expect(printed.text).not.toMatch(/[0-9]/);
  // A row says no more than the envelope does.
  expect(printed.text).not.toContain(plain(toThaiDigits(title)));
  expect((await bookOf('officer2.legal')).entries).toBe(2);
  // Who neither carries nor keeps the registry has no book, and no receipts.
  expect((await bookOf('officer.legal')).entries).toBe(0);
  expect((await slipsOf('officer.legal')).status).toBe(404);
});
