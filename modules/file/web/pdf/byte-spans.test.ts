import { afterEach, expect, test, vi } from 'vitest';
import { remoteSpans } from './byte-spans.ts';

const length = 5_000;
const bytesAt = (start: number, end: number) =>
  Uint8Array.from({ length: end + 1 - start }, (_none, at) => (start + at) % 251);
const spans = (count: number) =>
  Array.from({ length: count }, (_none, at) => ({ start: 20 * at, end: 20 * at + 4 }));

afterEach(() => void vi.unstubAllGlobals());

/** The head that a call asks by, answered as a server would. */
function answeredBy(answer: (range: string) => Response) {
  const asked: Headers[] = [];
  vi.stubGlobal('fetch', async (_url: string, { headers }: RequestInit) => {
    const head = new Headers(headers);
    asked.push(head);
    return answer(head.get('range') ?? '');
  });
  const headers = { authorization: 'Bearer of the reader' };
  return { fetchSpans: remoteSpans({ url: '/content', headers, etag: '"etag"', length }), asked };
}

function several(range: string, whole = length): Response {
  const body: BlobPart[] = [];
  for (const [, first, last] of range.matchAll(/(\d+)-(\d+)/g)) {
    body.push(
      `\r\n--edge\r\nContent-Type: application/pdf\r\nContent-Range: bytes ${first}-${last}/${whole}\r\n\r\n`,
      bytesAt(Number(first), Number(last)),
    );
  }
  const headers = { 'content-type': 'multipart/byteranges; boundary=edge' };
  return new Response(new Blob([...body, '\r\n--edge--\r\n']), { status: 206, headers });
}

test('a hundred places are asked for at once, by the rights of the reader', async () => {
  const { fetchSpans, asked } = answeredBy((range) => several(range));
  const found = await fetchSpans(spans(220));
  expect(found?.map(({ start }) => start)).toEqual(spans(220).map(({ start }) => start));
  for (const { start, bytes } of found ?? []) expect(bytes).toEqual(bytesAt(start, start + 4));
  expect(asked.map((head) => head.get('range')?.split(',').length)).toEqual([100, 100, 20]);
  expect(asked[0]?.get('authorization')).toBe('Bearer of the reader');
  expect(asked[0]?.get('if-range')).toBe('"etag"');
});

test('one place is answered without boundaries', async () => {
  const headers = { 'content-range': `bytes 0-4/${length}` };
  const { fetchSpans } = answeredBy(() => new Response(bytesAt(0, 4), { status: 206, headers }));
  expect(await fetchSpans(spans(1))).toEqual([{ start: 0, bytes: bytesAt(0, 4) }]);
});

test('the whole, which would follow where several parts are not given, is not fetched', async () => {
  let isCancelled = false;
  const body = new ReadableStream({ cancel: () => void (isCancelled = true) });
  const { fetchSpans } = answeredBy(() => new Response(body, { status: 200 }));
  expect(await fetchSpans(spans(3))).toBeNull();
  expect(isCancelled).toBe(true);
});

test.each([
  ['of another file', () => several('bytes=0-4,20-24,40-44', length + 1)],
  ['fewer than asked for', () => several('bytes=0-4,20-24')],
  [
    'cut off',
    () => new Response('\r\n--edge\r\nContent-Range: bytes 0-4/5000\r\n\r\nab', { status: 206 }),
  ],
  [
    'without a line',
    () => {
      throw new TypeError('Failed to fetch');
    },
  ],
])('parts %s are none', async (_what, answer: () => Response) => {
  const { fetchSpans } = answeredBy(answer);
  expect(await fetchSpans(spans(3))).toBeNull();
});
