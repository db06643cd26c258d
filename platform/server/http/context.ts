import { isId, newId } from '@sarn/kernel';
import type { FastifyRequest } from 'fastify';
import type { Logger } from '../log.ts';
import type { Authenticate, CallContext } from '../module.ts';
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

/** Who calls, in which language, from which address. */
export async function readContext(
  request: FastifyRequest,
  authenticate: Authenticate,
  log: Logger,
): Promise<CallContext> {
  const token = tokenOf(request);
  const userAgent = (request.headers['user-agent'] ?? '').slice(0, 300);
  const caller = token ? await authenticate(token, { ip: request.ip, userAgent }) : null;
  const requestId = request.id;
  let own: Logger | undefined;
  return {
    caller,
    requestId,
    language: readAcceptLanguage(request.headers['accept-language']) ?? caller?.language ?? 'th',
    ip: request.ip,
    userAgent,
    token,
    // Made when something is logged: most calls log only their one line.
    get log() {
      return (own ??= log.child({ requestId, ...(caller ? { callerId: caller.id } : {}) }));
    },
  };
}
