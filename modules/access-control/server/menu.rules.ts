import type { MenuEntry } from '@sarn/platform-server';
import { settingsMenus } from '@sarn/kernel';
import type { MenuSetting } from './menu.store.ts';

/** An entry as the agency has set it. */
export interface SetMenu extends MenuEntry {
  readonly isOn: boolean;
}

/** The entries of the program with what the agency changed, and its own links. */
export function arrange(menus: readonly MenuEntry[], settings: readonly MenuSetting[]): SetMenu[] {
  const byId = new Map(settings.map((setting) => [setting.menuId, setting]));
  const own = settings.flatMap((setting) => ownLink(setting) ?? []);
  return [...menus.map((entry) => changed(entry, byId.get(entry.id))), ...own];
}

function changed(entry: MenuEntry, setting: MenuSetting | undefined): SetMenu {
  if (!setting) return { ...entry, isOn: true };
  const { nameTh, nameEn, icon, action, seq, isOn } = setting;
  return {
    ...entry,
    name: { th: nameTh ?? entry.name.th, en: nameEn ?? entry.name.en },
    ...{ icon: icon ?? entry.icon, action: action ?? entry.action, seq: seq ?? entry.seq },
    isOn: isOn || entry.id === settingsMenus.centre,
  };
}

function ownLink(setting: MenuSetting): SetMenu | undefined {
  const { menuId, nameTh, nameEn, icon, action, seq, isOn, ownParent, ownLevel } = setting;
  if (ownParent === null || nameTh === null || action === null) return undefined;
  return {
    ...{ id: menuId, level: ownLevel ?? 1, seq: seq ?? 100, icon: icon ?? 'globe', action, isOn },
    parent: ownParent === 'launcher' ? 'launcher' : Number(ownParent),
    name: { th: nameTh, en: nameEn || nameTh },
    ...{ type: 'b', permission: null, managePermission: null },
  };
}

/** Calls that belong to a page, by its action: they are refused when all its entries are off. */
const callsOf: Readonly<Record<string, readonly string[]>> = {
  'data-request': ['/data-request'],
  manual: ['/help/manual', '/help/manuals', '/help/manual-view'],
  'sarabun/acting': ['/registry/acting'],
  'sarabun/arrivals': ['/registry/arrivals'],
  'sarabun/circulation': ['/registry/circulation'],
  'sarabun/contacts': ['/registry/contacts'],
  'sarabun/create': [
    '/registry/draft',
    '/registry/memo',
    '/registry/publication',
    '/registry/letter',
  ],
  'sarabun/create/outside': ['/registry/incoming'],
  'sarabun/folders': ['/registry/folders'],
  'sarabun/register': ['/registry/registers', '/registry/register-entry'],
  'sarabun/report': ['/registry/report'],
  'sarabun/retention': ['/registry/retention'],
  'sarabun/secret': ['/registry/secret'],
};

/** Tiles that stand for a whole module: pages and calls that go with them. */
const modulesOf: Readonly<Record<number, { pages: readonly string[]; calls: readonly string[] }>> =
  {
    3100: {
      pages: ['/sarabun'],
      calls: ['/registry', '/sarabun', '/get-todo-lists', '/get-dashboard'],
    },
  };

/** What is switched off: pages, and beginnings of the paths of calls. */
export interface Closed {
  readonly pages: readonly string[];
  readonly calls: readonly string[];
}

export function closedBy(menus: readonly SetMenu[]): Closed {
  const tiles = menus.filter(({ id, isOn }) => !isOn && modulesOf[id]);
  const others = menus.filter(({ id, type }) => !modulesOf[id] && type !== 'b');
  const on = new Set(others.filter(({ isOn }) => isOn).map(({ action }) => action));
  const off = new Set(
    others.filter(({ isOn, action }) => !isOn && !on.has(action)).map((one) => one.action),
  );
  return {
    pages: [
      ...tiles.flatMap(({ id }) => modulesOf[id]?.pages ?? []),
      ...[...off].map((action) => `/${action}`),
    ],
    calls: [
      ...tiles.flatMap(({ id }) => modulesOf[id]?.calls ?? []),
      ...[...off].flatMap((action) => callsOf[action] ?? []),
    ],
  };
}

/** The strip below the header is asked for under /sarabun as well: it stays. */
const always = new Set([
  '/sarabun/get-authen-user-menu-permission-header-bottom',
  '/sarabun/request-pdpa',
  '/sarabun/get-notifications',
]);

/** The entry that closes a call or a page while it is off; undefined where none does. */
export const closerOf = (path: string, menus: readonly SetMenu[]): SetMenu | undefined =>
  menus.find((menu) => {
    if (menu.isOn) return false;
    // Of several entries of one page, all are off before it is closed.
    const alone = menus.map((one) => ({ ...one, isOn: one.isOn || one.action !== menu.action }));
    const { pages, calls } = closedBy(alone);
    return [...pages, ...calls].some((begin) => path === begin || path.startsWith(`${begin}/`));
  });

export const isClosedCall = (path: string, { calls }: Closed): boolean =>
  !always.has(path) && calls.some((begin) => path === begin || path.startsWith(`${begin}/`));
