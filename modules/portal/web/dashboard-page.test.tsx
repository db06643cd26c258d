import { answerCalls, askedOf, screen, show, waitFor } from '@sarn/platform-web/testing';
import { getTodoLists } from '@sarn/portal/contract';
import { createMemoryHistory } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import DashboardPage from './DashboardPage.tsx';
import { PortalSlotsProvider } from './todo/portal-slots.ts';
import { th } from './words/th.ts';

// The books below are never near a screen that has no size.
beforeEach(() =>
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly observe = () => undefined;
      readonly disconnect = () => undefined;
    },
  ),
);
afterEach(() => vi.unstubAllGlobals());

const slots = { QueueDialog: () => null, queuePages: {}, openDocument: () => undefined };

test('[3.06] the search over all queues stands in the address, beside the book that is shown', async () => {
  const calls = answerCalls({ [`POST ${getTodoLists.path}`]: () => ({ items: [] }) });
  const history = createMemoryHistory({ initialEntries: ['/?book=news&search=ประชุม'] });
  const user = await show(
    <PortalSlotsProvider value={slots}>
      <DashboardPage />
    </PortalSlotsProvider>,
    '',
    history,
  );
  const box = await screen.findByRole<HTMLInputElement>('searchbox', { name: th.dashboard.search });
  expect(box.value).toBe('ประชุม');
  await screen.findByText(th.dashboard.notFound);
  expect(askedOf(getTodoLists, calls)).toContainEqual({ search: 'ประชุม' });
  await user.clear(box);
  await user.type(box, 'ลา{Enter}');
  await waitFor(() => expect(askedOf(getTodoLists, calls)).toContainEqual({ search: 'ลา' }));
  const address = new URLSearchParams(history.location.search);
  expect(Object.fromEntries(address)).toEqual({ book: 'news', search: 'ลา' });
});
