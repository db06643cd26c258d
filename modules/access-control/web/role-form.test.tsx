import {
  answerCalls,
  errorAt,
  pressEnter,
  refusal,
  screen,
  show,
  waitFor,
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
  await user.type(field('ชื่อภาษาไทย'), 'เจ้าหน้าที่ทั่วไป');
  await user.type(field('เหตุผล'), 'คำสั่งที่ 2');
  await pressEnter(field('เหตุผล'));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(calls.map(({ fields }) => fields)).toContainEqual(
    expect.objectContaining({ nameTh: 'เจ้าหน้าที่ทั่วไป', version: '2', reason: 'คำสั่งที่ 2' }),
  );
});

test('tells who changed the role before, and keeps what was typed', async () => {
  answerCalls({ ...types, [change]: () => refusal('access.stale') });
  const user = await show(<RoleDialog role={role} onClose={() => {}} />);
  await user.type(field('เหตุผล'), 'คำสั่งที่ 3');
  await pressEnter(field('เหตุผล'));
  await waitFor(() => expect(screen.getByText(/มีผู้แก้ไขก่อนท่าน/)).toBeTruthy());
  expect(field('เหตุผล')).toHaveProperty('value', 'คำสั่งที่ 3');
});
