import {
  answerCalls,
  askedOf,
  choose,
  errorsShown,
  fieldOf,
  fill,
  refusal,
  screen,
  show,
  submitButton,
  waitFor,
} from '@sarn/platform-web/testing';
import { savePoint } from '@sarn/register/contract';
import type { PointAnswer, RegistrationPoint } from '@sarn/register/contract';
import { expect, test } from 'vitest';
import PointsPage from './PointsPage.tsx';

const [agency, policy, legal, plan] = [
  '00000000-0000-4000-8000-000000000001',
  '00000000-0000-4000-8000-000000000002',
  '00000000-0000-4000-8000-000000000003',
  '00000000-0000-4000-8000-000000000004',
] as const;

const point = (
  unitId: string,
  name: string,
  more: Partial<RegistrationPoint> = {},
): RegistrationPoint => ({
  ...{ unitId, name, level: 'division', depth: 1, isRoot: false, isSet: false, through: null },
  ...{ covers: [], registrars: [], mail: '', registers: [], shares: [], above: [] },
  clerks: [{ title: 'ธุรการ', personName: `ธุรการ${name}` }],
  heads: [{ title: 'ผู้อำนวยการ', personName: `หัวหน้า${name}` }],
  ...{ validFrom: null, validTo: null, version: 0, ...more },
});

const answer: PointAnswer = {
  points: [
    point(agency, 'สำนักงานกลาง', { level: 'central', depth: 0, isRoot: true }),
    point(policy, 'กองนโยบาย', { isSet: true, version: 3 }),
    point(legal, 'กองกฎหมาย', {
      clerks: [],
      shares: [{ part: 'send', now: null, next: { id: agency, name: 'สำนักงานกลาง' } }],
      above: [{ id: agency, name: 'สำนักงานกลาง' }],
    }),
  ],
  faults: [
    { kind: 'unit-without', unitId: plan, name: 'กลุ่มแผน', pointId: policy, others: [] },
    { kind: 'no-clerk', unitId: legal, name: 'กองกฎหมาย', pointId: legal, others: [] },
  ],
  free: [{ id: plan, name: 'กลุ่มแผน', version: 0, above: [] }],
  year: 2569,
};
const list = 'GET /registry/points';
const save = 'POST /registry/points/save';
const units = { 'GET /identity/units': () => ({ rows: [] }) };

test('faults are said with the way to mend each, and a unit goes to the point above', async () => {
  const calls = answerCalls({ ...units, [list]: () => answer, [save]: () => ({ version: 4 }) });
  const user = await show(<PointsPage />);
  await screen.findByText('กลุ่มแผน ไม่มีจุดรับหนังสือ');
  expect(screen.getByText('จุดรับ กองกฎหมาย ไม่มีธุรการ')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'กำหนดผู้ครองตำแหน่ง' }).getAttribute('href')).toContain(
    'employee-information',
  );
  await user.click(screen.getByRole('button', { name: 'กำหนดจุดรับ: กลุ่มแผน' }));
  await screen.findByText('จุดรับ: กองนโยบาย');
  await choose(user, 'รับผ่าน', 'สำนักงานกลาง');
  await fill(user, fieldOf('เหตุผล'), 'ตั้งกลุ่มใหม่');
  await user.click(submitButton());
  await waitFor(() => expect(askedOf(savePoint, calls)).toHaveLength(1));
  expect(askedOf(savePoint, calls)[0]).toEqual({
    ...{ unitId: policy, version: 3, level: 'division', throughId: agency, validTo: null },
    ...{ coverIds: [plan], reason: 'ตั้งกลุ่มใหม่', sharesFrom: 'this-year' },
  });
});

test('a register is shared with a point above, from this year or the next', async () => {
  const calls = answerCalls({ ...units, [list]: () => answer, [save]: () => ({ version: 1 }) });
  const user = await show(<PointsPage />);
  await user.click(await screen.findByText('กองกฎหมาย'));
  await screen.findByText('จุดรับ: กองกฎหมาย');
  screen.getByText('ตั้งแต่ปี 2570 ปี 2569 ยังใช้: ทะเบียนของตนเอง');
  expect(screen.queryByText('มีผลตั้งแต่')).toBeNull();
  await choose(user, 'ทะเบียนรับ', 'ร่วมกับ สำนักงานกลาง');
  await choose(user, 'มีผลตั้งแต่', 'ปีถัดไป (2570)');
  await fill(user, fieldOf('เหตุผล'), 'กลุ่มใช้ทะเบียนของกอง');
  await user.click(submitButton());
  await waitFor(() => expect(askedOf(savePoint, calls)).toHaveLength(1));
  expect(askedOf(savePoint, calls)[0]).toMatchObject({
    shares: { receive: agency, send: agency, memo: null },
    sharesFrom: 'next-year',
  });
});

test('a change without a reason is not sent, and a refusal keeps what was typed', async () => {
  const ring = refusal('registry.point-ring', [], 'จุดรับ กองกฎหมาย จะรับผ่านตนเองเป็นวง');
  const calls = answerCalls({ ...units, [list]: () => answer, [save]: () => ring });
  const user = await show(<PointsPage />);
  await screen.findByText('กลุ่มแผน ไม่มีจุดรับหนังสือ');
  await user.click(screen.getByRole('button', { name: 'เพิ่มจุดรับ' }));
  await user.click(await waitFor(submitButton));
  await waitFor(() => expect(errorsShown()).toHaveLength(2));
  expect(askedOf(savePoint, calls)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'ยกเลิก' }));
  await user.click(screen.getByRole('button', { name: 'กำหนดจุดรับ: กลุ่มแผน' }));
  await fill(user, await waitFor(() => fieldOf('เหตุผล')), 'ทดลองใช้งาน');
  await user.click(submitButton());
  await screen.findByText(/จะรับผ่านตนเองเป็นวง/);
  expect(fieldOf('เหตุผล')).toHaveProperty('value', 'ทดลองใช้งาน');
});

test.each([
  [policy, 'จุดรับ: กองนโยบาย'],
  [plan, 'กลุ่มแผน'],
])('the address names the point, or the unit that could be one: %s', async (unit, title) => {
  answerCalls({ ...units, [list]: () => answer });
  history.replaceState(null, '', `?row=${unit}`);
  const user = await show(<PointsPage />);
  const dialog = await screen.findByRole('dialog');
  const chosen = [...dialog.querySelectorAll('input')].map(({ value }) => value);
  expect([dialog.textContent, ...chosen].join(' ')).toContain(title);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  history.replaceState(null, '', '?');
});
