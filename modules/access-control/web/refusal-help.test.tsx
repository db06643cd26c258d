import type { ErrorParams } from '@sarn/kernel';
import { ApiError, ErrorSummary, toasts } from '@sarn/platform-web';
import { answerCalls, screen, show, within } from '@sarn/platform-web/testing';
import { expect, test } from 'vitest';
import { accessPanels } from './access-panels.ts';

const me = (permissions: readonly string[], limited: readonly string[] = []) => ({
  'GET /identity/me': () => ({ ...{ id: 'p1', name: 'ก', permissions, limited, posts: [] } }),
});

const refused = (code: string, params: ErrorParams = {}) =>
  new ApiError({
    ...{ code, message: 'ไม่มีสิทธิ์สร้างคำสั่ง', status: 403 },
    ...{ params, requestId: null, body: {} },
  });

const showRefusal = (code: string, params?: ErrorParams) =>
  show(<ErrorSummary error={refused(code, params)} />, '/', undefined, accessPanels);

test.each([
  ['creation.not-allowed', 'settings.registry', 'manage-book-creation'],
  ['registry.share-ring', 'settings.registry', 'sarabun-structure'],
  ['registry.retention-too-short', 'registry.retention-classes', 'retention'],
])('a refusal %s leads who may change it to its page', async (code, permission, path) => {
  answerCalls(me([permission]));
  await showRefusal(code);
  const link = await screen.findByRole('link', { name: /หน้าตั้งค่า/ });
  expect(link.getAttribute('href')).toContain(`/settings/3144/${path}`);
});

test('who may not change it, or only for one unit, sees the sentence alone', async () => {
  answerCalls(me(['settings.registry'], ['settings.registry']));
  await showRefusal('creation.not-allowed');
  // Its words are those of the module of the code, where that is loaded.
  expect(screen.getByRole('alert').textContent).not.toBe('');
  expect(screen.queryByRole('link')).toBeNull();
});

test('a refusal of a number names the first step that fails, in the register that is chosen', async () => {
  const failing = { step: 'permission', isFulfilled: false, text: 'ไม่มีสิทธิ์ออกเลข' };
  const calls = answerCalls({
    ...me([]),
    'GET /access/why-number': () => ({
      ...{
        isAllowed: false,
        unitId: 'u1',
        unitName: 'กองคลัง',
        failing,
        steps: [failing],
        mayGrant: false,
      },
    }),
  });
  const user = await showRefusal('registry.register-closed');
  await user.click(await screen.findByRole('button', { name: 'ทำไมออกเลขไม่ได้' }));
  expect(await screen.findByText('ติดที่: ไม่มีสิทธิ์ออกเลข')).toBeDefined();
  expect(calls.some(({ path }) => path.includes('why-number'))).toBe(true);
});

test('the link selects the row that the refusal names', async () => {
  answerCalls(me(['settings.registry']));
  await showRefusal('creation.not-allowed', { row: 'order' });
  const link = await screen.findByRole('link', { name: /หน้าตั้งค่า/ });
  expect(link.getAttribute('href')).toContain('/manage-book-creation?row=order');
});

const explained = {
  ...{ name: 'ลงทะเบียนรับหนังสือ', text: 'ลงรับและให้เลขรับ', ask: ['กลุ่มเทคโนโลยีสารสนเทศ'] },
  ...{ mayGrant: false, roles: [], menu: null },
};
const answered = (answer: object) => ({ 'GET /access/refusal': () => answer });
const links = async () =>
  (await screen.findAllByRole('link')).map((link) => [
    link.textContent,
    link.getAttribute('href')?.replace(/^.*\/settings\/3144\//, ''),
  ]);

test('a missing permission is said in words, with the unit that gives it', async () => {
  const calls = answerCalls(answered(explained));
  await showRefusal('platform.forbidden', { permission: 'registry.register' });
  expect(await screen.findByText(/ต้องมีสิทธิ์ “ลงทะเบียนรับหนังสือ”/)).toBeDefined();
  expect(screen.getByText('ขอสิทธิ์ได้ที่: กลุ่มเทคโนโลยีสารสนเทศ')).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
  expect(calls[0]?.fields).toMatchObject({ permission: 'registry.register' });
});

test('who gives rights is led to who has it, and to the roles that have it', async () => {
  answerCalls(answered({ ...explained, mayGrant: true, roles: [{ id: 'r1', name: 'ธุรการ' }] }));
  await showRefusal('settings.forbidden', { permission: 'registry.register', held: 'in-part' });
  expect(await links()).toEqual([
    ['ดูว่าใครมีสิทธิ์นี้', 'who-may?act=registry.register'],
    ['ผู้ถือบทบาท: ธุรการ', 'manage-role?row=r1'],
  ]);
  expect(screen.getByText(/เฉพาะบางหน่วยงาน/)).toBeDefined();
});

test.each([
  ['launcher', 'admin-application?row=3100'],
  ['3099', 'admin-application/menu-system/3099?row=3100'],
])('what is switched off in %s leads to its menu', async (parent, place) => {
  const menu = { id: '3100', name: 'สารบรรณ', parent };
  answerCalls(answered({ ...explained, name: '', mayGrant: true, menu }));
  await showRefusal('platform.forbidden', { closed: '/registry/list' });
  expect(await links()).toEqual([['เปิดการตั้งค่าเมนู: สารบรรณ', place]]);
  expect(screen.getByText('ผู้ดูแลระบบปิด “สารบรรณ” ไว้')).toBeDefined();
});

test('a refusal without any names whom to ask', async () => {
  answerCalls(answered({ ...explained, name: '', ask: [] }));
  await showRefusal('platform.forbidden');
  expect(await screen.findByText(/ติดต่อผู้ดูแลระบบหากต้องการ/)).toBeDefined();
});

test('what fails without a form of its own says it in a toast, with whom to ask', async () => {
  answerCalls(answered(explained));
  await show(<p>หน้า</p>, '/', undefined, accessPanels);
  toasts.fail(refused('settings.forbidden', { permission: 'registry.register' }));
  const ask = await screen.findByText('ขอสิทธิ์ได้ที่: กลุ่มเทคโนโลยีสารสนเทศ');
  const toast = ask.closest<HTMLElement>('.s-toast');
  if (!toast) throw new Error('no toast');
  expect(within(toast).getByText('ไม่มีสิทธิ์สร้างคำสั่ง')).toBeDefined();
});
