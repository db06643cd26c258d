import { getCreationRules, getOwnCreation, saveCreationRule } from '@sarn/creation/contract';
import type { CreationRules } from '@sarn/creation/contract';
import {
  answerCalls,
  answering,
  askedOf,
  choose,
  refusal,
  screen,
  show,
  waitFor,
} from '@sarn/platform-web/testing';
import { expect, test } from 'vitest';
import { CreationGate } from './CreationGate.tsx';
import CreationPage from './CreationPage.tsx';

const role = {
  id: '01930000-0000-7000-8000-000000000201',
  nameTh: 'เจ้าหน้าที่',
  nameEn: '',
  isEnded: false,
};
const rules: CreationRules = {
  rows: [
    {
      ...{ kind: 'inside', version: 3, changed: null, roleIds: [], groupIds: [], units: [] },
      ...{ speeds: [], secrecies: ['normal', 'secret'], steps: ['unit-head'] },
      ...{ signatory: null, numbering: 'after-signature' },
    },
    {
      ...{ kind: 'news', version: 0, changed: null, roleIds: [], groupIds: [], units: [] },
      ...{ speeds: [], secrecies: [], steps: [] },
      ...{ signatory: null, numbering: 'after-signature' },
    },
    {
      ...{ kind: 'outgoing', version: 2, changed: null, roleIds: [], groupIds: [], units: [] },
      ...{ speeds: [], secrecies: [], steps: [] },
      ...{ signatory: 'agency-head', numbering: 'at-signature' },
    },
  ],
  roles: [role],
  groups: [],
};
const save = 'POST /registry/creation-rules/save';
const page = {
  ...answering(getCreationRules, rules),
  'GET /identity/units': () => ({ rows: [], total: 0 }),
};
const dialogOf = async (kind: string) => {
  const user = await show(<CreationPage />);
  await user.click(await screen.findByRole('button', { name: `แก้ไข ${kind}` }));
  return user;
};

test('shows who creates a kind, its classes and steps', async () => {
  answerCalls(page);
  await show(<CreationPage />);
  expect(await screen.findAllByText('ทุกคนที่มีสิทธิ์ร่างหนังสือ')).toHaveLength(3);
  expect(screen.getByText('เสนอผู้ลงนาม: หัวหน้าส่วนราชการ')).toBeDefined();
  expect(screen.getByText('ออกเลขพร้อมการลงนาม')).toBeDefined();
  expect(screen.getByText('ชั้นความลับ: ปกติ, ลับมาก')).toBeDefined();
  expect(screen.getByText('หัวหน้าหน่วยงานของผู้ร่าง')).toBeDefined();
});

test('sends the whole rule with the version that was seen', async () => {
  const calls = answerCalls({ ...page, [save]: () => rules });
  const user = await dialogOf('หนังสือภายใน (บันทึกข้อความ)');
  await user.click(await screen.findByRole('checkbox', { name: 'เจ้าหน้าที่' }));
  await user.click(screen.getByRole('button', { name: 'บันทึก' }));
  await waitFor(() => expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1));
  const sent = calls.find(({ method }) => method === 'POST')?.fields;
  expect(sent).toMatchObject({ kind: 'inside', version: '3' });
  expect(JSON.stringify(sent)).toContain(role.id);
  expect(JSON.stringify(sent)).toContain('secret');
});

test('the order of number and signature is asked of letters sent, the signatory of all', async () => {
  const calls = answerCalls({ ...page, [save]: () => rules });
  const user = await dialogOf('หนังสือภายนอก (หนังสือส่ง)');
  await user.click(await screen.findByRole('radio', { name: /ลงนามก่อน/ }));
  await choose(user, 'ผู้ลงนามที่เสนอ', 'หัวหน้าหน่วยงานของผู้ร่าง');
  await user.click(screen.getByRole('button', { name: 'บันทึก' }));
  await waitFor(() => expect(askedOf(saveCreationRule, calls)).toHaveLength(1));
  expect(askedOf(saveCreationRule, calls)[0]).toMatchObject({
    ...{ kind: 'outgoing', signatory: 'unit-head', numbering: 'after-signature' },
  });
});

test('a role that ended stays chosen, and says that it ended', async () => {
  const [inside, ...others] = rules.rows;
  if (!inside) throw new Error('no rule');
  const ended = { ...rules, roles: [{ ...role, isEnded: true }] };
  answerCalls({
    ...page,
    ...answering(getCreationRules, {
      ...ended,
      rows: [{ ...inside, roleIds: [role.id] }, ...others],
    }),
  });
  await dialogOf('หนังสือภายใน (บันทึกข้อความ)');
  const box = await screen.findByRole('checkbox', { name: 'เจ้าหน้าที่ (เลิกใช้แล้ว)' });
  expect((box as HTMLInputElement).checked).toBe(true);
});

test('asks no class and no step of a kind that has none, and tells a refusal', async () => {
  const answer = refusal('creation.nobody', [], 'ต้องเหลืออย่างน้อยหนึ่งคน');
  answerCalls({ ...page, [save]: () => answer });
  const user = await dialogOf('ข่าว');
  expect(await screen.findByRole('checkbox', { name: 'เจ้าหน้าที่' })).toBeDefined();
  expect(screen.queryByText('ชั้นความลับที่กำหนดให้ร่างได้')).toBeNull();
  expect(screen.queryByText('ชั้นความเร็วที่ใช้ได้')).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'เจ้าหน้าที่' }));
  await user.click(screen.getByRole('button', { name: 'บันทึก' }));
  await screen.findByText(/ต้องเหลืออย่างน้อยหนึ่งคน/);
  expect(screen.getByRole('checkbox', { name: 'เจ้าหน้าที่' })).toHaveProperty('checked', true);
});

test('the form of a new document is shown to who may create its kind', async () => {
  const rows = [{ kind: 'news' as const, mayCreate: false, speeds: [] }];
  answerCalls(answering(getOwnCreation, { rows, mayBegin: true, mayRegister: false }));
  await show(
    <>
      <CreationGate kind="news">ฟอร์มข่าว</CreationGate>
      <CreationGate kind="inside">ฟอร์มบันทึก</CreationGate>
    </>,
  );
  expect(await screen.findByText('ท่านไม่มีสิทธิ์สร้างหนังสือชนิดนี้')).toBeDefined();
  expect(screen.queryByText('ฟอร์มข่าว')).toBeNull();
  expect(screen.getByText('ฟอร์มบันทึก')).toBeDefined();
});

test('a rule that somebody else changed shows both values, and is sent with the newer version', async () => {
  let now = rules;
  const calls = answerCalls({
    ...page,
    'GET /registry/creation-rules': () => now,
    [save]: ({ fields }) =>
      fields['version'] === '4' ? now : refusal('settings.stale', [], 'นางอื่นแก้ไขก่อนแล้ว'),
  });
  const user = await dialogOf('หนังสือภายใน (บันทึกข้อความ)');
  await user.click(await screen.findByRole('checkbox', { name: 'เจ้าหน้าที่' }));
  const [first, ...others] = rules.rows;
  if (!first) throw new Error('no rule');
  now = { ...rules, rows: [{ ...first, version: 4, signatory: 'unit-head' }, ...others] };
  await user.click(screen.getByRole('button', { name: 'บันทึก' }));
  const row = await screen.findByRole('row', { name: /^บทบาท/ });
  expect(row.textContent).toContain('เจ้าหน้าที่');
  expect(screen.getByRole('row', { name: /ผู้ลงนาม.*หัวหน้าหน่วยงาน/ })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'ใช้ค่าของท่าน' }));
  await user.click(screen.getByRole('button', { name: 'บันทึก' }));
  await waitFor(() => expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(2));
  expect(calls.findLast(({ method }) => method === 'POST')?.fields).toMatchObject({ version: '4' });
});

test('the address names the rule that is opened, until it is closed', async () => {
  answerCalls(page);
  history.replaceState(null, '', '?row=outgoing');
  const user = await show(<CreationPage />);
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('หนังสือภายนอก');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  history.replaceState(null, '', '?');
});
