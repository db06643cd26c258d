import type { z } from 'zod';
import { readStored } from '../storage.ts';
import { networkError, toApiError } from './api-error.ts';
import { noteBusy } from '../busy/busy.ts';
import { lineWatch } from './line-watch.ts';
import type { Answer, Callable } from './client.ts';
import { apiUrl, commonHeaders, fillPath, toEntries } from './request.ts';
import type { Fields } from './request.ts';
import { isOutcome, openSend } from './open-sends.ts';
import { noteUnauthenticated } from './session.ts';

export interface UploadProgress {
  /** Bytes sent so far, of `totalBytes`. */
  readonly sentBytes: number;
  readonly totalBytes: number;
}

export interface UploadOptions {
  readonly onProgress?: ((progress: UploadProgress) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
  readonly idempotencyKey?: string | undefined;
}

/** A multipart form: fields written as in every call, files under their field names. */
export function toForm(fields: Fields, files: Readonly<Record<string, File | File[]>>): FormData {
  const form = new FormData();
  // Fields before files: the server may then decide before the bytes arrive.
  for (const [name, value] of toEntries(fields)) form.append(name, value);
  for (const [name, value] of Object.entries(files)) {
    for (const file of Array.isArray(value) ? value : [value]) form.append(name, file, file.name);
  }
  return form;
}

/**
 * Sends a `multipart` endpoint and reports its progress. Never retried by itself.
 *
 * @param path values for `:name` parts of the endpoint's path, if it has any
 * @throws ApiError when refused or unreachable; AbortError when cancelled
 */
export function upload<I extends z.ZodType, O extends z.ZodType>(
  endpoint: Callable<I, O>,
  form: FormData,
  options: UploadOptions = {},
  path: Fields = {},
): Promise<z.output<O> & Answer> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const token = readStored('sarn_token');
    const address = fillPath(endpoint.path, path).path;
    const open = openSend(endpoint, contentOf(address, form), options.idempotencyKey);
    request.open(endpoint.method, apiUrl(address));
    const headers = commonHeaders(open?.key ?? options.idempotencyKey);
    for (const [name, value] of Object.entries(headers)) {
      request.setRequestHeader(name, value);
    }
    request.upload.onprogress = ({ loaded, total }) =>
      options.onProgress?.({ sentBytes: loaded, totalBytes: total });
    request.onerror = () => {
      lineWatch().doubt();
      reject(networkError());
    };
    request.onabort = () => reject(new DOMException('', 'AbortError'));
    request.onload = () => {
      if (request.status === 401 && endpoint.access !== 'public') noteUnauthenticated(token);
      const body = parsed(request.responseText);
      if (isOutcome(request.status, body)) open?.close();
      const isRefused = (body as { status?: unknown } | null)?.status === 'error';
      if (request.status < 300 && !isRefused) resolve(body as z.output<O> & Answer);
      else reject(toApiError(request.status, body, request.getResponseHeader('x-request-id')));
    };
    if (options.signal?.aborted) return request.onabort(new ProgressEvent('abort'));
    options.signal?.addEventListener('abort', () => request.abort());
    noteBusy('calls', 1);
    request.onloadend = () => noteBusy('calls', -1);
    request.send(form);
  });
}

/** What is sent, as text: files by what tells them apart without reading them. */
function contentOf(address: string, form: FormData): string {
  const entries = [...form].map(([name, value]) =>
    value instanceof File
      ? [name, value.name, value.size, value.lastModified, value.type]
      : [name, value],
  );
  return JSON.stringify([address, entries]);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
