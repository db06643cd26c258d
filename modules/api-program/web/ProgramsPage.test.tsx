import type { ApiProgram } from '@sarn/api-program/contract';
import { addDays, apiScopes, civilDateAt } from '@sarn/kernel';
import {
  answerCalls,
  errorAt,
  fieldOf,
  retype,
  refusal,
  screen,
  show,
  waitFor,
} from '@sarn/platform-web/testing';
import { expect, test } from 'vitest';
import ProgramsPage from './ProgramsPage.tsx';
import { th } from './words/th.ts';

const today = civilDateAt(new Date());
const program = (told: Partial<ApiProgram> = {}): ApiProgram => ({
  ...{ id: '019aa000-0000-7000-8000-000000000001', version: 3, name: 'ระบบการเงิน' },
  responsible: { id: '019aa000-0000-7000-8000-000000000002', name: 'นายเอก ใจดี', isActive: true },
  unit: { id: '019aa000-0000-7000-8000-000000000003', name: 'กองคลัง' },
  ...{ scopes: ['units.read'], addresses: ['203.150.1.5/32'], isExpired: false, endedAt: null },
  ...{ expiresOn: addDays(today, 30), lastUsedAt: null, tokens: [] },
  ...told,
});
const scopes = apiScopes.map((scope) => ({
  scope,
  calls: scope === 'people.write' ? [] : [`GET /${scope}`],
}));
const listed = (...rows: ApiProgram[]) => ({ 'GET /programs': () => ({ rows, scopes }) });
const units = { 'GET /identity/units': () => ({ rows: [], total: 0 }) };

test('a token is shown once, and only its button closes it', async () => {
  const calls = answerCalls({
    ...listed(program()),
    'POST /programs/019aa000-0000-7000-8000-000000000001/token': () => ({ token: 'sarn_abc' }),
  });
  const user = await show(<ProgramsPage />);
  await screen.findByText('203.150.1.5');
  await user.click(screen.getByText(th.issue));
  await screen.findByText('sarn_abc');
  await user.keyboard('{Escape}');
  expect(screen.getByText('sarn_abc')).toBeDefined();
  await user.click(screen.getByText('เก็บแล้ว'));
  await waitFor(() => expect(screen.queryByText('sarn_abc')).toBeNull());
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('a token whose answer was lost is not issued twice: it is told, and the token is in the list', async () => {
  const token = { id: 't1', tail: 'aaaa', createdAt: '2026-11-25T02:00:00.000Z', lastUsedAt: null };
  let isIssued = false;
  const calls = answerCalls({
    'GET /programs': () => ({ rows: [program(isIssued ? { tokens: [token] } : {})], scopes }),
    'POST /programs/019aa000-0000-7000-8000-000000000001/token': () => {
      if (isIssued) return refusal('program.token-made-before');
      isIssued = true;
      // What a proxy answers tells no outcome: the answer is lost.
      return new Response('', { status: 502 });
    },
  });
  const user = await show(<ProgramsPage />);
  await user.click(await screen.findByText(th.issue));
  await screen.findByRole('alert');
  await user.click(screen.getByText(th.issue));
  await screen.findByText(/ออกโทเคนให้แล้วตั้งแต่ครั้งก่อน.*แล้วออกชุดใหม่/);
  await screen.findByText(th.revoke);
  await user.click(screen.getByText(th.issue));
  const sent = () => calls.filter(({ method }) => method === 'POST');
  await waitFor(() => expect(sent()).toHaveLength(3));
  const [first, second, third] = sent().map(({ idempotencyKey }) => idempotencyKey);
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('an empty form names what is missing; a refusal of the server keeps the input', async () => {
  const calls = answerCalls({
    ...listed(program()),
    ...units,
    'POST /programs/save': () => refusal('program.stale'),
  });
  const user = await show(<ProgramsPage />);
  await screen.findByText('203.150.1.5');
  await user.click(screen.getByText(th.add));
  await screen.findByText(th.newTitle);
  await user.click(screen.getByText(th.save));
  expect(errorAt(fieldOf(th.name))).toBe(th.nameMissing);
  expect(screen.getByText(th.scopesMissing)).toBeDefined();
  expect(screen.queryByText(th['scope.people.write'])).toBeNull();
  const drafting = screen.getByRole('checkbox', { name: new RegExp(th['scope.documents.draft']) });
  await user.click(drafting);
  await waitFor(() => expect(screen.queryByText(th.scopesMissing)).toBeNull());
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(0);
});

test('a change sends the version that was seen, and a stale one is told', async () => {
  const calls = answerCalls({
    ...listed(program()),
    ...units,
    'POST /programs/save': () => refusal('program.stale'),
  });
  const user = await show(<ProgramsPage />);
  await screen.findByText('203.150.1.5');
  await user.click(screen.getByText(th.edit));
  await screen.findByText(th.editTitle);
  await retype(user, th.name, 'ระบบพัสดุ');
  await user.click(screen.getByText(th.save));
  await screen.findByText(/มีผู้แก้ไขก่อนท่าน/);
  const [sent] = calls.filter(({ method }) => method === 'POST');
  expect(sent?.fields).toMatchObject({ version: '3', 'addresses[]': ['203.150.1.5'] });
  expect((fieldOf(th.name) as HTMLInputElement).value).toContain('ระบบพัสดุ');
});

test('who has left leaves the program without anybody, and two tokens are the most', async () => {
  const token = { createdAt: '2026-11-25T02:00:00.000Z', lastUsedAt: null };
  answerCalls(
    listed(
      program({
        responsible: { id: 'x', name: 'นายเอก ใจดี', isActive: false },
        tokens: [
          { id: 't1', tail: 'aaaa', ...token },
          { id: 't2', tail: 'bbbb', ...token },
        ],
      }),
    ),
  );
  await show(<ProgramsPage />);
  await screen.findByText(th.orphan);
  expect(screen.getByText(th.issue).closest('button')?.disabled).toBe(true);
  expect(screen.getAllByText(th.revoke)).toHaveLength(2);
});

test('what somebody else saved meanwhile is shown beside what is typed, and can be taken', async () => {
  let now = program();
  const calls = answerCalls({
    'GET /programs': () => ({ rows: [now], scopes }),
    ...units,
    'POST /programs/save': ({ fields }) =>
      fields['version'] === '4' ? { id: now.id, version: 5 } : refusal('program.stale'),
  });
  const user = await show(<ProgramsPage />);
  await screen.findByText('203.150.1.5');
  await user.click(screen.getByText(th.edit));
  await screen.findByText(th.editTitle);
  await retype(user, th.name, 'ชื่อของข้าพเจ้า');
  now = program({ version: 4, name: 'ชื่อของผู้อื่น' });
  await user.click(screen.getByText(th.save));
  await screen.findByRole('row', { name: /ชื่อของผู้อื่น ชื่อของข้าพเจ้า/ });
  await user.click(screen.getByRole('button', { name: 'ใช้ค่าที่บันทึกไว้' }));
  await user.click(screen.getByText(th.save));
  const sent = () => calls.filter(({ method }) => method === 'POST').map(({ fields }) => fields);
  await waitFor(() => expect(sent()).toHaveLength(2));
  expect(sent()).toMatchObject([{ version: '3' }, { version: '4', name: 'ชื่อของผู้อื่น' }]);
});
