import { menuDefaults } from '@sarn/kernel';
import { getHeaderMenu, menuParents } from '@sarn/portal/contract';
import type { HeaderMenuItem } from '@sarn/portal/contract';
import { call } from '@sarn/platform-web';
import type { PaletteItem } from './palette-item.ts';

/** Pages on which something new is begun are acts: what a person wants there is to do it. */
const acts = ['sarabun/create', 'sarabun/batch-registration'];

const isAct = (action: string): boolean =>
  acts.some((one) => action === one || action.startsWith(`${one}/`));

function toItem({ MENU_NAME, MENU_ICON, MENU_ACTION }: HeaderMenuItem): PaletteItem {
  const path = `/${MENU_ACTION.replace(/^\/+/, '')}`;
  const group = isAct(MENU_ACTION) ? ('acts' as const) : ('pages' as const);
  return { key: `page:${path}`, group, title: MENU_NAME, hint: '', icon: MENU_ICON, path };
}

/** Every page of the menus that the reader may open, as the server lists them, each once. */
export async function loadPages(signal: AbortSignal): Promise<PaletteItem[]> {
  const { query: PM_QUERY } = menuDefaults;
  const menu = async (MENU_PARENT: number, MENU_LEVEL: number) =>
    (await call(getHeaderMenu, { MENU_PARENT, MENU_LEVEL, PM_QUERY }, { signal })).item;
  const top = await menu(menuParents.main, 1);
  const lists = top.find(({ MENU_ACTION }) => MENU_ACTION === 'sarabun/lists');
  const below = lists ? await menu(lists.MENU_ID, 2) : [];
  const items = new Map([...top, ...below].map((entry) => [entry.MENU_ACTION, toItem(entry)]));
  return [...items.values()];
}
