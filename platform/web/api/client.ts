import { retryPolicy } from '@sarn/kernel';
import type { Endpoint } from '@sarn/kernel';
import type { z } from 'zod';
import { readStored } from '../storage.ts';
import { noteBusy } from '../busy/busy.ts';
import { isAborted, networkError, toApiError } from './api-error.ts';
import type { ApiError } from './api-error.ts';
import { noteChange, toRequest } from './request.ts';
import type { Fields } from './request.ts';
import { noteUnauthenticated } from './session.ts';
import { lineWatch } from './line-watch.ts';

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** From `newCommandKey` or `useCommandKey`; makes the call repeatable. */
  readonly idempotencyKey?: string | undefined;
}

/** Fields of every successful answer beside its own. */
export interface Answer {
  readonly status: 'success';
  readonly message?: string;
}

/**
 * What the browser must know of an endpoint. The sign-in screens write it out by hand, typed by
 * the contract, so that the schemas themselves need not be loaded:
 * `const login: CallableOf<typeof loginEndpoint> = { method: 'POST', path: '/users/login', access: 'public' }`.
 */
export type Callable<I extends z.ZodType, O extends z.ZodType> = Pick<
  Endpoint<I, O>,
  'method' | 'path' | 'access' | 'isRepeatable'
> & { readonly input?: I; readonly output?: O };

export type CallableOf<E> = E extends Endpoint<infer I, infer O> ? Callable<I, O> : never;

/**
 * Calls the API by its contract.
 *
 * A repeatable call (a GET, one marked `isRepeatable`, one with an idempotency key) is tried up to
 * three times more, 1, 2 and 3 seconds later, when the server answers 500 or above.
 *
 * @throws ApiError when the server refuses or cannot be reached; AbortError when cancelled
 */
export async function call<I extends z.ZodType, O extends z.ZodType>(
  endpoint: Callable<I, O>,
  input: z.input<I>,
  options: CallOptions = {},
): Promise<z.output<O> & Answer> {
  const { response, body } = await counted(endpoint, options, async (watched) => {
    const answered = await send(endpoint, (input ?? {}) as Fields, watched);
    const parsed: unknown = await answered.json().catch((error: unknown) => {
      // Not JSON: a proxy answered. Anything else is a line that broke within the answer.
      if (error instanceof Error && error.name === 'SyntaxError') return null;
      throw isAborted(error) ? error : unreachable();
    });
    return { response: answered, body: parsed };
  });
  // Old calls report a refusal with status 200; it is treated as a refusal.
  if (!response.ok || isRefusal(body)) {
    throw toApiError(response.status, body, response.headers.get('x-request-id'));
  }
  return body as z.output<O> & Answer;
}

export interface Download {
  readonly blob: Blob;
  /** Name the server proposes; empty when it proposes none. */
  readonly fileName: string;
}

/** Fetches the bytes of an `isBinary` endpoint, with the token that an `<img>` could not send. */
export async function download<I extends z.ZodType, O extends z.ZodType>(
  endpoint: Callable<I, O>,
  input: z.input<I>,
  options: CallOptions = {},
): Promise<Download> {
  return counted(endpoint, options, async (watched) => {
    const response = await send(endpoint, (input ?? {}) as Fields, watched);
    if (!response.ok) {
      const body: unknown = await response.json().catch(() => null);
      throw toApiError(response.status, body, response.headers.get('x-request-id'));
    }
    const disposition = response.headers.get('content-disposition') ?? '';
    const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1] ?? '';
    return { blob: await response.blob(), fileName: decodeURIComponent(encoded) };
  });
}

type Sendable = Pick<Endpoint, 'method' | 'path' | 'access' | 'isRepeatable'>;

/** The page is busy until the answer has been read, and the line is watched meanwhile. */
async function counted<T>(
  endpoint: Sendable,
  options: CallOptions,
  work: (watched: CallOptions) => Promise<T>,
): Promise<T> {
  const watch = lineWatch().watch(options.signal, isRepeatable(endpoint, options));
  noteBusy('calls', 1);
  try {
    return await work({ ...options, signal: watch.signal });
  } catch (error) {
    throw watch.isGivenUp() ? networkError() : error;
  } finally {
    watch.end();
    noteBusy('calls', -1);
  }
}

const isRepeatable = (endpoint: Sendable, options: CallOptions): boolean =>
  endpoint.method === 'GET' || endpoint.isRepeatable === true || !!options.idempotencyKey;

/** Proxies answer with these where the server behind them does not. */
const unreached: ReadonlySet<number> = new Set([502, 504]);

async function send(endpoint: Sendable, input: Fields, options: CallOptions): Promise<Response> {
  const retries = isRepeatable(endpoint, options) ? retryPolicy.times : 0;
  const token = readStored('sarn_token');
  for (let attempt = 0; ; attempt++) {
    const { url, init } = toRequest(endpoint, input, options);
    const response = await fetch(url, init).catch((error: unknown) => {
      throw isAborted(error) ? error : unreachable();
    });
    noteChange(response.headers);
    if (unreached.has(response.status)) lineWatch().doubt();
    else lineWatch().reached();
    if (response.status === 401 && endpoint.access !== 'public') noteUnauthenticated(token);
    if (response.status < retryPolicy.fromStatus || attempt >= retries) return response;
    await pause(retryPolicy.delayMs * (attempt + 1), options.signal);
  }
}

function unreachable(): ApiError {
  lineWatch().doubt();
  return networkError();
}

function isRefusal(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'status' in body && body.status === 'error';
}

function pause(ms: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new DOMException('', 'AbortError'));
    });
  });
}
