import type { Page } from 'playwright-core';
import { some } from './several.ts';

/** Accounts that see most, and the paths opened by each; null: nobody is signed in. */
export const walks: readonly { readonly account: string | null; readonly places: string[] }[] = [
  {
    account: null,
    places: [
      '/login',
      '/ig-login',
      '/forgot-password',
      '/reset-password?key=none',
      '/register',
      '/privacy-policy',
    ],
  },
  {
    account: 'saraban',
    places: [
      '/sarabun/dashboard',
      '/sarabun/create/outside',
      '/sarabun/batch-registration',
      '/sarabun/arrivals',
      '/sarabun/create/inside',
      '/sarabun/drafts',
      '/sarabun/register',
      '/sarabun/retention',
      '/sarabun/retention?tab=candidates',
      '/sarabun/retention?tab=holds',
      '/sarabun/outgoing',
      '/sarabun/delivery-book',
      '/sarabun/circulation',
      '/sarabun/contacts',
    ],
  },
  {
    account: 'director',
    places: [
      '/portal',
      '/sarabun/dashboard',
      '/sarabun/queue/jobReceived2',
      '/sarabun/queue/jobFollow',
      '/sarabun/open-work?of=units',
      '/sarabun/report',
      '/sarabun/lists',
      '/sarabun/list/close?kind=outside',
      '/sarabun/folders',
      '/sarabun/register',
      '/sarabun/help/flow',
      '/sarabun/acting',
      '/sarabun/secret',
      '/notification-all',
      '/notification-all/SARABUN',
      '/profile',
      '/account-information',
      '/data-request',
      '/account-line-service',
      '/change-password',
      '/manual',
      '/manual-video',
      '/manual-document',
      '/manual-document-video',
      '/leave',
      '/room',
      '/asset',
      '/settings/3144',
    ],
  },
  {
    account: 'admin',
    places: [
      // What stands below them is walked from `settingAddresses`.
      '/settings/3144',
      '/settings/3284',
      // Paths of theirs that are asked with another number of the menu.
      '/settings/3284/certificate-person/7',
      '/intranet/manage-intranet',
      '/intranet',
      '/manual/register',
      ...['/manual/settings-registry', '/manual/settings-system'],
      '/privacy-policy',
    ],
  },
  // A page that the reader may not open.
  { account: 'clerk.legal', places: ['/settings/3144/prefix'] },
];

/** Pages that are checked as a whole, and not for their texts alone. */
const lookedOver: ReadonlySet<string> = new Set([
  '/intranet',
  '/leave',
  '/manual',
  '/manual-document',
  '/manual-document-video',
  '/manual/register',
  '/privacy-policy',
]);

/** Whether a page is checked as a whole; all of the settings are. */
export const isLookedOver = (place: string): boolean =>
  lookedOver.has(place) || place.startsWith('/settings/');

/** Navigates inside the application, as a press on a link would, and waits for the page. */
export async function goInside(page: Page, place: string): Promise<void> {
  // Before the application has started no link works.
  await page.locator('.app-frame:not(#first-frame)').waitFor();
  // The way to the first page is over: else it would be taken for the beginning of this one.
  await page.waitForFunction(() => !document.documentElement.dataset['busy']?.includes('route'));
  await page.evaluate(async (to) => {
    // The page left behind is idle too: waiting begins when the router has started to navigate.
    const begun = new Promise<void>((done) => {
      const root = document.documentElement;
      const observer = new MutationObserver(() => {
        if (!root.dataset['busy']?.includes('route')) return;
        observer.disconnect();
        done();
      });
      observer.observe(root, { attributeFilter: ['data-busy'] });
    });
    // With its place in the history, as the router writes it: else Back could not be asked about.
    const { __TSR_index: at = 0 } = (history.state ?? {}) as { __TSR_index?: number };
    const state = { __TSR_index: at + 1, __TSR_key: `inside-${at + 1}` };
    history.pushState(state, '', new URL(to.slice(1), document.baseURI));
    dispatchEvent(new PopStateEvent('popstate', { state }));
    await begun;
  }, place);
  await settled(page);
}

/** The page has its heading, and nothing on it is still loading. */
export async function settled(page: Page): Promise<void> {
  await some(page.locator('main').getByRole('heading'));
  // A part that loads late asks for its data then: everything must be idle at one moment.
  await page.waitForFunction(
    () =>
      document.documentElement.dataset['busy'] === undefined &&
      document.querySelector('#first-frame, main [aria-busy=true]') === null &&
      document.querySelector('main :is(h1, h2, h3)') !== null,
  );
}
