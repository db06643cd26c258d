import type { Page, Response } from 'playwright-core';

/**
 * The answer to the call that an act of the page makes.
 *
 * @param path of the call below `/api`
 * @param press makes the page send it
 * @throws when the server refused it, with its message
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
