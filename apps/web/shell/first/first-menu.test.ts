import { menuParents } from '@sarn/kernel';
import { expect, test } from 'vitest';
import { firstMenu } from './first-menu.wire.ts';

const kept = {
  personId: 'a',
  menus: {
    [`${menuParents.portal}.th`]: [{ MENU_NAME: 'งาน', COUNT: 3 }],
    [`${menuParents.main}.th`]: [{ MENU_NAME: 'ค้นหา', COUNT: null }],
  },
};
const at = { personId: 'a', path: '/sarabun/register', language: 'th' };

test('[1.07] the first frame has the menu of its page, as the person saw it last', () => {
  expect(firstMenu(kept, at)).toEqual([{ name: 'ค้นหา', isCounted: false }]);
  const dashboard = { ...at, path: '/sarabun/dashboard' };
  expect(firstMenu(kept, dashboard)).toEqual([{ name: 'งาน', isCounted: true }]);
});

test('[1.07] the first frame shows nobody the menu of somebody else', () => {
  expect(firstMenu(kept, { ...at, personId: 'b' })).toEqual([]);
  expect(firstMenu({}, { ...at, personId: undefined })).toEqual([]);
  expect(firstMenu(kept, { ...at, language: 'en' })).toEqual([]);
});
