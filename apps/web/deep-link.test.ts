import { isRedirect } from '@tanstack/react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDeepLink, openNoticeLink } from './deep-link.ts';

const id = '019a0000-0000-7000-8000-000000000001';
const notice = '019a0000-0000-7000-8000-0000000000a1';
const encoded = 'an-encoded-id';
/** Calls as they were sent: the path below `/api` and the text of what was sent. */
const calls: [string, string][] = [];

function answer(status: number, body: object): Response {
  return new Response(JSON.stringify(body), { status });
}

/** A server that knows only this document and this notification. */
async function respond(url: string | URL, init?: RequestInit): Promise<Response> {
  const { pathname, search } = new URL(url, 'http://server.invalid');
  const sent = `${decodeURIComponent(search)}${String(init?.body ?? '')}`;
  calls.push([pathname.slice('/api'.length), sent]);
  const refusal = { status: 'error', code: 'platform.not-found', message: '', params: {} };
  if (pathname === '/api/notification-update-read') {
    return sent.includes(notice) ? answer(200, { status: 'success' }) : answer(404, refusal);
  }
  return sent.includes(encoded)
    ? answer(200, { status: 'success', item: { F_DOC_ID: id } })
    : answer(404, refusal);
}

beforeEach(() => {
  calls.length = 0;
  vi.stubGlobal('fetch', respond);
  vi.stubGlobal('document', { baseURI: 'http://server.invalid/' });
  vi.stubGlobal('localStorage', { getItem: () => null });
});
afterEach(() => vi.unstubAllGlobals());

/** Where a link leads; null where it stays on its page. */
async function leads(path: string): Promise<string | null> {
  const { pathname, searchParams } = new URL(path, 'http://server.invalid');
  const search = Object.fromEntries(searchParams);
  try {
    await openNoticeLink(search);
    await openDeepLink(pathname, search);
    return null;
  } catch (thrown) {
    if (!isRedirect(thrown)) throw thrown;
    expect(thrown.options).toMatchObject({ replace: true, search: {} });
    return String(thrown.options.to);
  }
}

const inPlain = ['/portal', '/sarabun'].flatMap((path) => [
  `${path}?api=line&view=document&docId=${id}`,
  ...['email', 'notification'].map((api) => `${path}?api=${api}&view=document&docId=${id}&enc=n`),
]);
const inCode = ['/portal', '/sarabun'].flatMap((path) => [
  ...['email', 'notification'].map(
    (api) => `${path}?api=${api}&view=document&docId=${encoded}&enc=y`,
  ),
  `${path}?api=notification&enc=y&view=document&docId=${encoded}`,
  `${path}?api=line&view=document&docId=${encoded}`,
]);

test.each(inPlain)('[3.15] %s leads to the document', async (link) => {
  expect(await leads(link)).toBe(`/sarabun/document/${id}`);
  expect(calls).toEqual([]);
});

test.each(inCode)('[3.15] %s leads to the document of its code', async (link) => {
  expect(await leads(link)).toBe(`/sarabun/document/${id}`);
  expect(calls).toHaveLength(1);
});

test.each([
  [`/portal?t=${notice}&d=${encoded}`, 2],
  [`/sarabun/dashboard?t=${notice}&d=${id}`, 1],
  [`/profile?t=${notice}&d=${id}`, 1],
])(
  '[3.15] [10.05] %s marks the notification read and leads to the document',
  async (link, sent) => {
    expect(await leads(link)).toBe(`/sarabun/document/${id}`);
    expect(calls).toHaveLength(sent);
    expect(calls[0]?.[0]).toBe('/notification-update-read');
    expect(calls[0]?.[1]).toContain(notice);
  },
);

test('[3.15] a notification that is gone keeps nobody from the document', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const gone = '019a0000-0000-7000-8000-0000000000ff';
  expect(await leads(`/portal?t=${gone}&d=${id}`)).toBe(`/sarabun/document/${id}`);
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});

test.each([
  '/portal?api=email&view=document&docId=made-up&enc=y',
  '/portal?api=line&view=document&docId=made-up',
  '/sarabun?api=notification&view=document&docId=made-up&enc=y',
  '/sarabun/dashboard?t=made-up&d=made-up',
])('[3.15] %s is an unknown code, and an error is shown', async (link) => {
  await expect(leads(link)).rejects.toMatchObject({ code: 'platform.not-found' });
});

test.each(
  ['', 'api=sms&', 'api=LINE&', 'api=constructor&'].flatMap((api) => [
    `/portal?${api}view=document&docId=${id}`,
    `/sarabun?${api}view=document&docId=${encoded}&enc=y`,
  ]),
)('[3.15] %s names no channel, and leads to the portal', async (link) => {
  expect(await leads(link)).toBe('/portal');
  expect(calls).toEqual([]);
});

test.each([
  '/portal',
  `/profile?view=document&docId=${id}`,
  `/portal?docId=${id}`,
  '/portal?view=document',
  `/portal?t=&d=${id}`,
])('%s is no link to a document', async (place) => {
  expect(await leads(place)).toBeNull();
  expect(calls).toEqual([]);
});

test('[2.01] what an id carries stays one part of the path', async () => {
  const place = await leads('/portal?api=email&view=document&docId=//evil.example');
  expect(place).toBe('/sarabun/document/%2F%2Fevil.example');
});
