import {
  answerCalls,
  errorAt,
  fieldOf,
  find,
  keepInput,
  screen,
  show,
  waitFor,
} from '@sarn/platform-web/testing';
import type { Leaver } from '@sarn/personnel/contract';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { HandOverForm } from './HandOverForm.tsx';
import { LeaverView } from './LeaverView.tsx';
import { th } from './words/th.ts';

const item: Leaver = {
  account: {
    ...{ personId: 'p1', username: 'wichai', name: 'นายวิชัย', unitName: 'กองคลัง', open: 5 },
    ...{ state: 'suspended', code: null, reason: 'ลาออก', at: null, byName: '', leftOn: null },
  },
  lines: [
    {
      ...{ line: 'jobs-held', count: 4, samples: ['เรื่องหนึ่ง'], oldest: null, needsTaker: true },
      proposed: { id: 'p2', name: 'นายมานะ', why: 'head' },
    },
    { line: 'drafts', count: 1, samples: [], oldest: null, needsTaker: true, proposed: null },
    { line: 'roles', count: 1, samples: [], oldest: null, needsTaker: false, proposed: null },
  ],
  handedOver: [],
  posts: [],
  committees: [],
};
const label = (line: 'jobs-held' | 'drafts') => th.takerOf.replace('{line}', th.line[line]);
const press = () => screen.getByText('ส่งมอบ 6 รายการ').closest('button')!;

test('the proposed taker stands in the field; a line without one must be chosen', async () => {
  const calls = answerCalls({
    'GET /identity/people': () => ({
      rows: [{ id: 'p3', name: 'นางสาวสมศรี', positionName: 'นิติกร' }],
      total: 1,
    }),
    'POST /personnel/ended-accounts/p1/hand-over': () => ({ item }),
  });
  const user = await show(<HandOverForm item={item} />);
  expect(fieldOf(label('jobs-held'))).toHaveProperty('value', 'นายมานะ');
  // The first titles are not the whole of it.
  expect(screen.getByText(th.samplesMore.replace('{count}', '3'))).toBeTruthy();
  await user.click(press());
  expect(errorAt(fieldOf(label('drafts')))).toContain(th.line.drafts);
  await find(user, label('drafts'), 'นางสาวสมศรี');
  await user.click(press());
  const sent = () => calls.filter(({ method }) => method === 'POST');
  await waitFor(() => expect(sent()).toHaveLength(1));
  expect(sent()[0]?.fields).toEqual({
    takers: JSON.stringify({ 'jobs-held': 'p2', drafts: 'p3', roles: '' }),
  });
});

/** The form, left and come back to by the button, as by reloading the page. */
function Left() {
  const [isShown, setShown] = useState(true);
  return (
    <>
      <button onClick={() => setShown(!isShown)}>again</button>
      {isShown && <HandOverForm item={item} />}
    </>
  );
}

test('takers that were chosen are offered after reloading, and can be sent', async () => {
  keepInput();
  const calls = answerCalls({
    'GET /identity/people': () => ({
      rows: [{ id: 'p3', name: 'นางสาวสมศรี', positionName: 'นิติกร' }],
      total: 1,
    }),
    'POST /personnel/ended-accounts/p1/hand-over': () => ({ item }),
  });
  const user = await show(<Left />);
  await find(user, label('drafts'), 'นางสาวสมศรี');
  await user.click(screen.getByText('again'));
  await user.click(screen.getByText('again'));
  await user.click(await screen.findByRole('button', { name: 'ทำต่อ' }));
  expect(fieldOf(label('drafts'))).toHaveProperty('value', 'นางสาวสมศรี');
  await user.click(press());
  const sent = () => calls.filter(({ method }) => method === 'POST');
  await waitFor(() => expect(sent()).toHaveLength(1));
});

test('posts for which nobody acts are named with what waits for them, and where to appoint somebody', async () => {
  const posts = [
    { post: 'ผู้อำนวยการกองคลัง', unitName: 'กองคลัง', isPoint: false, count: 7 },
    { post: 'ธุรการกองคลัง', unitName: 'กองคลัง', isPoint: true, count: 0 },
  ];
  answerCalls({
    'GET /personnel/ended-accounts/p1': () => ({ item: { ...item, lines: [], posts } }),
  });
  await show(<LeaverView personId="p1" onBack={() => {}} />);
  expect((await screen.findByText('ผู้อำนวยการกองคลัง')).closest('li')?.textContent).toContain(
    'มีเรื่องรอ 7 เรื่อง',
  );
  // The only clerk is missed before the first letter comes.
  const point = screen.getByText('ธุรการกองคลัง').closest('li')?.textContent;
  expect(point).toContain(th.pointWithoutClerk);
  expect(point).not.toContain('0');
  expect(screen.getByRole('link', { name: th.toActing }).getAttribute('href')).toContain('acting');
});

const waitingList = { id: 'l1', name: 'บัญชีหนังสือขอทำลาย ที่ 1/2570' };

/** The page of somebody for whom a committee waits, as an administrator with these permissions sees it. */
async function withCommittee(permissions: readonly string[]): Promise<void> {
  const account = { ...item.account, open: 1 };
  answerCalls({
    'GET /identity/me': () => ({ permissions }),
    'GET /personnel/ended-accounts/p1': () => ({
      item: { ...item, account, lines: [], committees: [waitingList] },
    }),
  });
  await show(<LeaverView personId="p1" onBack={() => {}} />);
}

test('a committee that waits is named with the way to its list, and the account stays open', async () => {
  await withCommittee(['registry.retention']);
  const link = await screen.findByRole('link', { name: waitingList.name });
  expect(link.getAttribute('href')).toContain('/sarabun/retention/l1');
  expect(screen.getByText(th.close).closest('button')).toHaveProperty('disabled', true);
});

test('who does not keep destruction lists is not led to a page that does not exist for them', async () => {
  await withCommittee(['settings.organisation']);
  expect(await screen.findByText(waitingList.name)).toBeTruthy();
  expect(screen.queryByRole('link', { name: waitingList.name })).toBeNull();
});
