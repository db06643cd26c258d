import type { HttpMethod } from '@sarn/kernel';
import { acceptLanguage } from './early-answers.ts';
import type { EarlyCall } from './early-answers.ts';
import { readStored } from '../storage.ts';
import { currentLanguage } from '../words/language.ts';

export type Fields = Readonly<Record<string, unknown>>;

/** Address of an API path below `<base href>`, e.g. `/verify` → `/sarn/api/verify`. */
export function apiUrl(path: string): URL {
  return new URL(`api${path}`, document.baseURI);
}

/** Path with its `:name` parts filled, and the fields that were not used for it. */
export function fillPath(path: string, input: Fields): { path: string; rest: Fields } {
  const rest: Record<string, unknown> = { ...input };
  const filled = path.replace(/:(\w+)/g, (_whole, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value ?? ''));
  });
  return { path: filled, rest };
}

/**
 * Fields as form entries: lists as `NAME[]`, objects and lists of objects as JSON, null as empty
 * text, undefined left out. An empty list is `[]`, because a form cannot express it otherwise.
 */
export function toEntries(fields: Fields): [string, string][] {
  return Object.entries(fields).flatMap(([name, value]): [string, string][] => {
    if (value === undefined) return [];
    if (!Array.isArray(value) || value.length === 0 || value.some(isObject)) {
      return [[name, toText(value)]];
    }
    return value.map((item): [string, string] => [`${name}[]`, toText(item)]);
  });
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

function toText(value: unknown): string {
  if (value === null) return '';
  return isObject(value) ? JSON.stringify(value) : String(value);
}

/** Number of the newest change of settings that an answer carried; sent back with each call. */
let seenChange = 0;

/** Notes what an answer carries: the next call is then answered by the settings after that change. */
export function noteChange(answer: Headers): void {
  seenChange = Math.max(seenChange, Number(answer.get('sarn-change') ?? 0) || 0);
}

/** Headers of every call; the token only when there is one. */
export function commonHeaders(idempotencyKey?: string): Record<string, string> {
  const token = readStored('sarn_token');
  return {
    Accept: 'application/json',
    'Accept-Language': acceptLanguage[currentLanguage()],
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
    ...(seenChange > 0 ? { 'Sarn-Change': String(seenChange) } : {}),
    ...(idempotencyKey ? { 'Idempotency-Key': idempotencyKey } : {}),
  };
}

export interface RequestShape {
  readonly method: HttpMethod;
  readonly path: string;
}

/** The request for an endpoint: query string for GET, form-urlencoded body for POST. */
export function toRequest(
  shape: RequestShape,
  input: Fields,
  options: { signal?: AbortSignal | undefined; idempotencyKey?: string | undefined },
): { url: URL; init: RequestInit & EarlyCall } {
  const { path, rest } = fillPath(shape.path, input);
  const url = apiUrl(path);
  const form = new URLSearchParams(toEntries(rest));
  const init: RequestInit & EarlyCall = {
    method: shape.method,
    headers: commonHeaders(options.idempotencyKey),
    signal: options.signal ?? null,
  };
  if (shape.method === 'GET') url.search = form.toString();
  else init.body = form;
  return { url, init };
}
