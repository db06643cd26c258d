import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { LentContext } from './browser-pool.ts';
import { resultsFolder } from './results.ts';

const lines = new WeakMap<Page, string[]>();

/** Records from now on: the page's console, errors, calls and answers. */
export function noteConsole(page: Page): void {
  const said: string[] = [];
  const began = performance.now();
  lines.set(page, said);
  const note = (line: string) => said.push(`${Math.round(performance.now() - began)} ms ${line}`);
  page.on('console', (message) => note(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => note(`fault: ${error.stack ?? error.message}`));
  page.on('framenavigated', (frame) => note(`at ${frame.url()}`));
  page.on('requestfailed', (request) => note(`failed: ${request.method()} ${request.url()}`));
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.includes('/api/')) return;
    note(`${response.status()} ${response.request().method()} ${pathname}`);
  });
}

/** Saves a picture, the HTML and the log of every open page among the results. */
export async function keepFailure(
  open: ReadonlyMap<LentContext, string>,
  test: string,
): Promise<void> {
  mkdirSync(resultsFolder, { recursive: true });
  const name = test.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 60);
  let kept = 0;
  for (const [{ context }, who] of open) {
    for (const page of context.pages()) {
      // One person may have several browsers: the saved files are numbered over all of them.
      kept += 1;
      const path = join(resultsFolder, `${name}.${kept}.${who}`);
      await keepPage(page, path);
      console.info(`kept of ${page.url()}: ${path}.{log,png,html}`);
    }
  }
}

async function keepPage(page: Page, path: string): Promise<void> {
  writeFileSync(`${path}.log`, (lines.get(page) ?? []).join('\n'));
  // A page that hangs gives no picture; the others still do.
  try {
    await page.screenshot({ path: `${path}.png` });
    writeFileSync(`${path}.html`, await page.content());
  } catch (error) {
    console.warn(path, error);
  }
}
