import { retryPolicy } from '@sarn/kernel';
import type { Endpoint } from '@sarn/kernel';
import { noteBusy } from '../busy/busy.ts';
import { readStored } from '../storage.ts';
import { isAborted, networkError } from './api-error.ts';
import type { ApiError } from './api-error.ts';
import { takeEarly } from './early-answers.ts';
import type { EarlyCall } from './early-answers.ts';
import { lineWatch } from './line-watch.ts';
import { noteChange, toRequest } from './request.ts';
import type { Fields } from './request.ts';
import { noteUnauthenticated } from './session.ts';

/* How a call reaches the server, whatever its answer is made into. */

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** From `newCommandKey` or the form; makes the call repeatable. */
  readonly idempotencyKey?: string | undefined;
}

interface SendOptions extends CallOptions {
  /** Under which the command is sent; does not make the call repeatable by itself. */
  readonly openKey?: string | undefined;
}

export type Sendable = Pick<Endpoint, 'method' | 'path' | 'access' | 'isRepeatable'>;

/** The page is busy until the answer has been read, and the line is watched meanwhile. */
export async function counted<T>(
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

export async function send(
  endpoint: Sendable,
  input: Fields,
  options: SendOptions,
): Promise<Response> {
  const retries = isRepeatable(endpoint, options) ? retryPolicy.times : 0;
  const token = readStored('sarn_token');
  for (let attempt = 0; ; attempt++) {
    const idempotencyKey = options.openKey ?? options.idempotencyKey;
    const { url, init } = toRequest(endpoint, input, { ...options, idempotencyKey });
    const sentAt = performance.now();
    const response = await (attempt === 0 ? first(url, init) : fetch(url, init)).catch(
      (error: unknown) => {
        throw isAborted(error) ? error : unreachable();
      },
    );
    noteChange(response.headers);
    if (unreached.has(response.status)) lineWatch().doubt();
    else lineWatch().reached(sentAt);
    if (response.status === 401 && endpoint.access !== 'public') noteUnauthenticated(token);
    if (response.status < retryPolicy.fromStatus || attempt >= retries) return response;
    await pause(retryPolicy.delayMs * (attempt + 1), options.signal);
  }
}

/** The answer that the first script asked for, or that of the call. */
function first(url: URL, init: RequestInit & EarlyCall): Promise<Response> {
  const early = takeEarly(url.href, init);
  return early ? early.catch(() => fetch(url, init)) : fetch(url, init);
}

export function unreachable(): ApiError {
  lineWatch().doubt();
  return networkError();
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
