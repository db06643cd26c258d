import { listWhoMayActs, seeAs, whatMay } from '@sarn/access-control/contract';
import type { SeenAs } from '@sarn/access-control/contract';
import {
  answerCalls,
  answering,
  askedOf,
  screen,
  show,
  waitFor,
  within,
} from '@sarn/platform-web/testing';
import { expect, test } from 'vitest';
import WhoMayPage from './WhoMayPage.tsx';

const person = { id: '0199a000-0000-7000-8000-000000000001', name: 'นายเอก', text: 'ธุรการ' };
const item: SeenAs = {
  ...{ person, canSignIn: true, tiles: [{ name: 'งานสารบรรณ' }], settings: [] },
  menus: [
    { name: 'ทะเบียนหนังสือ', isManaged: true },
    { name: 'ค้นหา', isManaged: false },
  ],
  queues: [{ name: 'รอลงรับ' }],
};
const answers = (seen: SeenAs) =>
  answerCalls({
    'GET /identity/units': () => ({ rows: [] }),
    ...answering(listWhoMayActs, { rows: [] }),
    ...answering(whatMay, { person, canSignIn: true, rows: [], menus: [] }),
    ...answering(seeAs, { item: seen }, { personId: person.id }),
  });
const place = `/?way=person&person=${person.id}`;

test('the frame of a person is opened, has names alone, and asks the server once', async () => {
  const calls = answers(item);
  const user = await show(<WhoMayPage />, place);
  await user.click(await screen.findByRole('button', { name: 'ดูในฐานะคนนี้' }));
  const dialog = await screen.findByRole('dialog', { name: 'หน้าจอของ นายเอก' });
  const menu = await within(dialog).findByRole('region', { name: 'เมนูหลัก' });
  expect(
    within(menu)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['ทะเบียนหนังสือ', 'ค้นหา (ดูได้อย่างเดียว)']);
  expect(within(dialog).getByText('ไม่เห็นหน้าตั้งค่า')).toBeDefined();
  expect(within(dialog).getByText(/บันทึกการดูไว้/)).toBeDefined();
  // Nothing in it leads anywhere.
  expect(within(dialog).queryAllByRole('link')).toEqual([]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(askedOf(seeAs, calls)).toEqual([{ personId: person.id }]);
});

test('an address that has it open opens it; of a closed account it says so', async () => {
  answers({ ...item, canSignIn: false, tiles: [], menus: [], queues: [] });
  await show(<WhoMayPage />, `${place}&seen=yes`);
  const dialog = await screen.findByRole('dialog', { name: 'หน้าจอของ นายเอก' });
  expect(within(dialog).getByText(/เข้าใช้ระบบไม่ได้/)).toBeDefined();
  expect(within(dialog).queryByRole('region')).toBeNull();
});
