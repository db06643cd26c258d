import type { Page } from 'playwright-core';
import { afterEach } from 'vitest';
import { discard, giveBack, takeContext } from './browser-pool.ts';
import type { ContextKind, LentContext, Screen } from './browser-pool.ts';
import { keepFailure, noteConsole } from './failure.ts';
import { listenTo } from './heard.ts';
import { useInstance } from './instance.ts';
import { remember } from './kept-page.ts';
import { sessionOf } from './session.ts';

export type { Screen } from './browser-pool.ts';

let machines = 0;

/** Each browser has an address of its own: one person's wrong passwords do not block another. */
function nextAddress(): string {
  machines += 1;
  return `10.${process.pid % 256}.${machines >> 8}.${machines % 256}`;
}

export interface VisitOptions {
  readonly screen?: Screen;
  readonly language?: 'th' | 'en' | 'thsarn';
}

/** Browsers of the people of a journey; each person has one, given back after the test. */
export interface Harness {
  readonly url: string;
  /** A browser in which nobody is signed in. */
  stranger(options?: VisitOptions): Promise<Page>;
  /**
   * A browser in which the account is signed in already, with no page open yet: for what must be
   * set up before the first one.
   */
  signedIn(account: string, options?: VisitOptions): Promise<Page>;
  /** The same, with a page of the application open. */
  enter(account: string, place?: string, options?: VisitOptions): Promise<Page>;
}

export interface HarnessOptions {
  /** Address of the server; of an instance of its own when left out. Read when a test runs. */
  readonly at?: () => string;
  /** Passes the events of the live connection on: for journeys about notifications. */
  readonly isLive?: boolean;
  /** Runs the service worker: for journeys without a line, and about push. */
  readonly hasWorker?: boolean;
}

/**
 * Browsers for the tests of a file. A failed test leaves a picture, the HTML and the console of every
 * open page in `test-results`.
 */
export function useHarness({
  at,
  isLive = false,
  hasWorker = false,
}: HarnessOptions = {}): Harness {
  const instance = at ? undefined : useInstance();
  const address = at ?? (() => instance?.url ?? '');
  const lent = new Map<LentContext, string>();
  afterEach(async ({ task }) => {
    const hasFailed = task.result?.state === 'fail';
    if (hasFailed) await keepFailure(lent, task.name);
    for (const one of lent.keys()) {
      if (hasFailed) await discard(one);
      else await giveBack(one);
    }
    lent.clear();
  });
  const visit = async (
    who: string,
    entries: Readonly<Record<string, string>>,
    { screen = 'desktop', language }: VisitOptions,
  ): Promise<Page> => {
    const kind: ContextKind = { screen, isLive, hasWorker };
    const one = await takeContext(kind);
    lent.set(one, who);
    await one.context.setExtraHTTPHeaders({ 'x-forwarded-for': nextAddress() });
    await remember(one.kept, address(), {
      ...entries,
      ...(language ? { sarn_lang: language } : {}),
    });
    const { page } = one.kept;
    noteConsole(page);
    listenTo(page);
    return page;
  };
  const signedIn = async (account: string, options: VisitOptions = {}) =>
    visit(account, await sessionOf(address(), account), options);
  return {
    get url() {
      return address();
    },
    stranger: (options = {}) => visit('stranger', {}, options),
    signedIn,
    async enter(account, place = '/portal', options = {}) {
      const page = await signedIn(account, options);
      await page.goto(address() + place);
      return page;
    },
  };
}
