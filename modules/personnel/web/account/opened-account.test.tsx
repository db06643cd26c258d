import type { ActiveAccount } from '@sarn/personnel/contract';
import { answerCalls, leavePage, screen, show, waitFor } from '@sarn/platform-web/testing';
import type { Asked } from '@sarn/platform-web/testing';
import { afterEach, expect, test } from 'vitest';
import ActiveAccountsPage from './ActiveAccountsPage.tsx';
import { th } from './words/th.ts';

afterEach(() => history.replaceState(null, '', '?'));

const personId = '01930000-0000-7000-8000-000000000401';
const account: ActiveAccount = {
  ...{ personId, username: 'aree', name: 'อารี ใจงาม', positionName: '', unitName: 'กองคลัง' },
  ...{ email: null, sessions: 0, lastSeenAt: null, lockedUntil: null, factors: [] },
  ...{ isInDirectory: false, invitation: 'none', isAdmin: false, isSelf: false },
};
/** The account stands on the second page of all, and among those that were searched. */
const answers = {
  'GET /personnel/accounts': ({ fields: { search, page } }: Asked) => ({
    rows: search || page === '2' ? [account] : [],
    ...{ total: search ? 1 : 51, sendsMail: false },
  }),
  [`GET /personnel/accounts/${personId}/sessions`]: () => ({ rows: [] }),
};

test.each(['ระงับบัญชี', 'บังคับเปลี่ยนรหัสผ่าน'])(
  '“%s” of an account is open again after a refresh, in the list as it was',
  async (act) => {
    answerCalls(answers);
    history.replaceState(null, '', '?page=2');
    const user = await show(<ActiveAccountsPage />);
    await user.click(await screen.findByText(account.name));
    await user.click(await screen.findByRole('button', { name: act }));
    await screen.findByRole('dialog', { name: act });
    leavePage();
    await show(<ActiveAccountsPage />);
    await screen.findByRole('dialog', { name: act });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(location.search).toBe('?page=2');
  },
);

test('what was searched for stands in the address, and another search begins at the first page', async () => {
  answerCalls(answers);
  history.replaceState(null, '', '?page=2');
  const user = await show(<ActiveAccountsPage />);
  await user.type(await screen.findByRole('searchbox'), 'อารี{Enter}');
  await waitFor(() =>
    expect(new URLSearchParams(location.search).toString()).toBe(
      new URLSearchParams({ search: 'อารี' }).toString(),
    ),
  );
  leavePage();
  const calls = answerCalls(answers);
  await show(<ActiveAccountsPage />);
  await screen.findByText(account.name);
  expect(calls.map(({ fields }) => fields['search'])).toEqual(['อารี']);
});

test('without a mail server an invitation and a forced change say that nobody gets the link', async () => {
  const invited: ActiveAccount = { ...account, invitation: 'over' };
  answerCalls({
    ...answers,
    'GET /personnel/accounts': () => ({ rows: [invited], total: 1, sendsMail: false }),
    [`POST /personnel/accounts/${personId}/invite`]: () => ({ sendsMail: false }),
  });
  const user = await show(<ActiveAccountsPage />);
  await user.click(await screen.findByText(account.name));
  await user.click(await screen.findByRole('button', { name: th.invite }));
  expect(await screen.findByText(th.notMailed)).toBeDefined();
  expect(screen.queryByText(th.invited)).toBeNull();
  await user.click(screen.getByRole('button', { name: th.force }));
  await screen.findByText(th.forceKeptText);
});
