import type {
  GroupLine,
  MenuRow,
  NumberLine,
  RoleGrant,
  RoleLine,
} from '@sarn/access-control/contract';
import { answerCalls, leavePage, screen, show, waitFor } from '@sarn/platform-web/testing';
import { afterEach, expect, test } from 'vitest';
import ApplicationsPage from './ApplicationsPage.tsx';
import GroupsPage from './GroupsPage.tsx';
import NumberRightsPage from './NumberRightsPage.tsx';
import { RightsOfPerson } from './RightsOfPerson.tsx';
import RolesPage from './RolesPage.tsx';
import RoleTypesPage from './RoleTypesPage.tsx';
import WhoMayPage from './WhoMayPage.tsx';

afterEach(() => history.replaceState(null, '', '?'));

const unitId = '01930000-0000-7000-8000-000000000001';
const roleId = '01930000-0000-7000-8000-000000000205';
const role: RoleLine = {
  ...{ id: roleId, code: 'officer', nameTh: 'เจ้าหน้าที่', nameEn: 'Officer', typeCode: 'officer' },
  ...{ typeName: 'เจ้าหน้าที่', widestScope: 'agency', grantee: 'any', needsSecond: false },
  ...{ legacyNo: null, isSeed: true, validFrom: '2026-01-01', validTo: null, version: 2 },
  ...{ people: 3, permissions: [] },
};
const line: NumberLine = {
  ...{ id: '01930000-0000-7000-8000-000000000301', grantee: 'role', granteeId: roleId },
  ...{ granteeName: 'เจ้าหน้าที่', granteeText: '', acts: ['take'], unitId, unitName: 'กองคลัง' },
  ...{ scope: 'unit', kinds: ['outgoing'], mostAtOnce: null, mostDaysBack: null },
  ...{ validFrom: '2026-01-01', validTo: null, version: 1 },
};
const menu = {
  ...{ id: 3100, parent: 'launcher', nameTh: 'งานสารบรรณ', nameEn: '', icon: 'file-text' },
  ...{ action: 'sarabun', seq: 1, level: 1, permission: null, isOn: false, isOwn: false },
  ...{ isChanged: true, version: 2 },
} as unknown as MenuRow;

const reads = {
  'GET /identity/me': () => ({ id: 'p1', name: 'ก', permissions: [], limited: [], posts: [] }),
  'GET /access/roles': () => ({ rows: [role], permissions: [], asksSecond: false }),
  'GET /access/changes': () => ({ rows: [] }),
  'GET /access/role-types': () => ({ rows: [] }),
  'GET /access/grants': () => ({ rows: [] }),
  'GET /access/groups': () => ({ rows: [] }),
  'GET /access/number-lines': () => ({ rows: [line] }),
  'GET /access/menus': () => ({ rows: [menu] }),
  'GET /identity/units': () => ({
    rows: [{ id: unitId, parentId: null, nameTh: 'กองคลัง', nameEn: '', code: 'F' }],
  }),
};

const pages = { RolesPage, NumberRightsPage, ApplicationsPage };

test.each([
  ['RolesPage', `?row=${roleId}`, 'เจ้าหน้าที่'],
  ['ApplicationsPage', '?row=3100', 'งานสารบรรณ'],
  ['NumberRightsPage', `?row=${unitId}&kind=outgoing`, 'เจ้าหน้าที่'],
] as const)(
  '%s opens the row that its address names, until it is closed',
  async (name, at, text) => {
    answerCalls(reads);
    history.replaceState(null, '', at);
    const Page = pages[name];
    const user = await show(<Page />);
    const dialog = await screen.findByRole('dialog');
    const values = [...dialog.querySelectorAll('input')].map(({ value }) => value);
    expect([dialog.textContent, ...values].join(' ')).toContain(text);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
);

test('a register about which there is no line gets a new one, for its kind', async () => {
  answerCalls(reads);
  history.replaceState(null, '', `?row=${unitId}&kind=memo`);
  await show(<NumberRightsPage />);
  await screen.findByRole('dialog');
  const chosen = screen
    .getAllByRole<HTMLInputElement>('checkbox')
    .filter(({ checked }) => checked)
    .map((box) => box.closest('label')?.textContent);
  expect(chosen).toEqual(['ออกเลข', 'ทะเบียนหนังสือภายใน']);
});

const group = {
  ...{ id: '01930000-0000-7000-8000-000000000501', nameTh: 'คณะทำงาน', nameEn: '', kind: 'fixed' },
  ...{ parts: [], people: 0, menus: 0, version: 1, validTo: null, isSeed: false },
} as unknown as GroupLine;

test.each([
  ['GroupsPage', 'เพิ่มกลุ่ม', '?new='],
  ['NumberRightsPage', 'เพิ่มสิทธิ์', '?new='],
  ['RolesPage', 'เพิ่มบทบาท', '?new='],
  ['RoleTypesPage', 'เพิ่มประเภท', '?new='],
  ['ApplicationsPage', 'เพิ่มลิงก์ของหน่วยงาน', '?new='],
  ['NumberRightsPage', 'เจ้าหน้าที่', `?row=${line.id}&what=edit`],
] as const)(
  'on %s what “%s” opens is open again after a refresh',
  async (name, pressed, search) => {
    answerCalls({ ...reads, 'GET /access/groups': () => ({ rows: [group] }) });
    const Page = { ...pages, GroupsPage, RoleTypesPage }[name];
    const user = await show(<Page />);
    const [first] = await screen.findAllByText(new RegExp(`^${pressed}`));
    await user.click(first!);
    const title = (await screen.findByRole('dialog')).getAttribute('aria-labelledby');
    const words = document.querySelector(`#${CSS.escape(title ?? '')}`)?.textContent;
    expect(location.search).toBe(search);
    leavePage();
    await show(<Page />);
    expect(await screen.findByRole('dialog', { name: words ?? '' })).toBeDefined();
  },
);

const personId = '01930000-0000-7000-8000-000000000401';
const grant: RoleGrant = {
  ...{ id: '01930000-0000-7000-8000-000000000601', roleId, roleName: role.nameTh, personId },
  ...{ roleCode: role.code, postId: null, granteeName: 'อารี ใจงาม', granteeText: '' },
  ...{ unitId: null, unitName: '', validFrom: '2026-01-01', validTo: null, canSignIn: true },
};

test.each([
  ['มอบบทบาท', 'มอบบทบาท'],
  ['ถอนบทบาท', /^ถอนบทบาท .*อารี ใจงาม/],
])('“%s” of those who have a role is open again after a refresh', async (press, name) => {
  answerCalls({ ...reads, 'GET /access/grants': () => ({ rows: [grant] }) });
  history.replaceState(null, '', `?row=${roleId}`);
  const user = await show(<RolesPage />);
  await user.click(await screen.findByRole('button', { name: press }));
  await screen.findByRole('dialog', { name });
  leavePage();
  await show(<RolesPage />);
  await screen.findByRole('dialog', { name });
  await user.keyboard('{Escape}');
  await screen.findByRole('dialog', { name: 'ผู้ได้รับบทบาท เจ้าหน้าที่' });
  expect(location.search).toBe(`?row=${roleId}`);
});

test('the record of a person leads to what this person may do, by name', async () => {
  answerCalls({
    ...reads,
    'GET /access/acts': () => ({ rows: [] }),
    'GET /access/what-may': () => ({
      ...{ person: { id: personId, name: 'อารี ใจงาม', text: '' }, canSignIn: true, menus: [] },
      rows: [
        {
          ...{ act: 'audit.read', name: 'อ่านบันทึกการใช้งาน', isAllowed: true, refusal: null },
          sources: [{ kind: 'role', text: 'บทบาทผู้ตรวจสอบ' }],
        },
      ],
    }),
  });
  await show(<RightsOfPerson subjectId={personId} />);
  const { hash, search } = screen.getByRole<HTMLAnchorElement>('link');
  await show(<WhoMayPage />, `/${search || hash.slice(hash.indexOf('?'))}`);
  expect(await screen.findByText('อ่านบันทึกการใช้งาน', { selector: 'strong' })).toBeDefined();
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: /^บุคคล/ });
  await waitFor(() => expect(field.value).toBe('อารี ใจงาม'));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'ส่งออก Excel' }).disabled).toBe(
    false,
  );
});

test('the unit of a line that has ended is named, and not shown as missing', async () => {
  const ended = { ...line, unitId: '01930000-0000-7000-8000-000000000009', unitName: 'กองพัสดุ' };
  answerCalls({ ...reads, 'GET /access/number-lines': () => ({ rows: [ended] }) });
  history.replaceState(null, '', `?row=${ended.id}&what=edit`);
  await show(<NumberRightsPage />);
  await screen.findByDisplayValue('กองพัสดุ (สิ้นสุดแล้ว)');
});
