import type { Page, Request, Response } from 'playwright-core';

/** Calls of a page that have no whole answer yet, and who waits for the last of them. */
interface Calls {
  readonly open: Set<Request>;
  readonly waiting: Set<() => void>;
}

const calls = new WeakMap<Page, Calls>();

/** Follows the calls of the page from now on. */
export function watchCalls(page: Page): void {
  const watched: Calls = { open: new Set(), waiting: new Set() };
  calls.set(page, watched);
  page.on('request', (request) => {
    if (request.url().includes('/api/')) watched.open.add(request);
  });
  const end = (request: Request): void => {
    watched.open.delete(request);
    if (watched.open.size > 0) return;
    for (const tell of watched.waiting) tell();
    watched.waiting.clear();
  };
  page.on('requestfinished', end);
  page.on('requestfailed', end);
}

/** Waits until every call of the page has its answer. */
export async function callsEnded(page: Page): Promise<void> {
  const watched = calls.get(page);
  if (!watched) throw new Error('the calls of this page are not watched');
  if (watched.open.size === 0) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  watched.waiting.add(resolve);
  await promise;
}

/**
 * The answer to the call that an act of the page makes.
 *
 * @param path of the call below `/api`
 * @param press what makes the page send it
 * @throws when the server refused it, with what it said
 */
export async function answerOf(
  page: Page,
  path: RegExp,
  press: () => Promise<void>,
): Promise<Response> {
  const isOurs = (response: Response): boolean =>
    response.request().method() === 'POST' && path.test(new URL(response.url()).pathname);
  const coming = page.waitForResponse(isOurs);
  await press();
  const answer = await coming;
  if (!answer.ok()) throw new Error(`${answer.status()} ${path}: ${await answer.text()}`);
  await answer.finished();
  return answer;
}
