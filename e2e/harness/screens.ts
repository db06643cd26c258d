import type { Locator, Page } from 'playwright-core';
import { goInside } from './places.ts';
import type { Harness, VisitOptions } from './harness.ts';
import { firstOf, some } from './several.ts';

/** A page, and how a test sees, in either language, that its content is shown. */
export interface ScreenVisit {
  readonly name: string;
  readonly place: string;
  /** Null: nobody is signed in. */
  readonly account: 'director' | 'saraban' | null;
  readonly isThere: (page: Page) => Promise<unknown>;
  /** The dialog or menu to open on it, by pressing. */
  readonly open?: (page: Page) => Promise<unknown>;
}

const css = (selector: string) => (page: Page) => some(page.locator(selector));

/** Pages of the first journey through the product. */
export const screens: readonly ScreenVisit[] = [
  { name: 'login', account: null, place: '/login', isThere: css('input[name=password]') },
  {
    name: 'forgot password',
    account: null,
    place: '/forgot-password',
    isThere: css('input[name=email]'),
  },
  {
    name: 'asking for an account',
    account: null,
    place: '/register',
    isThere: (page) => page.getByText('กรุณาติดต่อผู้ดูแลระบบ').waitFor(),
  },
  {
    name: 'back from the provider',
    account: null,
    place: '/oidc-callback',
    isThere: (page) => page.getByRole('alert').waitFor(),
  },
  { name: 'portal', account: 'director', place: '/portal', isThere: css('.module-tile') },
  {
    name: 'dashboard',
    account: 'director',
    place: '/sarabun/dashboard',
    isThere: css('.todo-card'),
  },
  {
    name: 'queue window',
    account: 'director',
    place: '/sarabun/dashboard',
    isThere: css('.todo-card[data-color=amber]'),
    open: async (page) => {
      await firstOf(page.locator('.todo-card')).click();
      await some(page.getByRole('dialog').locator('.s-row'));
    },
  },
  {
    name: 'queue page',
    account: 'director',
    place: '/sarabun/queue/jobReceived2',
    isThere: css('.s-row'),
  },
  {
    name: 'document',
    account: 'director',
    place: '/sarabun/queue/jobReceived2',
    isThere: css('.s-row'),
    open: openFirstDocument,
  },
  {
    name: 'order form',
    account: 'director',
    place: '/sarabun/queue/jobReceived2',
    isThere: css('.s-row'),
    open: async (page) => {
      await openFirstDocument(page);
      await page.locator('.act-primary').click();
      await some(page.getByRole('radiogroup'));
    },
  },
  {
    name: 'notifications',
    account: 'director',
    place: '/notification-all',
    isThere: css('.notice-line'),
  },
  {
    name: 'register form',
    account: 'saraban',
    place: '/sarabun/create/outside',
    isThere: css('.s-drop'),
  },
  {
    name: 'memo form',
    account: 'saraban',
    place: '/sarabun/create/inside',
    isThere: css('.s-editor-text'),
  },
  {
    name: 'kinds of publications',
    account: 'saraban',
    place: '/sarabun/create',
    isThere: css('.kind-tile'),
  },
  {
    name: 'circular form',
    account: 'saraban',
    place: '/sarabun/create/cycle',
    isThere: css('.s-editor-text'),
  },
  {
    name: 'meeting report form',
    account: 'saraban',
    place: '/sarabun/create/report',
    isThere: css('.s-editor-text'),
  },
  {
    name: 'register book',
    account: 'saraban',
    place: '/sarabun/register',
    isThere: css('.s-row'),
  },
  {
    name: 'help on the flow',
    account: 'saraban',
    place: '/sarabun/help/flow',
    isThere: css('[role=tabpanel]'),
  },
];

/**
 * Opens the first document of a queue and waits until its page is drawn.
 *
 * @param queue dialog of the queue, where the page behind it has rows of its own
 */
export async function openFirstDocument(page: Page, queue: Page | Locator = page): Promise<void> {
  await firstOf(queue.locator('.s-row')).click();
  await some(page.locator('.file-sheet-picture'));
  await page.locator('.act-primary').waitFor();
}

/**
 * Opens the pages one by one, those of one person in one browser.
 *
 * @param look called on each page once its content is shown
 */
export async function visitScreens(
  harness: Harness,
  options: VisitOptions,
  visited: readonly ScreenVisit[],
  look: (page: Page, name: string) => Promise<void>,
): Promise<void> {
  const pages = new Map<string | null, Page>();
  for (const screen of visited) {
    const page =
      pages.get(screen.account) ??
      (screen.account === null
        ? await harness.stranger(options)
        : await harness.enter(screen.account, '/portal', options));
    pages.set(screen.account, page);
    if (screen.account === null) await page.goto(harness.url + screen.place);
    else {
      // A dialog stays open as long as its page is not left.
      const isThere = new URL(page.url()).pathname === screen.place;
      if (isThere) await goInside(page, '/manual');
      await goInside(page, screen.place);
    }
    await screen.isThere(page);
    await screen.open?.(page);
    await look(page, screen.name);
  }
}
