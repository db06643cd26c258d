import { answerCalls, screen, show, waitFor } from '@sarn/platform-web/testing';
import { expect, test, vi } from 'vitest';
import { documentPage } from '../document/own-parts.tsx';
import { actCall, ids, provideForms, sampleAct, sampleDetail, sentActs } from '../testing.ts';
import { ActBar } from './ActBar.tsx';

const acknowledge = sampleAct('acknowledge', 'none');
const sendBack = sampleAct('sendBack', 'reason', { tone: 'danger' });
const close = sampleAct('close', 'none', { tone: 'quiet' });

async function open() {
  await provideForms(documentPage);
  const calls = answerCalls({
    [actCall]: () => ({ documentId: ids.document, number: null, isWaiting: false }),
  });
  const may = [sendBack, close, acknowledge];
  const user = await show(<ActBar detail={sampleDetail({ may })} onShow={vi.fn()} />);
  return { user, calls };
}

test('each act shows its key, the primary one the first, and is named without it', async () => {
  await open();
  const buttons = screen.getAllByRole('button', { name: /^ทำ/ });
  expect(buttons.map((button) => button.querySelector('kbd')?.textContent)).toEqual([
    'Alt 1',
    'Alt 2',
    'Alt 3',
  ]);
  for (const { actTerm } of [acknowledge, close, sendBack]) {
    expect(screen.getByRole('button', { name: actTerm.th })).toBeDefined();
  }
});

test('its key does an act without a form, and opens the form of another', async () => {
  const { user, calls } = await open();
  await user.keyboard('{Alt>}1{/Alt}');
  await waitFor(() => expect(sentActs(calls)).toMatchObject([{ act: 'acknowledge' }]));
  await user.keyboard('{Alt>}3{/Alt}');
  expect(await screen.findByRole('dialog', { name: sendBack.actTerm.th })).toBeDefined();
  expect(sentActs(calls)).toHaveLength(1);
});
