import { answerCalls, screen, show, waitFor } from '@sarn/platform-web/testing';
import { getModules } from '@sarn/portal/contract';
import type { ModuleItem } from '@sarn/portal/contract';
import { expect, test } from 'vitest';
import { ModuleTiles } from './ModuleTiles.tsx';

const call = `${getModules.method} ${getModules.path}`;
const module = (MENU_ID: number, MENU_ACTION: string, MENU_TYPE = ''): ModuleItem =>
  getModules.output.parse({
    items: [{ MENU_ID, MENU_NAME: `ระบบที่ ${MENU_ID}`, MENU_ICON: 'inbox', MENU_ACTION, MENU_TYPE }],
  }).items[0]!;
const modules = [
  module(1, 'settingsCenter'),
  module(2, 'settingCertificate'),
  module(3, 'manageIntranet'),
  module(5, 'https://example.go.th/', 'b'),
  module(6, 'asset'),
  module(7, 'leave'),
];

test('[1.16] [1.14] there is a tile for each module, leading where its action says', async () => {
  let answer: (items: object) => void = () => {};
  answerCalls({ [call]: () => new Promise<object>((resolve) => (answer = resolve)) });
  await show(<ModuleTiles />);
  await screen.findByText('กำลังโหลด');
  answer({ items: modules });
  const tiles = await waitFor(() => {
    const found = screen.getAllByRole<HTMLAnchorElement>('link');
    expect(found).toHaveLength(modules.length);
    return found;
  });
  expect(tiles.map(({ href, target }) => [href, target])).toEqual([
    [new URL('settings/3144', document.baseURI).href, ''],
    [new URL('settings/3284', document.baseURI).href, ''],
    [new URL('intranet/manage-intranet', document.baseURI).href, ''],
    ['https://example.go.th/', '_blank'],
    [new URL('asset', document.baseURI).href, ''],
    [new URL('leave', document.baseURI).href, ''],
  ]);
});

test('[1.16] without a module it says so', async () => {
  answerCalls({ [call]: () => ({ items: [] }) });
  await show(<ModuleTiles />);
  await screen.findByText('ยังไม่มีระบบงานที่ท่านเปิดได้');
});
