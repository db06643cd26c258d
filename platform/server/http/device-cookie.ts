import { cookieDays } from '@sarn/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';

/** What a call tells of the browser that makes it. */
export interface Device {
  /** Secret of the cookie that scripts cannot read; null when none was sent. Never log it. */
  readonly secret: string | null;
  /** Whether a page of ours makes the call: programs of others keep no cookies. */
  readonly isOwnPage: boolean;
  /** Sends this secret with the answer when the call succeeds; null takes the cookie away. */
  give(secret: string | null): void;
}

/** A device of one call, and what was given to it. */
export interface CallDevice extends Device {
  readonly given: () => string | null | undefined;
}

/** Where the cookie is valid. */
export interface CookiePlace {
  readonly basePath: string;
  readonly publicUrl: string;
}

const cookieName = 'sarn_device';
const saneSecret = /^[\w-]{20,100}$/;

/** The secret in the cookie header of a call or a handshake; null for none. */
export function deviceSecretOf({ cookie }: IncomingHttpHeaders): string | null {
  if (cookie === undefined || cookie.length > 8_000) return null;
  for (const pair of cookie.split(';')) {
    const [name, value = ''] = pair.trim().split('=', 2);
    if (name === cookieName && saneSecret.test(value)) return value;
  }
  return null;
}

/**
 * Whether a page of ours makes the call. Without https browsers send no `Sec-Fetch-Site`, but they
 * name the origin of each POST.
 */
export function isOwnPage(headers: IncomingHttpHeaders, publicUrl: string): boolean {
  const { 'sec-fetch-site': site, origin, host } = headers;
  if (site !== undefined) return site === 'same-origin';
  const from = origin === undefined ? undefined : URL.parse(origin)?.host;
  return from !== undefined && (from === host || from === URL.parse(publicUrl)?.host);
}

/** The device of one call. */
export function deviceOf({ headers }: FastifyRequest, { publicUrl }: CookiePlace): CallDevice {
  let given: string | null | undefined;
  return {
    secret: deviceSecretOf(headers),
    isOwnPage: isOwnPage(headers, publicUrl),
    give: (secret) => {
      given = secret;
    },
    given: () => given,
  };
}

/**
 * Sets or deletes the cookie of a successful answer. Strict: no other site makes a browser send it.
 * `Secure` where this call came by https, so that an agency without https is not locked out.
 */
export function sendCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  device: CallDevice,
  { basePath }: CookiePlace,
): void {
  const given = device.given();
  if (given === undefined) return;
  const age = given === null ? 0 : cookieDays.login * 86_400;
  const parts = [
    `${cookieName}=${given ?? ''}`,
    ...[`Path=${basePath}`, `Max-Age=${age}`, 'HttpOnly', 'SameSite=Strict'],
    ...(request.protocol === 'https' ? ['Secure'] : []),
  ];
  void reply.header('set-cookie', parts.join('; '));
}
