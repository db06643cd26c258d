import { isId, newId } from '@sarn/kernel';
import type { Endpoint } from '@sarn/kernel';
import type { FastifyRequest } from 'fastify';
import type { Logger } from '../log.ts';
import type { Authenticate, CallContext, IsSignedInDevice } from '../module.ts';
import { deviceOf } from './device-cookie.ts';
import type { CallDevice, CookiePlace } from './device-cookie.ts';
import { readAcceptLanguage } from './language.ts';

const saneRequestId = /^[A-Za-z0-9_-]{8,64}$/;

/** The request id that a proxy gave when it has a valid form, else a new one. */
export function requestIdOf(header: unknown): string {
  if (typeof header !== 'string') return newId();
  return saneRequestId.test(header) || isId(header) ? header : newId();
}

/** The bearer token of a request, or null. */
export function tokenOf(request: FastifyRequest): string | null {
  const header = request.headers.authorization;
  const match = header && header.length <= 1_000 ? /^Bearer\s+(\S+)$/i.exec(header) : null;
  return match?.[1] ?? null;
}

/**
 * Number of the newest change of settings: answers carry it and browsers send it back, so that who
 * made a change meets it in every process at the next call.
 */
export const changeHeader = 'sarn-change';

const numberIn = (header: unknown): number =>
  typeof header === 'string' && /^\d{1,15}$/.test(header) ? Number(header) : 0;

/** Who may call. */
export interface Admission {
  readonly authenticate: Authenticate;
  readonly isSignedInDevice: IsSignedInDevice;
  readonly cookie: CookiePlace;
  readonly log: Logger;
  /** The caller has seen the change of settings with this number. */
  readonly metChange: (number: number) => void;
}

/** The context of a call of HTTP. */
export interface HttpContext extends CallContext {
  readonly device: CallDevice;
}

/** Who calls, in which language, from which address. */
export async function readContext(
  request: FastifyRequest,
  { isForImages, access }: Pick<Endpoint, 'isForImages' | 'access'>,
  { authenticate, isSignedInDevice, cookie, log, metChange }: Admission,
): Promise<HttpContext> {
  const token = tokenOf(request);
  const userAgent = (request.headers['user-agent'] ?? '').slice(0, 300);
  const device = deviceOf(request, cookie);
  const deviceSecret = device.secret;
  const seenChange = numberIn(request.headers[changeHeader]);
  const from = { ip: request.ip, userAgent, deviceSecret, seenChange };
  const found = token ? await authenticate(token, from) : null;
  if (found) metChange(seenChange);
  // A public call shows more to those signed in: a program is nobody there.
  const caller = access === 'public' && found?.program ? null : found;
  const isAsked = isForImages && caller === null && deviceSecret !== null;
  const isSignedIn = caller !== null || (isAsked ? await isSignedInDevice(deviceSecret) : false);
  const requestId = request.id;
  let own: Logger | undefined;
  return {
    caller,
    requestId,
    language: readAcceptLanguage(request.headers['accept-language']) ?? caller?.language ?? 'th',
    ip: request.ip,
    userAgent,
    token,
    device,
    isSignedIn,
    // Made when something is logged: most calls log only their one line.
    get log() {
      return (own ??= log.child({ requestId, ...(caller ? { callerId: caller.id } : {}) }));
    },
  };
}
