import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';

const scope = 'https://office.example/sarn/';

interface FetchEvent {
  readonly request: { readonly url: string; readonly method: 'GET'; readonly mode: string };
  respondWith(answer: Promise<string>): void;
}

/** The service worker of a browser that has kept a page, while the server is not reached. */
function workerWithoutServer() {
  const heard = new Map<string, (event: FetchEvent) => void>();
  const kept = { match: async () => 'the page of the device' };
  const context = createContext({
    self: {
      offlineBuild: { version: '1', entry: 'main.js', files: [] },
      registration: { scope },
      addEventListener: (name: string, handler: (event: FetchEvent) => void) =>
        heard.set(name, handler),
    },
    caches: { open: async () => kept, match: kept.match },
    fetch: () => Promise.reject(new Error('no line')),
    importScripts: () => undefined,
    ...{ setTimeout, URL },
  });
  runInContext(readFileSync(new URL('public/worker.js', import.meta.url), 'utf8'), context);
  /** @returns null for what the browser asks the server itself */
  return async (path: string): Promise<string | null> => {
    let answer: Promise<string> | null = null;
    heard.get('fetch')?.({
      request: { url: scope + path, method: 'GET', mode: 'navigate' },
      respondWith: (given) => {
        answer = given;
      },
    });
    return answer;
  };
}

test('[15.07] a page is opened from the device where the server is not reached', async () => {
  const open = workerWithoutServer();
  for (const path of ['', 'portal', 'sarabun/document/1?q=forceLogout=true']) {
    expect(await open(path)).toBe('the page of the device');
  }
  expect(await open('api/verify')).toBeNull();
});

test('[1.13] no session is ended by a page of the device: the server may have to ask first', async () => {
  const open = workerWithoutServer();
  for (const path of ['portal?forceLogout=true', '?a=1&forceLogout=true#x']) {
    expect(await open(path)).toBeNull();
  }
});
