import { listGrants, listNumberLines, listRoles } from '@sarn/access-control/contract';
import type { NumberLine, RoleGrant, RoleLine } from '@sarn/access-control/contract';
import {
  answerCalls,
  answering,
  askedOf,
  leavePage,
  screen,
  show,
  waitFor,
} from '@sarn/platform-web/testing';
import { afterEach, expect, test } from 'vitest';
import AdminsPage from './AdminsPage.tsx';
import NumberRightsPage from './NumberRightsPage.tsx';
import RolesPage from './RolesPage.tsx';

afterEach(() => history.replaceState(null, '', '?'));

const roleId = '01930000-0000-7000-8000-000000000205';
const role: RoleLine = {
  ...{ id: roleId, code: 'officer', nameTh: 'เจ้าหน้าที่', nameEn: 'Officer', typeCode: 'officer' },
  ...{ typeName: 'เจ้าหน้าที่', widestScope: 'agency', grantee: 'any', needsSecond: false },
  ...{ legacyNo: null, isSeed: true, validFrom: '2026-01-01', validTo: null, version: 2 },
  ...{ people: 3, permissions: [] },
};
const ended: RoleGrant = {
  ...{ id: '01930000-0000-7000-8000-000000000601', roleId, roleName: role.nameTh },
  ...{ personId: '01930000-0000-7000-8000-000000000401', roleCode: role.code, postId: null },
  ...{ granteeName: 'อารี ใจงาม', granteeText: '', unitId: null, unitName: '' },
  ...{ validFrom: '2026-01-01', validTo: '2026-02-01', canSignIn: true },
};
const line: NumberLine = {
  ...{ id: '01930000-0000-7000-8000-000000000301', grantee: 'role', granteeId: roleId },
  ...{ granteeName: 'เจ้าหน้าที่', granteeText: '', acts: ['take'] },
  ...{ unitId: '01930000-0000-7000-8000-000000000001', unitName: 'กองคลัง', scope: 'unit' },
  ...{ kinds: ['outgoing'], mostAtOnce: null, mostDaysBack: null },
  ...{ validFrom: '2026-01-01', validTo: '2026-02-01', version: 1 },
};

const answered = () =>
  answerCalls({
    'GET /identity/me': () => ({ id: 'p1', name: 'ก', permissions: [], limited: [], posts: [] }),
    'GET /identity/units': () => ({ rows: [] }),
    'GET /access/groups': () => ({ rows: [] }),
    'GET /access/changes': () => ({ rows: [] }),
    ...answering(listRoles, { rows: [role], permissions: [], asksSecond: false }),
    ...answering(listGrants, { rows: [ended] }),
    ...answering(listNumberLines, { rows: [line] }),
  });

const checkbox = () => screen.findByRole<HTMLInputElement>('checkbox', { name: 'แสดงที่สิ้นสุดแล้ว' });

test.each([
  ['admins', AdminsPage, '', listGrants],
  ['number rights', NumberRightsPage, '', listNumberLines],
  ['who has a role', RolesPage, `?row=${roleId}`, listGrants],
] as const)(
  'the ended rows of %s are in the list after a refresh, until it is cleared',
  async (...args) => {
    const [, Page, at, asks] = args;
    const calls = answered();
    const last = () => askedOf(asks, calls).at(-1)?.isEnded;
    history.replaceState(null, '', at || '?');
    const user = await show(<Page />);
    await user.click(await checkbox());
    await waitFor(() => expect(last()).toBe('true'));
    leavePage();
    const again = await show(<Page />);
    expect((await checkbox()).checked).toBe(true);
    expect(last()).toBe('true');
    await again.click(screen.getByRole('button', { name: 'ล้างตัวกรอง' }));
    expect((await checkbox()).checked).toBe(false);
    expect(location.search).toBe(at);
  },
);

test('the list of who has another role begins without the ended ones', async () => {
  answered();
  history.replaceState(null, '', `?row=${roleId}&ended=true`);
  const user = await show(<RolesPage />);
  expect((await checkbox()).checked).toBe(true);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(location.search).toBe('');
});

test('a grant that has ended is not ended again by an address', async () => {
  const calls = answered();
  history.replaceState(null, '', `?row=${ended.id}&ended=true`);
  await show(<AdminsPage />);
  await screen.findByText('อารี ใจงาม');
  expect(askedOf(listGrants, calls)).not.toEqual([]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a number right that has ended is open again after a refresh', async () => {
  const calls = answered();
  history.replaceState(null, '', `?row=${line.id}&what=edit&ended=true`);
  await show(<NumberRightsPage />);
  expect(await screen.findByRole('dialog')).toBeDefined();
  // Found among the rows of the list, not among those that go on.
  expect(askedOf(listNumberLines, calls).map(({ isEnded }) => isEnded)).toEqual(['true']);
});
