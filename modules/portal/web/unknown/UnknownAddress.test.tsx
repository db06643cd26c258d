import { screen, show, waitFor } from '@sarn/platform-web/testing';
import { createMemoryHistory, useLocation } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { UnknownAddress } from './UnknownAddress.tsx';

/** As the landing page shows it. */
function Landing() {
  const unknown = useLocation({ select: ({ state }) => state.unknownAddress });
  return unknown === undefined ? 'nothing' : <UnknownAddress address={unknown} />;
}

const asked = '/sarabun/no-such-page';

test('[1.10] an address without a page is told with its name, and closed', async () => {
  const history = createMemoryHistory({ initialEntries: ['/portal'] });
  history.replace('/portal', { unknownAddress: asked });
  const user = await show(<Landing />, '/', history);
  const told = await screen.findByRole('alert');
  expect(told.textContent).toContain('ไม่พบหน้าที่ระบุ');
  expect(told.textContent).toContain(asked);
  // Nothing lies before a typed address.
  expect(screen.queryByRole('button', { name: 'กลับไปหน้าก่อน' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'ปิดข้อความนี้' }));
  await screen.findByText('nothing');
});

test('[1.10] a dead link inside the application leads back to its page', async () => {
  const history = createMemoryHistory({ initialEntries: ['/drafts'] });
  const user = await show(<Landing />, '/', history);
  history.push('/portal', { unknownAddress: asked });
  await user.click(await screen.findByRole('button', { name: 'กลับไปหน้าก่อน' }));
  await waitFor(() => expect(history.location.pathname).toBe('/drafts'));
});
