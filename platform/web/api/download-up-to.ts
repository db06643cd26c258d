import type { z } from 'zod';
import { toApiError } from './api-error.ts';
import type { Callable } from './client.ts';
import { commonHeaders, toRequest } from './request.ts';
import type { Fields } from './request.ts';
import { counted, send } from './sending.ts';
import type { CallOptions } from './sending.ts';

/** Bytes on the server, to be fetched in parts by whoever knows which. */
export interface RemoteBytes {
  readonly url: string;
  /** Of every call of this reader. */
  readonly headers: Readonly<Record<string, string>>;
  /** With its quotes, for `If-Range`. */
  readonly etag: string;
  readonly length: number;
}

/**
 * Fetches the bytes of an `isBinary` endpoint, unless they are many and the server gives parts of them: then it says
 * where they are, and nothing more is transferred. A server that gives no parts is asked once, as for `download`.
 *
 * @param mostBytes that are fetched at once
 */
export async function downloadUpTo<I extends z.ZodType, O extends z.ZodType>(
  endpoint: Callable<I, O>,
  input: z.input<I>,
  mostBytes: number,
  options: CallOptions = {},
): Promise<Blob | RemoteBytes> {
  return counted(endpoint, options, async (watched) => {
    const response = await send(endpoint, (input ?? {}) as Fields, watched);
    if (!response.ok) {
      const body: unknown = await response.json().catch(() => null);
      throw toApiError(response.status, body, response.headers.get('x-request-id'));
    }
    const length = Number(response.headers.get('content-length') ?? 0);
    const etag = response.headers.get('etag');
    const isParted = response.headers.get('accept-ranges') === 'bytes';
    if (!isParted || etag === null || length <= mostBytes) return response.blob();
    await response.body?.cancel();
    const { url } = toRequest(endpoint, (input ?? {}) as Fields, {});
    return { url: url.href, headers: commonHeaders(), etag, length };
  });
}
