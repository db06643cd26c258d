import type { BrowserContext, Locator, Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { dialog } from './harness/people.ts';
import { expectDrawnFirst, holdApplication } from './harness/first-frame.ts';
import { useHarness } from './harness/harness.ts';
import { untilIdle } from './harness/idle.ts';
import { toBeGone, toCount } from './harness/look.ts';
import { firstOf, some } from './harness/several.ts';

const harness = useHarness();

/** Only a page that hangs takes so long. */
const patience = { timeout: 15_000 };

const stripCall = '/sarabun/get-authen-user-menu-permission-header-bottom';
const launcherCall = '**/api/service/menu-module-permission';
const brandingCall = '**/api/portal/deployment';
const bellCall = '/sarabun/get-notifications';

const title = (page: Page) => page.locator('.app-brand-title');
const logo = (page: Page) => page.getByRole('link', { name: 'กลับหน้าแรก' });

/**
 * Form fields of the next call of a path.
 *
 * @param from the page that asks; without it any, also the one that is left
 */
async function nextCall(page: Page, path: string, from = ''): Promise<URLSearchParams> {
  const request = await page.waitForRequest(
    (one) => one.url().endsWith(`/api${path}`) && (one.headers()['referer'] ?? '').endsWith(from),
  );
  return new URLSearchParams(request.postData() ?? '');
}

/** Passes calls to the server, and changes the deployment in its answer. */
function rebrand(target: Page | BrowserContext, change: object): Promise<unknown> {
  return target.route(brandingCall, async (route: Route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { item: object };
    await route.fulfill({ response, json: { ...body, item: { ...body.item, ...change } } });
  });
}

describe('the frame drawn before the application', () => {
  it.each([
    { place: '/portal', language: 'en', screen: 'desktop' },
    { place: '/sarabun/dashboard', language: 'th', screen: 'phone' },
    { place: '/portal', language: 'th', screen: 'phone' },
  ] as const)('[3.11] [3.13] on $place says in $language what the page will say', (at) =>
    expectDrawnFirst(harness, at),
  );

  it('[2.04] a session that the server does not know any more ends at sign-in', async () => {
    const page = await harness.enter('director', '/portal');
    await page.locator('#content h1').waitFor();
    // Both at once: a call of the open page would lead to sign-in before the other page is opened.
    await page.evaluate((place) => {
      localStorage.setItem('sarn_token', 'nobody');
      location.assign(place);
    }, `${harness.url}/sarabun/dashboard`);
    await page.waitForURL('**/login?*');
    await page.getByRole('button', { name: 'เข้าสู่ระบบ', exact: true }).waitFor();
    await toBeGone(page.locator('#first-frame'));
    expect(await page.evaluate(() => localStorage.getItem('sarn_userLogin'))).toBeNull();
  });
});

describe('the header', () => {
  it('[3.11] [1.02] has logo, title, language, bell, launcher and who is signed in', async () => {
    const page = await harness.enter('director', '/sarabun/dashboard');
    expect(await title(page).textContent()).toBe('ระบบสำนักงานอิเล็กทรอนิกส์ สาร');
    expect(await logo(page).getAttribute('href')).toBe('/portal');
    await page.getByRole('button', { name: /^ภาษา/ }).waitFor();
    await page.getByRole('button', { name: 'ระบบงานทั้งหมด' }).waitFor();
    await page.getByRole('button', { name: /^การแจ้งเตือน ยังไม่ได้อ่าน \d+ รายการ/ }).waitFor();
    const tools = page.locator('.app-header-tools').getByRole('button');
    const order = await tools.evaluateAll((all) =>
      all.map((one) => (one.getAttribute('aria-label') ?? one.textContent).split(' ')[0]),
    );
    expect(order).toEqual(['ภาษา', 'การแจ้งเตือน', 'ระบบงานทั้งหมด', 'บัญชีผู้ใช้งาน']);
    const user = page.getByRole('button', { name: /^บัญชีผู้ใช้งาน/ });
    expect(await user.textContent()).toMatch(/ธีรเดช วรพิทักษ์สกุล.*ผู้อำนวยการสำนักงานนโยบายที่ดิน/);
    await logo(page).click();
    await page.getByRole('heading', { name: /^สวัสดี คุณ/ }).waitFor();
  });

  it('[3.11] leads by the logo to the root where the deployment says so', async () => {
    const page = await harness.signedIn('director');
    await rebrand(page, { logoTarget: 'root' });
    await page.goto(`${harness.url}/notification-all`);
    await expect.poll(() => logo(page).getAttribute('href'), patience).toBe('/');
    await logo(page).click();
    await page.waitForURL('**/portal');
  });

  it.each([
    { place: '/sarabun/dashboard', parent: '3090' },
    { place: '/portal', parent: '3090' },
    { place: '/sarabun/register', parent: '3099' },
  ])(
    '[1.07] asks on $place for the menus below $parent, and drew the last ones before',
    async (at) => {
      const page = await harness.signedIn('director');
      const asking = nextCall(page, stripCall);
      await page.goto(harness.url + at.place);
      expect(Object.fromEntries(await asking)).toEqual({
        MENU_PARENT: at.parent,
        MENU_LEVEL: '1',
        PM_QUERY: '1',
      });
      const strip = page.getByRole('navigation', { name: 'เมนูหลัก' });
      const own = () => strip.locator('.header-menu-row > a').allTextContents();
      await some(strip.getByRole('link'));
      await untilIdle(page);
      const names = (await own()).map((name) => name.replace(/\d.*$/, ''));
      // The next visit: first without the application, then without an answer of the server.
      await page.route(`**/api${stripCall}`, (route) => route.abort());
      const letGo = await holdApplication(page);
      await page.reload();
      const early = page.locator('#first-frame .first-entry');
      await some(early);
      expect(await early.allTextContents()).toEqual(names);
      const places = (found: Locator) =>
        found.evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().left)));
      const before = await places(early);
      letGo();
      await some(strip.getByRole('link'));
      expect(await own()).toEqual(names);
      // Nothing moves when the application draws the strip.
      const after = await places(strip.locator('.header-menu-row > a'));
      expect(after.map((left, place) => Math.abs(left - (before[place] ?? 0)) <= 2)).not.toContain(
        false,
      );
    },
  );

  it('[1.07] [3.11] lists permitted menus: areas as full pages, others with their parameters', async () => {
    const page = await harness.signedIn('director');
    const line = { MENU_ICON: 'inbox', PM_QUERY: 1, PM_MANAGE: 0, COUNT: null };
    const item = [
      { ...line, MENU_SEQ: 1, MENU_ID: 1, MENU_NAME: 'งานสารบรรณ', MENU_ACTION: 'sarabun' },
      { ...line, MENU_SEQ: 2, MENU_ID: 2, MENU_NAME: 'จองห้อง', MENU_ACTION: 'room' },
      { ...line, MENU_SEQ: 3, MENU_ID: 7, MENU_NAME: 'ทะเบียน', MENU_ACTION: 'sarabun/register' },
    ];
    const answer = { status: 'success', message: '', item };
    await page.route(`**/api${stripCall}`, (route) => route.fulfill({ json: answer }));
    await page.goto(`${harness.url}/portal`);
    const strip = page.getByRole('navigation', { name: 'เมนูหลัก' });
    const target = async (name: string) =>
      strip.getByRole('link', { name }).evaluate((link: HTMLAnchorElement) => link.href);
    expect(await target('งานสารบรรณ')).toBe(`${harness.url}/sarabun`);
    expect(await target('จองห้อง')).toBe(`${harness.url}/room`);
    expect(await target('ทะเบียน')).toBe(
      `${harness.url}/sarabun/register?menuID=7&query=1&manage=0`,
    );
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await strip.getByRole('link', { name: 'ทะเบียน' }).click();
    await page.waitForURL('**/sarabun/register?*');
    // The page has another frame than the portal: a press while it comes is in neither of the two.
    await page.getByRole('heading', { level: 1, name: 'ทะเบียนหนังสือ' }).waitFor();
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
    await strip.getByRole('link', { name: 'งานสารบรรณ' }).click();
    await page.waitForURL('**/sarabun/dashboard');
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(false);
  });

  it('[3.12] has on the landing page a title that no language changes, and news of all', async () => {
    const page = await harness.enter('director', '/sarabun/dashboard', { language: 'en' });
    expect(await title(page).textContent()).toBe('Sarn Electronic Office');
    const asking = nextCall(page, bellCall, '/portal');
    await page.goto(`${harness.url}/portal`);
    await page.getByRole('heading', { name: /^Welcome/ }).waitFor();
    expect(await title(page).textContent()).toBe('ระบบสำนักงานอิเล็กทรอนิกส์ สาร');
    expect(await title(page).getAttribute('lang')).toBe('th');
    expect((await asking).getAll('MODULE[]')).toEqual(['ALL']);
    await page.getByRole('button', { name: /^Notifications/ }).click();
    const news = firstOf(page.locator('.bell-list .notification-row'));
    await news.locator('svg').waitFor();
    expect(await news.locator('.notification-title').textContent()).not.toBe('');
    expect(await news.locator('.s-small').textContent()).toMatch(
      /^(Today|\d days? ago|1 week ago|\d+\/\d+\/\d{4} \d\d:\d\d)$/i,
    );
  });

  it('[3.13] of the phone goes without a logo where the deployment has none', async () => {
    const page = await harness.signedIn('director', { screen: 'phone' });
    await rebrand(page, { hasMobileLogo: false, logoTarget: 'root' });
    await page.goto(`${harness.url}/portal`);
    const name = page.getByRole('link', { name: 'สาร', exact: true });
    await name.waitFor();
    expect(await name.getAttribute('href')).toBe('/portal');
    await toBeGone(page.locator('.app-header img[src*=deployments]'));
  });

  it('[1.03] marks a test system, here and on the sign-in page, and no other', async () => {
    const page = await harness.stranger();
    await page.goto(`${harness.url}/login`);
    await page.getByText('ระบบทดสอบ').waitFor();
    await rebrand(page, { isTestSystem: false });
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await page.getByText('สำนักงานนโยบายที่ดิน').waitFor();
    await toBeGone(page.getByText('ระบบทดสอบ'));
    const inside = await harness.enter('director', '/portal');
    await inside.locator('.app-header').getByText('ระบบทดสอบ').waitFor();
  });
});

describe('the launcher', () => {
  const module = (MENU_ID: number, MENU_ACTION: string, MENU_TYPE = '') => ({
    MENU_ID,
    MENU_NAME: `ระบบที่ ${MENU_ID}`,
    MENU_ICON: 'inbox',
    MENU_ACTION,
    MENU_TYPE,
  });
  const items = [
    module(1, 'settingsCenter'),
    module(2, 'settingCertificate'),
    module(3, 'manageIntranet'),
    module(4, 'archive'),
    module(5, 'https://example.go.th/', 'b'),
    module(6, 'asset'),
    module(7, 'leave'),
  ];
  const answer = { status: 'success', message: '', items };

  it('[1.16] [1.14] has a tile for each module, leading where its action says', async () => {
    const page = await harness.signedIn('director');
    await rebrand(page, { archiveUrl: `${harness.url}/healthz` });
    await page.route(launcherCall, (route) => route.fulfill({ json: answer }));
    await page.goto(`${harness.url}/profile`);
    await page.getByRole('button', { name: 'ระบบงานทั้งหมด' }).click();
    const tiles = dialog(page, 'ระบบงานทั้งหมด').locator('.module-tile');
    await toCount(tiles, items.length);
    const links = await tiles.evaluateAll((found) =>
      found.map((tile) => [(tile as HTMLAnchorElement).href, tile.getAttribute('target') ?? '']),
    );
    expect(links).toEqual([
      [`${harness.url}/settings/3144`, ''],
      [`${harness.url}/settings/3284`, ''],
      [`${harness.url}/intranet/manage-intranet`, ''],
      [`${harness.url}/healthz`, '_blank'],
      ['https://example.go.th/', '_blank'],
      [`${harness.url}/asset`, ''],
      [`${harness.url}/leave`, ''],
    ]);
  });

  it('[1.16] opens the archive in a new tab, signed on by the stored userAuth', async () => {
    const page = await harness.signedIn('director');
    await rebrand(page, { archiveUrl: `${harness.url}/healthz` });
    await page.route(launcherCall, (route) => route.fulfill({ json: answer }));
    await page.route('**/api/identity/archive-ticket', (route) =>
      route.fulfill({ json: { status: 'success', message: '', ticket: 'good-once' } }),
    );
    await page.goto(`${harness.url}/profile`);
    await page.getByRole('button', { name: 'ระบบงานทั้งหมด' }).click();
    const opening = page.context().waitForEvent('page');
    await page.getByText('ระบบที่ 4').click();
    const tab = await opening;
    await tab.waitForURL(`${harness.url}/healthz?sso=good-once`);
    expect(await page.evaluate(() => localStorage.getItem('userAuth'))).toBe('good-once');
    expect(await tab.evaluate(() => window.opener === null)).toBe(true);
  });

  it.each([
    { screen: 'desktop', columns: 3 },
    { screen: 'phone', columns: 2 },
  ] as const)(
    '[1.16] shows $columns columns on the $screen, and that it is loading',
    async (at) => {
      const page = await harness.signedIn('director', { screen: at.screen });
      const { promise: wait, resolve: go } = Promise.withResolvers<void>();
      await page.route(launcherCall, async (route) => {
        await wait;
        await route.fulfill({ json: answer });
      });
      await page.goto(`${harness.url}/profile`);
      const isPhone = at.screen === 'phone';
      await page.getByRole('button', { name: isPhone ? 'เปิดเมนู' : 'ระบบงานทั้งหมด' }).click();
      const window = dialog(page, isPhone ? 'เมนู' : 'ระบบงานทั้งหมด');
      await window.getByText('กำลังโหลด').waitFor({ state: 'attached' });
      go();
      await some(window.locator('.module-tile'));
      const style = await window
        .locator('.module-tiles')
        .evaluate((list) => getComputedStyle(list).gridTemplateColumns);
      expect(style.split(' ')).toHaveLength(at.columns);
    },
  );
});

describe('the footer', () => {
  it('[1.11] [1.02] tells version and copyright, and opens the history of versions', async () => {
    const page = await harness.enter('director', '/portal');
    const footer = page.locator('.app-footer');
    await footer.getByText(/^สงวนลิขสิทธิ์ © 25\d\d สำนักงานนโยบายที่ดิน$/).waitFor();
    await footer.getByRole('button', { name: /1\.8\.0 .*15a/ }).click();
    const history = dialog(page, 'บันทึกประจำเวอร์ชั่น');
    await history.getByRole('heading', { name: '1.2.7' }).waitFor();
    const versions = await history.getByRole('heading', { level: 3 }).allTextContents();
    expect(versions).toEqual(['1.8.0 build 15a', '1.2.7', '1.2.6']);
    await history.getByRole('button', { name: 'ปิด', exact: true }).last().click();
    await history.waitFor({ state: 'detached' });
  });
});

describe('languages', () => {
  it('[1.08] [1.09] change at once, are announced, and stay', async () => {
    const page = await harness.enter('director', '/sarabun/dashboard');
    await page.getByRole('heading', { name: 'งานที่ต้องดำเนินการ' }).waitFor();
    await page.evaluate(() => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      window.addEventListener('portal-change-language', (event) =>
        heard.push((event as CustomEvent<{ language: string }>).detail.language),
      );
    });
    await page.getByRole('button', { name: /^ภาษา/ }).click();
    await expect
      .poll(() => page.getByRole('menuitem').allTextContents())
      .toEqual(['ไทย (ฉบับหน่วยงาน)', 'ไทย', 'English']);
    await page.getByRole('menuitem', { name: 'English' }).click();
    await page.getByRole('heading', { name: 'To do', exact: true }).waitFor();
    await page.getByRole('button', { name: /Theeradet Worapitaksakul/ }).waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('en');
    const named = 'To do – Sarn Electronic Office – Land Policy Office';
    await expect.poll(() => page.title()).toBe(named);
    const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);
    expect(await heard()).toEqual(['en']);
    expect(await page.evaluate(() => localStorage.getItem('sarn_lang'))).toBe('en');
    await page.reload();
    await page.getByRole('heading', { name: 'To do', exact: true }).waitFor();
  });

  it('[1.08] begin with that of the deployment, whose variant falls back to Thai', async () => {
    const page = await harness.enter('director', '/sarabun/dashboard');
    await page.getByRole('button', { name: 'เวอร์ชัน 1.8.0 บิลด์ 15a' }).waitFor();
    await page.getByRole('heading', { name: 'งานที่ต้องดำเนินการ' }).waitFor();
    await rebrand(page, { defaultLanguage: 'en' });
    await page.reload();
    await page.getByRole('heading', { name: 'To do', exact: true }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('sarn_lang'))).toBe(null);
  });
});

it('[1.10] puts each page into its frame: bare, portal or master', async () => {
  const page = await harness.stranger();
  await page.goto(`${harness.url}/login`);
  await page.locator('.login-frame').waitFor();
  await toBeGone(page.locator('.app-header, .app-footer'));
  const inside = await harness.enter('director', '/portal');
  for (const place of ['/portal', '/notification-all']) {
    await inside.goto(harness.url + place);
    for (const part of ['.app-header', '.app-footer']) await inside.locator(part).waitFor();
    await toBeGone(inside.locator('.login-frame'));
  }
});
