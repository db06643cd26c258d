import type { Endpoint } from '@sarn/kernel';
import type { z } from 'zod';
import { isAborted, toApiError } from './api-error.ts';
import { isOutcome, openSend } from './open-sends.ts';
import { toEntries } from './request.ts';
import type { Fields } from './request.ts';
import { counted, send, unreachable } from './sending.ts';
import type { CallOptions } from './sending.ts';

export type { CallOptions } from './sending.ts';

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
  'method' | 'path' | 'access' | 'isRepeatable' | 'takesNoKey'
> & { readonly input?: I; readonly output?: O };

export type CallableOf<E> = E extends Endpoint<infer I, infer O> ? Callable<I, O> : never;

/**
 * Calls the API by its contract.
 *
 * A repeatable call (a GET, one marked `isRepeatable`, one with an idempotency key) is tried up to
 * three times more, 1, 2 and 3 seconds later, when the server answers 500 or above. Every command has a
 * key, which is the same when it is sent again after its answer was lost (open-sends.ts).
 *
 * @throws ApiError when the server refuses or cannot be reached; AbortError when cancelled
 */
export async function call<I extends z.ZodType, O extends z.ZodType>(
  endpoint: Callable<I, O>,
  input: z.input<I>,
  options: CallOptions = {},
): Promise<z.output<O> & Answer> {
  const fields = (input ?? {}) as Fields;
  const open = openSend(endpoint, JSON.stringify(toEntries(fields)), options.idempotencyKey);
  const { response, body } = await counted(endpoint, options, async (watched) => {
    const answered = await send(endpoint, fields, { ...watched, openKey: open?.key });
    const parsed: unknown = await answered.json().catch((error: unknown) => {
      // Not JSON: a proxy answered. Anything else is a line that broke within the answer.
      if (error instanceof Error && error.name === 'SyntaxError') return null;
      throw isAborted(error) ? error : unreachable();
    });
    return { response: answered, body: parsed };
  });
  if (isOutcome(response.status, body)) open?.close();
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

function isRefusal(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'status' in body && body.status === 'error';
}
