import { createMemoryHistory, createRouter, isRedirect } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { helpMenus } from '@sarn/help/contract';
import { findScreens } from '@sarn/settings/web';
import { menuParents } from '@sarn/portal/contract';
import { registryMenus } from '@sarn/worklist/contract';
import { formerPaths, isPage, pageRoutes } from './page-routes.tsx';
import { litEntry, placeAbove } from './place-tree.ts';
import { webModules } from './modules.ts';
import { nowAt, screenAt, settingsList } from './places/settings-list.ts';
import { places, publicPlaces, settingAddresses } from './route-list.testing.ts';
import { routeTree } from './route-tree.tsx';

const router = createRouter({ routeTree, history: createMemoryHistory() });

type Before = (asked: object) => unknown;

interface Arrival {
  readonly path: string;
  readonly template: string;
}

/**
 * The path an address leads to by the route table alone: no page is loaded, no server is called.
 */
async function arrive(address: string): Promise<Arrival> {
  const [path = ''] = address.split('?');
  const [matchedRoutes, routeParams] = router.getMatchedRoutes(path);
  const [, template, route] = matchedRoutes;
  if (!template || !route) throw new Error(`${path} has no route`);
  const led = await leadsTo(route.options.beforeLoad, routeParams);
  if (led !== null) return arrive(led);
  const page = pageRoutes.find((one) => one.path === route.path || `/${route.path}` === one.path);
  if (!page) throw new Error(`${path} ends where no page is`);
  return { path, template: template.id.slice(1) };
}

/** The address to which a route redirects, without the query of deep links. */
async function leadsTo(beforeLoad: unknown, params: object): Promise<string | null> {
  try {
    await (beforeLoad as Before)({ search: {}, params, location: { pathname: '' } });
    return null;
  } catch (thrown) {
    if (!isRedirect(thrown)) throw thrown;
    const { to, params: given } = thrown.options as { to?: unknown; params?: object };
    const values = new Map<string, unknown>(Object.entries(given ?? {}));
    return String(to).replace(/\$(\w+)/g, (_, name: string) => String(values.get(name)));
  }
}

/** The server redirects an address of the older system before the route table is used. */
const ownPlaces = places.filter(({ path }) => !path.includes('.php'));

test.each(ownPlaces)('[1.10] [1.12] $path ends on its page in its template', async (place) => {
  const { ends = place.path, template = 'master' } = place;
  expect(await arrive(place.path)).toEqual({ path: ends.split('?')[0], template });
});

test.each(['/nowhere', '/sarabun/no/such/page', '/settings/9', '/settings/9/prefix'])(
  '[1.10] %s, where no page is, is told to the landing page',
  async (path) => {
    const [matched, params] = router.getMatchedRoutes(path);
    const asked = { search: {}, params, location: { pathname: path } };
    const beforeLoad = matched.at(-1)?.options.beforeLoad as Before;
    await expect(async () => beforeLoad(asked)).rejects.toMatchObject({
      options: { to: '/portal', replace: true, state: { unknownAddress: path } },
    });
  },
);

const screens = await settingsList();

test.each(ownPlaces.filter(({ path }) => /^\/settings\/\d+\/./.test(path)))(
  '[1.14] [11.01] $path is a settings screen, which has a permission',
  ({ path }) => {
    const below = path.replace(/^\/settings\/\d+\//, '');
    expect(screenAt(screens, below)?.screen.permission).toMatch(/^[a-z-]+\.[a-z-]+$/);
  },
);

test.each(ownPlaces.filter(({ isSettings }) => isSettings !== true))(
  '[1.14] $path asks for no permission',
  ({ path }) => {
    const routes = webModules.flatMap((module) => module.routes);
    expect(routes.find((route) => route.path === path)?.permission).toBeUndefined();
  },
);

test('no two settings screens are at one path, and each former path leads to one', () => {
  const paths = screens.flatMap(({ path, formerPaths: before = [] }) => [path, ...before]);
  expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([]);
  expect(nowAt(screens, 'unit-ending')).toBe('unit-dissolution');
  expect(nowAt(screens, 'job-reminders')).toBe('assignment-reminders');
});

test('[11.01] the walks have an address of every settings screen, and no other', () => {
  const walked = settingAddresses.map((address) => {
    const [, , centre = '', ...below] = address.split('/');
    return `${centre}/${screenAt(screens, below.join('/'))?.screen.path ?? below.join('/')}`;
  });
  const all = screens.map(({ centre, path }) => `${centre}/${path}`);
  expect(walked.toSorted()).toEqual(all.toSorted());
});

test.each(screens.filter(({ isUnlisted, centre }) => !isUnlisted && centre === 3144))(
  '[11.01] $path is found by what it does, in Thai and in English',
  ({ path, finds }) => {
    expect([path, (finds?.th ?? []).length > 0, (finds?.en ?? []).length > 0]).toEqual([
      ...[path, true, true],
    ]);
  },
);

test.each([
  ['ใครออกเลขได้', 'manage-number-premission'],
  ['ทำไมออกเลขไม่ได้', 'manage-number-premission'],
  ['ใครสร้างหนังสือได้', 'manage-book-creation'],
  ['ใครลงนามได้', 'employee-type'],
  ['ใครอ่านเรื่องลับได้', 'secret-clearance'],
  ['อีเมลไม่ถึง', 'setting-modules-notification-lists'],
  ['who did what', 'history-activity'],
  ['unlock', 'user-active'],
  ['รีเซ็ตรหัสผ่าน', 'user-active'],
  ['เพิ่มคน', 'new-person'],
  ['โอนย้าย', 'employee-information'],
  ['ลบคน', 'user-account-close-premission'],
  ['ใครเป็นผู้ดูแล', 'manage-admin'],
  ['ใครอ่านหนังสือลับได้', 'secret-clearance'],
  ['who can number letters', 'who-may'],
  ['ทำไมออกเลขไม่ได้', 'who-may'],
  ['AD', 'directory-sync'],
  ['LINE', 'setting-notifications'],
  ['ล็อกบัญชี', 'user-active'],
  ['นำเข้ารายชื่อ', 'people-import'],
  ['สีหน้าจอ', 'admin-configs'],
  ['เปลี่ยนตราครุฑ', 'admin-configs'],
  ['ปิดเมนูที่ไม่ใช้', 'admin-application'],
  ['ตั้งรหัสผ่านใหม่ให้ผู้ใช้', 'user-active'],
  ['ใครเห็นทะเบียนของกอง', 'registration-book-display'],
  ['เพิ่มวันหยุดปีหน้า', 'holidays'],
  ['ปิดการแจ้งเตือนทางอีเมล', 'setting-modules-notification'],
  ['เปลี่ยนชื่อกองตามคำสั่ง', 'setup-organization'],
  ['ยุบกองแล้วเรื่องไปไหน', 'unit-dissolution'],
  ['คนลาออกต้องทำอย่างไร', 'user-account-close-premission'],
  ['ใครแก้ไขหนังสือฉบับนี้', 'history-activity'],
  ['พื้นที่เต็มหรือยัง', 'health'],
  ['กู้ข้อมูลที่ลบไป', 'backup'],
  ['เปิดการยืนยันตัวตนสองขั้น', 'system-functions'],
  ['หนังสือทางอีเมลไม่เข้า', 'agency-mailbox'],
  ['หนังสือต้องเก็บกี่ปี', 'retention'],
  ['ย้ายเจ้าหน้าที่ไปกองอื่น', 'employee-information'],
  ['ใช้รูปลายเซ็นได้หรือไม่', 'sign-step'],
  ['เพิ่มกลุ่มไลน์', 'setting-notifications'],
  ['หนังสือหาย', 'history-activity'],
  ['ผู้รับหนังสือลับ', 'secret-clearance'],
  ['เลขที่หนังสือ', 'manage-number-premission'],
  ['เลขทะเบียน', 'manage-number-premission'],
  ['ปิดปี', 'manage-number-premission'],
  ['ย้ายหน่วยงาน', 'setup-organization'],
  ['ย้ายหน่วยงาน', 'employee-information'],
  ['ความยินยอม', 'privacy-policy'],
  ['ข่าวประชาสัมพันธ์', 'document-central'],
  ['ทะเบียนส่ง', 'registration-book-display'],
  ['ลายเซ็น', 'sign-step'],
])('[11.01] “%s” finds %s among the first', (typed, path) => {
  const found = findScreens(screens, typed).slice(0, 3);
  expect(found.map((screen) => screen.path)).toContain(path);
});

test('the parameters of a settings screen come from its path', () => {
  const found = screenAt(screens, 'users-group/menu-permission-group/7');
  expect(found?.params).toEqual({ id: '7' });
  expect(screenAt(screens, 'users-group/menu-permission-group')).toBeUndefined();
});

test.each(formerPaths)(
  'a stored notice or bookmark of %s, a former path, leads to the page',
  async (former, now) => {
    expect((await arrive(former)).path).toBe(now);
  },
);

test('[1.12] screens without a session are no pages of the application', () => {
  const own = new Set(pageRoutes.map(({ path }) => path));
  expect(publicPlaces.filter(({ path }) => own.has(path.split('?')[0] ?? ''))).toEqual([]);
});

/** A path of each page: its parameters filled in, with a settings centre where one is. */
const samplePath = (path: string) => path.replace('$menuID', '3144').replace(/\$\w+/g, '7');
const pagesInFrame = pageRoutes.filter(({ template }) => template === 'master');
const menuPaths = new Set(
  registryMenus
    .filter(({ level, parent }) => level === 1 && parent === menuParents.main)
    .map(({ action }) => `/${action}`),
);

test.each(pagesInFrame)('[1.12] $path has a way back that ends at the landing page', ({ path }) => {
  const way: string[] = [];
  for (let at = placeAbove(samplePath(path)); at !== null; at = placeAbove(at)) {
    expect(isPage(at), at).toBe(true);
    expect(way).not.toContain(at);
    way.push(at);
  }
  expect(way.at(-1)).toBe('/portal');
});

test.each(pagesInFrame.filter(({ path }) => path.startsWith('/sarabun/')))(
  '[3.11] $path lights an entry of the menu',
  ({ path }) => expect(litEntry(samplePath(path), menuPaths)).not.toBeNull(),
);

test('[3.11] a page lights its own entry, and not that of a page above it', () => {
  expect(litEntry('/sarabun/create/outside', menuPaths)).toBe('/sarabun/create/outside');
  expect(litEntry('/sarabun/create/command', menuPaths)).toBe('/sarabun/create');
  expect(litEntry('/sarabun/delivery-book', menuPaths)).toBe('/sarabun/lists');
});

test('[1.12] what opens from the account leads back to it', () => {
  const opened = ['/change-password', '/my-data-access', '/account-line-service', '/data-request'];
  for (const path of opened) expect(placeAbove(path)).toBe('/account-information');
});

test('[3.11] every entry of the menu opens a page', () => {
  const dead = [...registryMenus, ...helpMenus].filter(({ action }) => !isPage(`/${action}`));
  expect(dead.map(({ action }) => action)).toEqual([]);
});

test('[3.11] no two entries of one menu have the same name', () => {
  const names = registryMenus.map(({ parent, name }) => `${parent} ${name.th}`);
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});
