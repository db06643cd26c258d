import { showLanguage } from '@sarn/platform-web';
import {
  Outlet,
  RouterProvider,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  redirect,
  useLocation,
} from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { UnknownAddress } from './UnknownAddress.tsx';

/** A landing page with the message above it, another page, and no third one. */
function openAt(entries: string[]) {
  const root = createRootRoute();
  const at = (path: string, component: () => React.ReactNode) =>
    createRoute({ getParentRoute: () => root, path, component });
  const Landing = () => {
    const asked = useLocation({ select: ({ state }) => state.unknownAddress });
    return asked === undefined ? 'start' : <UnknownAddress address={asked} />;
  };
  const unknown = createRoute({
    ...{ getParentRoute: () => root, path: '$', component: Outlet },
    beforeLoad: ({ location: { pathname } }) => {
      throw redirect({ to: '/portal', replace: true, state: { unknownAddress: pathname } });
    },
  });
  const router = createRouter({
    routeTree: root.addChildren([at('/portal', Landing), at('/other', () => 'other'), unknown]),
    history: createMemoryHistory({ initialEntries: entries }),
  });
  render(<RouterProvider router={router} />);
  return router;
}

test('[1.10] an address without a page is told with its name, and closed', async () => {
  showLanguage('th');
  openAt(['/sarabun/no-such-page']);
  const told = await screen.findByRole('alert');
  expect(told.textContent).toContain('ไม่พบหน้าที่ระบุ');
  expect(told.textContent).toContain('/sarabun/no-such-page');
  // Nothing lies before a typed address.
  expect(screen.queryByRole('button', { name: 'กลับไปหน้าก่อน' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'ปิดข้อความนี้' }));
  await screen.findByText('start');
});

test('[1.10] a dead link inside the application leads back to its page', async () => {
  showLanguage('en');
  const router = openAt(['/other']);
  await screen.findByText('other');
  await router.navigate({ to: '/gone' });
  await screen.findByText(/Page not found/);
  await userEvent.click(screen.getByRole('button', { name: 'Back to the page before' }));
  await screen.findByText('other');
});
