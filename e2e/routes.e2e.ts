import { Rotation, inFullRun } from '@sarn/server/testing';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { signIn } from './api-client.ts';
import { broken, expected, follow, forbidden, lookAround, notYet } from './harness/arrival.ts';
import type { Arrival } from './harness/arrival.ts';
import { presentLetters } from './harness/present-letters.ts';
import { signInByForm } from './harness/people.ts';
import { places, publicPlaces } from './harness/route-list.ts';
import type { Place } from './harness/route-list.ts';
import { useHarness } from './harness/harness.ts';
import { goInside } from './harness/places.ts';
import { toBeGone, toCount } from './harness/look.ts';
import { some } from './harness/several.ts';

const harness = useHarness();
/** apps/web/routes.test.ts asks the route table about every path; here pages are loaded. */
const rotation = new Rotation();

/** Opens an address as typed and returns the path reached. */
async function arrive(page: Page, path: string): Promise<Arrival> {
  await page.goto(harness.url + path);
  return lookAround(page);
}

/** The same by a link inside the application: there are many settings, and loading takes long. */
async function visit(page: Page, { path }: Place): Promise<Arrival> {
  if (!/^\/settings\/\d+\/./.test(path)) return arrive(page, path);
  await follow(page, path);
  return lookAround(page);
}

const manyPagesMs = 8 * 60_000;

describe('[1.10] [1.12] [1.14] every path of the list has its page in its template', () => {
  // The administrator opens all of them in walk-th.e2e.ts, where their texts are read too.
  it(
    'for a clerk, with a plain word where the permission is missing',
    { timeout: manyPagesMs },
    async () => {
      const page = await harness.enter('clerk.legal');
      // Where each path ends is asked of the route table in apps/web/routes.test.ts.
      const leading = places.filter(({ ends }) => ends !== undefined);
      const others = places.filter(({ ends }) => ends === undefined);
      for (const place of [...rotation.take(leading, 3), ...rotation.take(others, 3)]) {
        const { heading, ...arrival } = await visit(page, place);
        expect([place.path, arrival]).toEqual([place.path, expected(place)]);
        expect([place.path, heading === forbidden]).toEqual([
          place.path,
          place.isSettings === true,
        ]);
        expect([place.path, heading]).not.toEqual([place.path, broken]);
      }
    },
  );

  inFullRun(() => {
    it(
      'for a stranger the sign-in page, which leads back; the policy is for everybody',
      { timeout: manyPagesMs },
      async () => {
        const page = await harness.stranger();
        const guarded = places.filter(({ path }) => path !== '/privacy-policy');
        // apps/web/halves.test.ts asks for every path; here the page that answers is drawn.
        for (const { path } of rotation.take(guarded, 1)) {
          await page.goto(harness.url + path);
          await page.locator('.login-frame h1').waitFor();
          expect([path, new URL(page.url()).pathname]).toEqual([path, '/login']);
        }
        await page.goto(`${harness.url}/privacy-policy`);
        await page.getByRole('heading', { name: 'นโยบายคุ้มครองข้อมูลส่วนบุคคล' }).waitFor();
        expect(new URL(page.url()).pathname).toBe('/privacy-policy');
      },
    );

    it('[1.12] public pages have the bare frame', async () => {
      const page = await harness.stranger();
      for (const { path, ends } of rotation.take(publicPlaces, 3)) {
        await page.goto(harness.url + path);
        await page.locator('.login-frame h1').waitFor();
        await expect
          .poll(() => new URL(page.url()).pathname, { timeout: 5_000 })
          .toBe(ends ?? path);
        await toBeGone(page.locator('.app-frame'));
      }
    });
  });
});

it('[1.10] an address without a page leads to the landing page, which says so', async () => {
  const page = await harness.enter('clerk.legal', '/sarabun/no-such-page');
  const told = page.getByRole('alert');
  await told.getByText('/sarabun/no-such-page').waitFor();
  expect(new URL(page.url()).pathname).toBe('/portal');
  await goInside(page, '/settings/3144/no-such-screen');
  await told.getByText('/settings/3144/no-such-screen').waitFor();
  await told.getByRole('button', { name: 'ปิดข้อความนี้' }).click();
  await toBeGone(told);
});

inFullRun(() => {
  it('[1.14] a page to come says so, what it will be, and where to go meanwhile', async () => {
    const page = await harness.enter('clerk.legal', '/leave');
    await page.getByText(notYet, { exact: true }).waitFor();
    await page.getByText('ยื่นใบลา').waitFor();
    await page.getByRole('link', { name: 'กลับหน้าแรก' }).last().click();
    await page.waitForURL('**/portal');
  });
});

/**
 * On a narrower page the menu is still one row, and what does not fit is in the menu of its button.
 */
async function holdsAt(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 768 });
  const nav = page.getByRole('navigation', { name: 'เมนูหลัก' });
  const all = await page.locator('.header-menu-row > a').allTextContents();
  const inRow = () => nav.getByRole('link').allTextContents();
  const more = nav.getByRole('button', { name: 'เมนูเพิ่มเติม' });
  // No readable entry is in the row that is cut off.
  const cut = () =>
    page.locator('.header-menu-row > a').evaluateAll(
      (links) =>
        links.filter((link) => {
          const isBelow =
            link.getBoundingClientRect().top > (links[0]?.getBoundingClientRect().top ?? 0);
          return isBelow === (getComputedStyle(link).visibility === 'visible');
        }).length,
    );
  await expect.poll(cut).toBe(0);
  expect((await nav.boundingBox())?.height).toBeLessThanOrEqual(48);
  const shown = await inRow();
  if (shown.length === all.length) return;
  // By the keyboard: the button opens them, the first one has the focus, Esc gives it back.
  await more.focus();
  await page.keyboard.press('Enter');
  const rest = page.getByRole('dialog', { name: 'เมนูเพิ่มเติม' });
  await expect
    .poll(() => rest.getByRole('link').allTextContents())
    .toEqual(all.slice(shown.length));
  await page.keyboard.press('Tab');
  await toCount(rest.locator(':focus'), 1);
  await page.keyboard.press('Escape');
  await rest.waitFor({ state: 'detached' });
  await expect.poll(() => more.evaluate((one) => one === document.activeElement)).toBe(true);
}

inFullRun(() => {
  it('[1.16] [1.07] menus and launcher name only what works', async () => {
    const seen = new Set<string>();
    for (const account of ['admin', 'saraban'] as const) {
      const page = await harness.enter(account, '/portal');
      await some(page.locator('.header-menu-link'));
      await some(page.locator('.module-tile'));
      for (const width of [1366, 1280, 1024]) await holdsAt(page, width);
      const entries = new Map(
        await page
          .locator('.header-menu-row > a')
          .evaluateAll((all) =>
            all.map(
              (link) =>
                [
                  (link as HTMLAnchorElement).href,
                  (link.textContent ?? '').replace(/\d.*$/, '').trim(),
                ] as const,
            ),
          ),
      );
      const links = page.locator('a.header-menu-link, a.module-tile');
      const paths = await links.evaluateAll((all) =>
        all.map((link) => (link as HTMLAnchorElement).href),
      );
      expect(paths.length).toBeGreaterThan(3);
      const ours = new Set(paths.filter((one) => one.startsWith(harness.url)));
      for (const path of ours) {
        if (seen.has(path)) continue;
        seen.add(path);
        await follow(page, path.slice(harness.url.length));
        const { heading } = await lookAround(page);
        expect([path, heading]).not.toEqual([path, broken]);
        // An entry is called as the page that it opens.
        expect([path, heading]).toEqual([path, entries.get(path) ?? heading]);
        await toBeGone(page.getByText(notYet, { exact: true }));
      }
    }
  });
});

inFullRun(() => {
  it('[1.15] /intranet leaves for the public intranet of the agency, where it has one', async () => {
    const page = await harness.enter('clerk.legal', '/intranet');
    await page.getByText('หน่วยงานยังไม่ได้กำหนดที่อยู่ของอินทราเน็ต').waitFor();
    await page.route('**/api/portal/deployment', async (route) => {
      const answer = await route.fetch();
      const body = (await answer.json()) as { item: object };
      const item = { ...body.item, intranetUrl: 'https://intranet.example/' };
      await route.fulfill({ json: { ...body, item } });
    });
    await page.route('https://intranet.example/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<h1>intranet</h1>' }),
    );
    await page.goto(`${harness.url}/intranet`);
    await page.waitForURL('https://intranet.example/');
  });
});

describe('[1.13] ?forceLogout=true', () => {
  const isAlive = async (token: string) =>
    (
      await fetch(`${harness.url}/api/verify`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}` },
      })
    ).ok;

  // One path of each half of the application: it is checked before the path is used.
  it.each(rotation.take(['/login', '/settings/3144/prefix'], 1, ['/login']))(
    'on %s ends the session on the server and leads to sign-in',
    async (path) => {
      const page = await harness.enter('clerk.legal');
      const token = await page.evaluate(() => localStorage.getItem('sarn_token') ?? '');
      expect(await isAlive(token)).toBe(true);
      await page.goto(`${harness.url}${path}?forceLogout=true`);
      await page.getByRole('heading', { name: 'เข้าสู่ระบบ' }).waitFor();
      expect(page.url()).toBe(`${harness.url}/login`);
      expect(await isAlive(token)).toBe(false);
      expect(await page.evaluate(() => localStorage.getItem('sarn_userLogin'))).toBe(null);
    },
  );

  inFullRun(() => {
    it('inside the application too, without loading the page', async () => {
      const page = await harness.enter('clerk.legal', '/manual');
      await some(page.locator('main h1'));
      await page.evaluate(() => {
        history.pushState(null, '', 'portal?forceLogout=true');
        dispatchEvent(new PopStateEvent('popstate'));
      });
      await page.getByRole('heading', { name: 'เข้าสู่ระบบ' }).waitFor();
    });
  });
});

describe('[3.15] links of mails, LINE and notifications end on the opened document', () => {
  interface News {
    readonly NN_RECEIVE_ID: string;
    readonly F_DOC_ID: string;
    readonly F_DOC_GET_ID: string;
    readonly IS_READ: 0 | 1;
  }

  /** The director's notifications about documents, newest first. */
  async function news(): Promise<News[]> {
    const api = await signIn(harness.url, 'director');
    const answer = await api.post('/sarabun/get-notifications', { MODULE: ['SARABUN'] });
    const { alerts } = answer['items'] as { alerts: News[] };
    return alerts.filter(({ F_DOC_ID }) => F_DOC_ID !== '');
  }

  async function newest(): Promise<News> {
    const [found] = await news();
    if (!found) throw new Error('the director has no news of a document');
    return found;
  }

  /** One link of each kind; the others are tested in apps/web/deep-link.test.ts. */
  async function links(): Promise<{ plain: string; all: string[] }> {
    const { NN_RECEIVE_ID: t, F_DOC_ID: plain, F_DOC_GET_ID: ref } = await newest();
    const view = 'view=document';
    const all = [
      `/portal?api=line&${view}&docId=${plain}`,
      `/sarabun?api=email&${view}&docId=${ref}&enc=y`,
      `/sarabun/dashboard?t=${t}&d=${plain}`,
    ];
    return { plain, all };
  }

  async function expectOpened(page: Page, documentId: string, link: string): Promise<void> {
    await some(page.locator('.file-sheet-picture, .text-sheet'));
    expect([link, new URL(page.url()).pathname, new URL(page.url()).search]).toEqual([
      link,
      `/sarabun/document/${documentId}`,
      '',
    ]);
  }

  inFullRun(() => {
    it('for who is signed in', async () => {
      const { plain, all } = await links();
      const page = await harness.enter('director');
      for (const link of all) {
        await page.goto(harness.url + link);
        await expectOpened(page, plain, link);
      }
    });
  });

  it.each(rotation.take([1, 2], 1))('after signing in, link %i', async (which) => {
    const { plain, all } = await links();
    const link = all[which] ?? '';
    const page = await harness.stranger();
    await page.goto(harness.url + link);
    await signInByForm(page, 'director');
    await expectOpened(page, plain, link);
  });

  inFullRun(() => {
    it('[10.05] the notification of the link is marked read', async () => {
      const isUnread = ({ IS_READ }: News) => IS_READ === 0;
      if (!(await news()).some(isUnread)) await presentLetters(harness.url, ['unread']);
      const unread = (await news()).find(isUnread);
      if (!unread) throw new Error('the director has read everything');
      const { NN_RECEIVE_ID: t, F_DOC_GET_ID: d } = unread;
      const page = await harness.enter('director', `/portal?t=${t}&d=${d}`);
      await some(page.locator('.file-sheet-picture, .text-sheet'));
      const api = await signIn(harness.url, 'director');
      const answer = await api.post('/service/get-all-notification', { take: 50 });
      const items = answer['items'] as News[];
      expect(items.find(({ NN_RECEIVE_ID }) => NN_RECEIVE_ID === t)?.IS_READ).toBe(1);
    });
  });

  inFullRun(() => {
    it('an unknown reference shows an error beside a way to go on', async () => {
      const page = await harness.enter('director');
      await page.goto(`${harness.url}/sarabun?api=notification&view=document&docId=made-up&enc=y`);
      const main = page.getByRole('main');
      await main.getByRole('heading', { name: broken }).waitFor();
      await main
        .getByRole('alert')
        .getByText(/^ไม่พบเอกสารที่ต้องการ/)
        .waitFor();
      await main.getByRole('link', { name: 'กลับหน้าแรก' }).click();
      await page.waitForURL('**/portal');
      await page.goto(`${harness.url}/sarabun/document/019a0000-0000-7000-8000-000000000000`);
      await page.getByRole('heading', { name: 'เปิดเอกสารไม่สำเร็จ' }).waitFor();
      await page.locator('main').getByRole('link', { name: 'ไปที่งานที่ต้องดำเนินการ' }).click();
      await page.waitForURL('**/sarabun/dashboard');
    });
  });
});
