import type { Page, Response } from 'playwright-core';

/**
 * Calls whose texts are the product's own, made by the server in the reader's language: a text of
 * the wrong language in them is an error of the product, and not somebody's data.
 */
const ownWords =
  /\/api\/(portal\/deployment|get-todo-lists|service\/menu-module-permission|sarabun\/get-authen-user-menu-permission-header-bottom)/;

const bodies = new WeakMap<Page, Promise<string>[]>();

/** Records what the server sends to this page from now on. */
export function listenTo(page: Page): void {
  const kept: Promise<string>[] = [];
  bodies.set(page, kept);
  page.on('response', (response) => {
    if (isData(response)) kept.push(bodyOf(response));
  });
}

function isData(response: Response): boolean {
  const isJson = response.headers()['content-type']?.includes('json') ?? false;
  return isJson && response.url().includes('/api/') && !ownWords.test(response.url());
}

// When a page is left, the bodies it did not wait for are lost.
async function bodyOf(response: Response): Promise<string> {
  const value = await response.json().catch(() => null);
  return textsOf(value).join('\n');
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
}

/** All texts in the data that the server sent to this page. */
export async function heardBy(page: Page): Promise<string> {
  return (await Promise.all(bodies.get(page) ?? [])).join('\n');
}
