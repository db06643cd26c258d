import type { WebSettingsScreen } from '@sarn/platform-web';
import { leavePage, screen, show, within } from '@sarn/platform-web/testing';
import { afterEach, expect, test } from 'vitest';
import { SettingsFrame } from './SettingsFrame.tsx';
import { SettingsHome } from './SettingsHome.tsx';

afterEach(() => localStorage.clear());

const permissions = ['settings.manage'];
const screenOf = (path: string): WebSettingsScreen => ({
  ...{ centre: 3144, path, label: { th: `หน้า ${path}`, en: path }, text: { th: '', en: '' } },
  ...{ icon: 'users', group: 'access', permission: 'settings.manage', order: 1 },
  load: async () => ({ default: () => null }),
});
const screens = Array.from({ length: 10 }, (_, at) => screenOf(`screen-${at}`));

async function open(path: string): Promise<void> {
  await show(
    <SettingsFrame menuId={3144} {...{ path, screens, permissions }}>
      <p>{path}</p>
    </SettingsFrame>,
  );
  leavePage();
}

test('the last eight settings that were opened stand in the centre, the last one first', async () => {
  for (const { path } of screens) await open(path);
  // A page below a screen counts as that screen.
  await open('screen-3/menus/:id');
  await show(<SettingsHome menuId={3144} {...{ screens, permissions }} />);
  const card = screen.getByRole('heading', { name: 'เปิดล่าสุด' }).closest('section');
  const links = within(card!).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(
    [3, 9, 8, 7, 6, 5, 4, 2].map((at) => `หน้า screen-${at}`),
  );
  expect(links[0]?.getAttribute('href')).toContain('/settings/3144/screen-3');
});
