import { answerCalls, answering, opensAgain, screen, show } from '@sarn/platform-web/testing';
import { listForeignAuthorities } from '@sarn/foreign-authority/contract';
import type { ForeignAuthority } from '@sarn/foreign-authority/contract';
import { expect, test } from 'vitest';
import ForeignAuthorityPage from './ForeignAuthorityPage.tsx';

const root: ForeignAuthority = {
  ...{ id: '01940000-0000-7000-8000-000000000001', subject: 'National Root', isRoot: true },
  ...{ issuer: 'National Root', notAfter: '2036-01-01T00:00:00Z', fingerprint: 'ab'.repeat(32) },
  ...{ heardAt: null, failure: 'revocation-unreachable', lists: [] },
};
const between: ForeignAuthority = {
  ...root,
  ...{ id: '01940000-0000-7000-8000-000000000002', subject: 'National Issuing', isRoot: false },
  ...{ failure: null, heardAt: '2026-11-27T02:00:00Z' },
  lists: [
    {
      ...{ source: 'uploaded' as const, madeAt: '2020-01-01T00:00:00Z' },
      ...{ nextAt: '2020-01-08T00:00:00Z', gotAt: '2020-01-02T00:00:00Z' },
    },
  ],
};

const answered = (rows: ForeignAuthority[]) =>
  answerCalls(answering(listForeignAuthorities, { rows }));

test('[6.07] each authority says what was heard of it, why not, and which list has ended', async () => {
  answered([root, between]);
  await show(<ForeignAuthorityPage />);
  expect(await screen.findByText('National Root')).toBeDefined();
  expect(screen.getByText(/ติดต่อผู้ออกใบรับรองเพื่อขอรายการเพิกถอนไม่ได้ ระบบจะลองใหม่/)).toBeDefined();
  expect(screen.getByText(/^ใบรับรองราก/)).toBeDefined();
  expect(screen.getByText(/^อยู่ใต้ National Root/)).toBeDefined();
  expect(screen.getByText(/^รายการเพิกถอนที่นำเข้า หมดอายุแล้ว/)).toBeDefined();
  expect(screen.getByText(/^ได้หลักฐานล่าสุด/)).toBeDefined();
});

test('without an authority there is no list to bring; a file has to be chosen', async () => {
  answered([]);
  const user = await show(<ForeignAuthorityPage />);
  expect(await screen.findByText('ยังไม่มีผู้ออกใบรับรองภายนอก')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'นำรายการเพิกถอนเข้า' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'เพิ่มผู้ออกใบรับรอง' }));
  const dialog = await screen.findByRole('dialog');
  const buttons = [...dialog.querySelectorAll('button')];
  const send = buttons.find(({ textContent }) => textContent === 'เพิ่มผู้ออกใบรับรอง');
  await user.click(send ?? dialog);
  // The button of the field, and what is missing.
  await expect.poll(() => screen.getAllByText('เลือกไฟล์').length).toBe(2);
});

test.each([
  ['เพิ่มผู้ออกใบรับรอง', '?new=&what=add'],
  ['นำรายการเพิกถอนเข้า', '?new=&what=upload'],
])('the form of “%s” is open again after a refresh', async (press, search) => {
  answered([root, between]);
  await opensAgain(<ForeignAuthorityPage />, { press, name: press, search });
});
