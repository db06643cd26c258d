import { getOwnCreation } from '@sarn/creation/contract';
import { answerCalls, answering, screen, show, waitFor } from '@sarn/platform-web/testing';
import { listOwnDrafts } from '@sarn/own-drafts/contract';
import { expect, test } from 'vitest';
import OwnDraftsPage from './OwnDraftsPage.tsx';

const page = (mayBegin: boolean) => ({
  ...answering(listOwnDrafts, { rows: [], total: 0 }),
  ...answering(getOwnCreation, { rows: [], mayBegin, mayRegister: false }),
});

test('the way to a new document is shown to who may begin one', async () => {
  answerCalls(page(true));
  await show(<OwnDraftsPage />);
  expect(await screen.findByRole('link', { name: 'สร้างเอกสาร' })).toBeDefined();
});

test('and to nobody else', async () => {
  const calls = answerCalls(page(false));
  await show(<OwnDraftsPage />);
  await waitFor(() => expect(calls.length).toBeGreaterThan(1));
  await screen.findByText('ท่านไม่มีร่างค้าง');
  expect(screen.queryByRole('link')).toBeNull();
});
