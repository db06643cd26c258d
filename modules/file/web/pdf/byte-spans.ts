import type { RemoteBytes } from '@sarn/platform-web';

/** Bytes of a file from the first to the last, both included. */
export interface ByteSpan {
  readonly start: number;
  readonly end: number;
}

export interface SpanBytes {
  readonly start: number;
  readonly bytes: Uint8Array;
}

/** Fetches bytes that lie far from each other. @returns null where it could not */
export type FetchSpans = (spans: readonly ByteSpan[]) => Promise<readonly SpanBytes[] | null>;

/** The server gives 128 in one answer; a header that names so many is far shorter than what proxies take. */
const mostAtOnce = 100;
const partial = 206;

/** Bytes of a file on our server, a hundred places in each answer, under the rights of its reader. */
export function remoteSpans(remote: RemoteBytes): FetchSpans {
  return async (spans) => {
    const groups = Array.from({ length: Math.ceil(spans.length / mostAtOnce) }, (_none, at) =>
      spans.slice(at * mostAtOnce, (at + 1) * mostAtOnce),
    );
    const answers = await Promise.all(groups.map((group) => fetchGroup(remote, group)));
    return answers.every((found) => found !== null) ? answers.flat() : null;
  };
}

async function fetchGroup(
  { url, headers, etag, length }: RemoteBytes,
  group: readonly ByteSpan[],
): Promise<SpanBytes[] | null> {
  const range = `bytes=${group.map(({ start, end }) => `${start}-${end}`).join(',')}`;
  try {
    const response = await fetch(url, { headers: { ...headers, range, 'if-range': etag } });
    if (response.status !== partial) {
      // Whoever gives no parts would send the whole.
      await response.body?.cancel();
      return null;
    }
    const body = new Uint8Array(await response.arrayBuffer());
    const head = response.headers.get('content-range');
    const found = head === null ? spansIn(body, length) : spanAt(head, body, 0, length);
    return found.length === group.length ? found : null;
  } catch {
    // Without a line: PDFium reads what is missing part by part, and the reader is told when that fails, too.
    return null;
  }
}

const headOf = new TextDecoder('latin1');
const mostHeadBytes = 512;

/** The parts of an answer between its boundaries (RFC 9110 §14.6); fewer where it is not understood. */
function spansIn(body: Uint8Array, length: number): SpanBytes[] {
  const found: SpanBytes[] = [];
  for (let at = 0; at < body.length;) {
    const head = headOf.decode(body.subarray(at, at + mostHeadBytes));
    const end = head.indexOf('\r\n\r\n');
    const where = /^content-range: *(.*)$/im.exec(head.slice(0, Math.max(end, 0)))?.[1];
    const [span] = where === undefined ? [] : spanAt(where, body, at + end + 4, length);
    if (!span) break;
    found.push(span);
    at += end + 4 + span.bytes.length;
  }
  return found;
}

/** @param where as in `content-range` */
function spanAt(where: string, body: Uint8Array, at: number, length: number): SpanBytes[] {
  const [, first, last, whole] = /^bytes (\d+)-(\d+)\/(\d+)$/.exec(where) ?? [];
  if (first === undefined || Number(whole) !== length) return [];
  const start = Number(first);
  const bytes = body.subarray(at, at + Number(last) + 1 - start);
  return bytes.length === Number(last) + 1 - start ? [{ start, bytes }] : [];
}
