import {
  answerCalls,
  errorAt,
  fill,
  pressEnter,
  refusal,
  screen,
  show,
  waitFor,
  within,
} from '@sarn/platform-web/testing';
import { expect, test, vi } from 'vitest';
import type { RoleLine } from '@sarn/access-control/contract';
import { RoleDialog } from './RoleDialog.tsx';

const id = '01930000-0000-7000-8000-000000000205';
const role: RoleLine = {
  ...{ id, code: 'officer', nameTh: 'เจ้าหน้าที่', nameEn: 'Officer', typeCode: 'officer' },
  ...{ typeName: 'เจ้าหน้าที่', widestScope: 'agency', grantee: 'any', needsSecond: false },
  ...{ legacyNo: null, isSeed: true, validFrom: '2026-01-01', validTo: null, version: 2 },
  ...{ people: 3, permissions: [] },
};
const types = {
  'GET /access/role-types': () => ({
    rows: [
      {
        ...{ code: 'officer', nameTh: 'เจ้าหน้าที่', nameEn: '', widestScope: 'agency' },
        ...{ grantee: 'any', needsSecond: false, hasHeadPortal: false, sort: 1, isSeed: true },
        ...{ validFrom: '2026-01-01', validTo: null, version: 1, roles: 1 },
      },
    ],
  }),
};
const change = `POST /access/roles/${id}/change`;
const field = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) });

test('asks for a reason before it is sent, with the version that was seen', async () => {
  const onClose = vi.fn();
  const calls = answerCalls({
    ...types,
    [change]: () => ({ state: 'waiting', changeId: 'c', aloneAt: null }),
  });
  const user = await show(<RoleDialog role={role} onClose={onClose} />);
  await user.clear(field('ชื่อภาษาไทย'));
  await pressEnter(field('ชื่อภาษาไทย'));
  expect(errorAt(field('ชื่อภาษาไทย'))).not.toBeNull();
  expect(errorAt(field('เหตุผล'))).not.toBeNull();
  expect(calls.filter(({ fields }) => 'version' in fields)).toEqual([]);
  await fill(user, field('ชื่อภาษาไทย'), 'เจ้าหน้าที่ทั่วไป');
  await fill(user, field('เหตุผล'), 'คำสั่งที่ 2');
  await pressEnter(field('เหตุผล'));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(calls.map(({ fields }) => fields)).toContainEqual(
    expect.objectContaining({ nameTh: 'เจ้าหน้าที่ทั่วไป', version: '2', reason: 'คำสั่งที่ 2' }),
  );
});

test('tells who changed the role before, and keeps what was typed', async () => {
  const now = { ...role, nameTh: 'ชื่อของอีกคน', nameEn: 'Clerk', version: 3 };
  const answers = [refusal('access.stale'), { state: 'applied', changeId: 'c', aloneAt: null }];
  const calls = answerCalls({
    ...types,
    [change]: () => answers.shift() ?? refusal('access.stale'),
    'GET /access/roles': () => ({ rows: [now], permissions: [], asksSecond: false }),
  });
  const onClose = vi.fn();
  const user = await show(<RoleDialog role={role} onClose={onClose} />);
  await user.clear(field('ชื่อภาษาไทย'));
  await fill(user, field('ชื่อภาษาไทย'), 'ชื่อของฉัน');
  await fill(user, field('เหตุผล'), 'คำสั่งที่ 3');
  await pressEnter(field('เหตุผล'));
  const difference = within(await screen.findByRole('region', { name: 'มีผู้แก้ไขก่อนท่าน' }));
  expect(difference.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
    ...['ชื่อของอีกคน', 'ชื่อของฉัน', 'Clerk', 'Officer'],
  ]);
  expect(field('เหตุผล')).toHaveProperty('value', 'คำสั่งที่ 3');
  await user.click(difference.getByRole('button', { name: 'ใช้ค่าของท่าน' }));
  await pressEnter(field('เหตุผล'));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  const sent = calls.filter(({ fields }) => 'version' in fields).map(({ fields }) => fields);
  expect(sent.map(({ version, nameTh }) => [version, nameTh])).toEqual([
    ['2', 'ชื่อของฉัน'],
    ['3', 'ชื่อของฉัน'],
  ]);
});

test('goes on with what the other one saved, and keeps the reason', async () => {
  const now = { ...role, nameTh: 'ชื่อของอีกคน', version: 3 };
  answerCalls({
    ...types,
    [change]: () => refusal('access.stale'),
    'GET /access/roles': () => ({ rows: [now], permissions: [], asksSecond: false }),
  });
  const user = await show(<RoleDialog role={role} onClose={() => {}} />);
  await fill(user, field('เหตุผล'), 'คำสั่งที่ 3');
  await pressEnter(field('เหตุผล'));
  await user.click(await screen.findByRole('button', { name: 'ใช้ค่าที่บันทึกไว้' }));
  expect(field('ชื่อภาษาไทย')).toHaveProperty('value', 'ชื่อของอีกคน');
  expect(field('เหตุผล')).toHaveProperty('value', 'คำสั่งที่ 3');
});
