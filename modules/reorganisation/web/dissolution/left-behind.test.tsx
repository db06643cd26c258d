import { answerCalls, answering, screen, show } from '@sarn/platform-web/testing';
import { listUnitDissolutions } from '@sarn/reorganisation/contract';
import type { UnitEnded } from '@sarn/reorganisation/contract';
import { expect, test } from 'vitest';
import { EndedUnits } from './DissolvedUnits.tsx';

const idOf = (place: number) => `01930000-0000-7000-8000-00000000000${place}`;
const ended = (place: number, name: string, left: UnitEnded['left']): UnitEnded => ({
  ...{ unit: { id: idOf(place), name }, successor: null, lastDay: '2026-09-30', note: '' },
  ...{ orderNo: '12/2569', enteredName: 'มานะ ใจดี', enteredAt: '2026-09-28T02:00:00.000Z' },
  ...{ second: null, reopened: null, left },
});

test('an ended unit says what still names it, or that nothing does', async () => {
  const left = [
    { kind: 'grants' as const, name: 'ธุรการ', about: 'สมชาย ใจดี', row: idOf(8) },
    { kind: 'route-lists' as const, name: 'ส่งทุกกอง', about: 'กองคลัง', row: idOf(9) },
  ];
  answerCalls({
    ...answering(listUnitDissolutions, {
      rows: [ended(1, 'กองพัสดุ', left), ended(2, 'กองช่าง', [])],
      plans: [],
    }),
    'GET /identity/me': () => ({
      ...{ id: 'p1', name: 'ก', permissions: ['settings.access'], limited: [], posts: [] },
    }),
  });
  const user = await show(<EndedUnits />);
  await user.click(await screen.findByText('ยังอ้างถึงหน่วยงานนี้ 2 รายการ'));
  const link = await screen.findByRole('link', { name: 'ไปแก้ไข ธุรการ – สมชาย ใจดี' });
  expect(link.getAttribute('href')).toContain(`/manage-role?row=${idOf(8)}&what=holders`);
  // Kept by the unit whose it is: nothing to press in the settings.
  expect(screen.getByText('ส่งทุกกอง – กองคลัง')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /ส่งทุกกอง/ })).toBeNull();
  expect(screen.getByText('ไม่มีสิ่งใดอ้างถึงหน่วยงานนี้แล้ว')).toBeTruthy();
});
