import { TimestampError } from './request.ts';

/** Answers are a few kilobytes. */
const largest = 256 * 1024;
const usualPatience = 10_000;

/**
 * Asks a time-stamp authority over HTTP (RFC 3161, 3.4): with an end to its patience and to what it reads, and
 * without following it elsewhere.
 */
export function httpTimestamps(
  url: string,
  { patience = usualPatience }: { readonly patience?: number } = {},
): (request: Uint8Array) => Promise<Uint8Array> {
  return async (request) => {
    const signal = AbortSignal.timeout(patience);
    try {
      const response = await fetch(url, {
        method: 'POST',
        body: Uint8Array.from(request),
        headers: { 'Content-Type': 'application/timestamp-query' },
        redirect: 'error',
        signal,
      });
      const answer = await readLimited(response);
      const type = response.headers.get('Content-Type') ?? '';
      if (!response.ok) throw new TimestampError('refused');
      if (!type.startsWith('application/timestamp-reply')) throw new TimestampError('wrong-answer');
      return answer;
    } catch (error) {
      if (error instanceof TimestampError) throw error;
      throw new TimestampError(signal.aborted ? 'timeout' : 'unreachable');
    }
  };
}

async function readLimited(response: Response): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    length += part.length;
    // Leaving the loop ends the connection.
    if (length > largest) throw new TimestampError('too-large');
    parts.push(part);
  }
  return Buffer.concat(parts);
}
