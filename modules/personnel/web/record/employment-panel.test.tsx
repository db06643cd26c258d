import { answerCalls, screen, show } from '@sarn/platform-web/testing';
import { expect, test } from 'vitest';
import { EmploymentPanel } from './EmploymentPanel.tsx';
import { th } from './words/th.ts';

const employment = (state: string, username: string | null) => ({
  ...{ type: null, suffix: null, appointedOn: null, retiresOn: null, leftOn: null },
  ...{ leaveKind: null, leaveReason: '', posts: [], orders: [], account: { state, username } },
});
const answer = (state: string, username: string | null) =>
  answerCalls({
    'GET /personnel/people/p1/employment': () => ({ item: employment(state, username) }),
    'GET /settings/options/employee-type': () => ({ rows: [] }),
    'GET /settings/options/suffix': () => ({ rows: [] }),
  });
const link = () => screen.queryByRole('link', { name: th.manageAccount })?.getAttribute('href');

test('an account that waits for its first password is told as such, and leads to its page', async () => {
  answer('invited', 'new.one');
  await show(<EmploymentPanel subjectId="p1" />);
  expect(await screen.findByText(/new\.one รอกำหนดรหัสผ่าน/u)).toBeDefined();
  expect(link()).toMatch(/\/user-active\?search=new\.one$/u);
});

test('a suspended account leads to the page where it is handed over', async () => {
  answer('suspended', 'old.one');
  await show(<EmploymentPanel subjectId="p1" />);
  await screen.findByText(/old\.one/u);
  expect(link()).toMatch(/\/user-account-close-premission\?search=old\.one$/u);
});

test('who has no account has no way to one', async () => {
  answer('none', null);
  await show(<EmploymentPanel subjectId="p1" />);
  await screen.findByText(th.accountState.none);
  expect(link()).toBeUndefined();
});
