import { listWhoMayActs, whatMay, whoMay } from '@sarn/access-control/contract';
import {
  answerCalls,
  answering,
  askedOf,
  screen,
  show,
  waitFor,
  within,
} from '@sarn/platform-web/testing';
import { createMemoryHistory } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import WhoMayPage from './WhoMayPage.tsx';

const person = { id: '0199a000-0000-7000-8000-000000000001', name: 'นายเอก', text: 'ธุรการ' };

test('who was chosen among those who may do an act stays chosen when the question is turned round', async () => {
  const asked = answerCalls({
    'GET /identity/units': () => ({ rows: [] }),
    ...answering(listWhoMayActs, { rows: [] }),
    ...answering(whoMay, { rows: [{ ...person, sources: [] }], total: 1, near: [], never: '' }),
    ...answering(whatMay, { person, canSignIn: true, rows: [], menus: [] }),
  });
  const user = await show(<WhoMayPage />);
  await user.click(await screen.findByRole('button', { name: /นายเอก/ }));
  await waitFor(() => expect(askedOf(whatMay, asked)).toHaveLength(1));
  await user.click(screen.getByText('ถามจากคน'));
  await waitFor(() =>
    expect(screen.getByLabelText('บุคคล', { selector: 'input' })).toHaveProperty('value', 'นายเอก'),
  );
  expect(screen.getByText('เมนูที่เห็น')).toBeDefined();
  await user.click(screen.getByText('ถามจากเรื่องที่ทำ'));
  const row = await screen.findByRole('button', { name: /นายเอก/ });
  expect(row.getAttribute('aria-pressed')).toBe('true');
});

test('who is often asked and may not is listed with why not; the question is in the address', async () => {
  const head = { id: '0199a000-0000-7000-8000-000000000002', name: 'นางสาวหัวหน้า', text: 'หัวหน้า' };
  const line = { act: 'audit.read', name: 'อ่านบันทึก', text: '', sources: [] };
  answerCalls({
    'GET /identity/units': () => ({ rows: [] }),
    ...answering(listWhoMayActs, { rows: [] }),
    ...answering(whoMay, {
      ...{ rows: [], total: 0, never: '' },
      near: [{ ...head, refusal: 'ไม่มีบทบาทใดให้สิทธิ์นี้' }],
    }),
    ...answering(whatMay, {
      ...{ person: head, canSignIn: true, menus: [] },
      rows: [{ ...line, isAllowed: false, refusal: 'ไม่มีบทบาทใดให้สิทธิ์นี้' }],
    }),
  });
  const history = createMemoryHistory({ initialEntries: ['/?act=audit.read'] });
  const user = await show(<WhoMayPage />, '/', history);
  const near = await screen.findByRole('list', { name: 'ทำไม่ได้ แต่มักถูกถาม' });
  expect(near.textContent).toContain('ไม่มีบทบาทใดให้สิทธิ์นี้');
  await user.click(within(near).getByRole('button', { name: /นางสาวหัวหน้า/ }));
  const give = await screen.findByRole('link', { name: /ให้สิทธิ์/ });
  expect(give.getAttribute('href')).toContain('/settings/3144/manage-role');
  const asked = new URLSearchParams(history.location.search);
  expect([asked.get('act'), asked.get('person'), asked.get('way')]).toEqual([
    ...['audit.read', head.id, 'act'],
  ]);
});

test('where a right comes from leads to that role or group, and to who has it', async () => {
  const right = (kind: 'role' | 'group', name: string) => ({
    ...{ act: name, name, text: '', isAllowed: true, refusal: '' },
    sources: [{ kind, id: `${kind}-1`, name, scope: 'agency' as const, place: '', text: name }],
  });
  answerCalls({
    'GET /identity/units': () => ({ rows: [] }),
    ...answering(listWhoMayActs, { rows: [] }),
    ...answering(whatMay, {
      ...{ person, canSignIn: true, menus: [] },
      rows: [right('role', 'อ่านบันทึก'), right('group', 'ออกรายงาน')],
    }),
  });
  const history = createMemoryHistory({ initialEntries: [`/?way=person&person=${person.id}`] });
  await show(<WhoMayPage />, '/', history);
  const links = await screen.findAllByRole('link', { name: /^ที่มา/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    expect.stringMatching(/manage-role\?row=role-1$/),
    expect.stringMatching(/users-group\?row=group-1$/),
  ]);
});
