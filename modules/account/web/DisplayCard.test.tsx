import { getDisplay, setDisplay, usualDisplay } from '@sarn/account/contract';
import {
  answerCalls,
  answering,
  askedOf,
  refusal,
  screen,
  show,
  waitFor,
} from '@sarn/platform-web/testing';
import { queryDefaults } from '@sarn/platform-web';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { DisplayCard } from './DisplayCard.tsx';
import { showDisplayOf } from './display.client.ts';

const chosen = { textSize: 'largest', theme: 'dark', digits: 'thai' } as const;
const names = ['textSize', 'theme', 'digits'] as const;
const root = document.documentElement.dataset;
const shown = () =>
  Object.fromEntries(names.flatMap((name) => (root[name] ? [[name, root[name]]] : [])));

const newClient = () => new QueryClient({ defaultOptions: queryDefaults });

afterEach(() => {
  for (const name of names) delete root[name];
});

test('a choice is shown at once, sent whole, and remembered on this device', async () => {
  const calls = answerCalls({
    ...answering(getDisplay, { item: usualDisplay, columns: [] }),
    ...answering(setDisplay, { item: { ...usualDisplay, digits: 'thai' } }),
  });
  const user = await show(<DisplayCard personId="p1" />);
  await user.click(await screen.findByLabelText('ไทย'));
  expect(shown()).toMatchObject({ digits: 'thai' });
  expect(askedOf(setDisplay, calls)).toEqual([{ ...usualDisplay, digits: 'thai' }]);
  answerCalls({ 'GET /identity/display': () => new Promise<object>(() => {}) });
  delete root['digits'];
  void showDisplayOf(newClient(), 'p1');
  expect(shown()).toMatchObject({ digits: 'thai' });
  // Somebody else on the same device does not get it.
  void showDisplayOf(newClient(), 'p2');
  expect(shown()).toEqual({});
});

test('a choice that is not stored is taken back, and told', async () => {
  answerCalls({
    ...answering(getDisplay, { item: usualDisplay, columns: [] }),
    'POST /identity/display': () => refusal('platform.unavailable'),
  });
  const user = await show(<DisplayCard personId="p1" />);
  await user.click(await screen.findByLabelText('มืด'));
  await waitFor(() => expect(shown()).toEqual({}));
  expect(screen.getByLabelText('ตามเครื่อง')).toHaveProperty('checked', true);
});

test('what the server says is shown on a device that remembers nothing', async () => {
  answerCalls(answering(getDisplay, { item: chosen, columns: [] }));
  await showDisplayOf(newClient(), 'p1');
  expect(shown()).toEqual({ textSize: 'largest', theme: 'dark', digits: 'thai' });
});

test('beside what was asked when the page was opened it asks no second time', async () => {
  const calls = answerCalls(answering(getDisplay, { item: chosen, columns: [] }));
  const client = newClient();
  void showDisplayOf(client, 'p1');
  const card = (personId: string) => (
    <QueryClientProvider client={client}>
      <DisplayCard personId={personId} />
    </QueryClientProvider>
  );
  await show(card('p1'));
  await screen.findByLabelText('ไทย');
  expect(calls).toHaveLength(1);
  await show(card('p2'));
  await waitFor(() => expect(calls).toHaveLength(2));
});
