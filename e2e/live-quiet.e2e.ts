import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { clientWith, letterForm } from './api-client.ts';
import type { ApiClient } from './api-client.ts';
import { untilIdle } from './harness/idle.ts';
import { useHarness } from './harness/harness.ts';
import { runUntil } from './harness/still.ts';
import { sessionOf } from './harness/session.ts';
import { inFullRun } from '@sarn/server/testing';

const harness = useHarness({ isLive: true });

/** Only a page that hangs takes so long. */
const patience = { timeout: 15_000 };

async function apiOf(account: string): Promise<ApiClient> {
  const { sarn_token: token = '' } = await sessionOf(harness.url, account);
  return clientWith(harness.url, token);
}

/** A letter presented to the head. @returns its id */
async function presented(api: ApiClient, name: string): Promise<string> {
  const fileId = await api.upload(`Letter ${name}`);
  const form = letterForm(name, fileId);
  const { documentId } = await api.post('/registry/incoming/register', form);
  const answer = await api.post(`/registry/document/${String(documentId)}/act`, {
    on: 'document',
    targetId: documentId,
    act: 'present',
    form: { to: 'head', purpose: 'to-consider' },
  });
  expect(answer.status).toBe(200);
  return String(documentId);
}

/** The receive stamp is placed by a job: until then the letter changes once more, at a moment of its own. */
async function untilStamped(api: ApiClient, id: string): Promise<void> {
  const layers = async () => JSON.stringify(await api.get(`/registry/document/${id}/annotation`));
  await expect.poll(layers, { timeout: 60_000 }).toContain('"kind":"stamp"');
}

/** The requests of a page and the events sent to it, from now on. */
function listening(page: Page) {
  const calls: string[] = [];
  const told: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // A picture is requested once, at no fixed time.
    const isPicture = request.resourceType() === 'image';
    if (pathname.startsWith('/api/') && !isPicture) calls.push(pathname);
  });
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => told.push(payload.toString()));
  });
  const changeOf = (id: string) =>
    told.some((frame) => /"changed"/.test(frame) && frame.includes(id));
  return {
    calls,
    isConnected: () => told.length > 0,
    hasHeardOf: (ids: readonly string[]) => ids.every(changeOf),
    toldOf: (id: string) => told.filter((frame) => frame.includes(id)),
  };
}

/** Counts what changes below the element, from now on. */
async function countChanges(page: Page, selector: string): Promise<() => Promise<number>> {
  await page.evaluate((found) => {
    const shown = document.querySelector(found);
    if (!shown) throw new Error(`nothing is ${found}`);
    const count = { changes: 0 };
    new MutationObserver((changes) => (count.changes += changes.length)).observe(shown, {
      ...{ subtree: true, childList: true, attributes: true, characterData: true },
    });
    Object.assign(window, { count });
  }, selector);
  return () =>
    page.evaluate(() => (window as unknown as { count: { changes: number } }).count.changes);
}

const headerMenu = '/api/sarabun/get-authen-user-menu-permission-header-bottom';

/**
 * The bell, the cards and the menu: they count what waits, and announce new entries. A second after the
 * start it is asked once which copies may still lie on the device.
 */
const counting = new Set([
  '/api/sarabun/get-notifications',
  '/api/get-todo-lists',
  '/api/registry/documents/kept',
  headerMenu,
]);

it('acts on other documents leave an open one alone, an act on it is seen', async () => {
  const registry = await apiOf('saraban');
  const own = await presented(registry, 'quiet-own');
  await untilStamped(registry, own);
  const page = await harness.enter('director', '/portal');
  const heard = listening(page);
  await page.goto(`${harness.url}/sarabun/document/${own}`);
  await page.getByRole('heading', { level: 1, name: /ฉบับที่ quiet-own/ }).waitFor();
  await expect.poll(() => heard.calls, patience).toContain(headerMenu);
  await page.locator('canvas.file-sheet-picture[width]').waitFor();
  // A page that is connected late looks once for what it may have missed.
  await expect.poll(heard.isConnected, patience).toBe(true);
  // Changes are told in their order: those of the opened document were heard when a later one is.
  const later = await presented(registry, 'quiet-later');
  await expect.poll(() => heard.hasHeardOf([later]), patience).toBe(true);
  await untilIdle(page);
  const changes = await countChanges(page, '.doc-view');
  heard.calls.length = 0;

  const others: string[] = [];
  for (const name of ['quiet-1', 'quiet-2', 'quiet-3'])
    others.push(await presented(registry, name));
  await expect.poll(() => heard.hasHeardOf(others), patience).toBe(true);
  await untilIdle(page);
  const asked = heard.calls.filter((path) => !counting.has(path));
  expect(asked, `told: ${heard.toldOf(own).join(' ')}`).toEqual([]);
  expect(await changes()).toBe(0);

  const answer = await registry.post(`/registry/document/${own}/act`, {
    on: 'document',
    targetId: own,
    act: 'withdraw',
    form: { reason: 'เสนอผิดคน' },
  });
  expect(answer.status).toBe(200);
  await expect.poll(() => heard.calls, patience).toContain(`/api/registry/document/${own}`);
  await expect.poll(changes, patience).toBeGreaterThan(0);
});

inFullRun(() => {
  it('the rows of a queue stay where they are while the pointer aims at one', async () => {
    const registry = await apiOf('saraban');
    await presented(registry, 'steady-1');
    const page = await harness.signedIn('director');
    await page.clock.install();
    const heard = listening(page);
    await page.goto(`${harness.url}/sarabun/queue/jobReceived2`);
    const top = page.locator('.s-row:first-child');
    const topIs = (name: string) => top.filter({ hasText: `ฉบับที่ ${name}` });
    await topIs('steady-1').waitFor();
    await expect.poll(() => heard.calls, patience).toContain(headerMenu);
    await untilIdle(page);
    // From here on the test advances time: so it decides when the pointer rests.
    await page.clock.pauseAt(Date.now() + 1_000);
    const place = await top.boundingBox();
    if (!place) throw new Error('the first row is not on the screen');
    await page.mouse.move(place.x + place.width / 2, place.y + place.height / 2);

    const renewed = page.waitForResponse(/\/registry\/queue\//);
    await presented(registry, 'steady-2');
    await renewed;
    const isIdle = async () => {
      await page.clock.runFor(5);
      return page.evaluate(() => document.documentElement.dataset['busy'] === undefined);
    };
    await expect.poll(isIdle, patience).toBe(true);
    expect(await topIs('steady-1').isVisible()).toBe(true);
    await page.clock.runFor(500);
    await runUntil(page, topIs('steady-2'));
  });
});

it('what connects is asked for while the server is asked who is signed in', async () => {
  const page = await harness.signedIn('director');
  const { promise: seen, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/verify', async (route) => {
    await seen;
    await route.continue();
  });
  const program = page.waitForRequest(/\/assets\/live-[^/]+\.js$/, patience);
  try {
    await page.goto(`${harness.url}/portal`);
    await program;
  } finally {
    answer();
  }
  await page.getByRole('heading', { name: /^สวัสดี คุณ/ }).waitFor();
});
