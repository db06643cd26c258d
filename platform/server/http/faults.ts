import { AppError } from '@sarn/kernel';
import type { Endpoint } from '@sarn/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { outageOf } from '../db/database-fault.ts';
import type { Logger } from '../log.ts';
import type { StorageWatch } from '../storage/storage-watch.ts';
import { maxFieldBytes } from './body.ts';
import { toErrorAnswer } from './catalogue.ts';
import type { Catalogue } from './catalogue.ts';
import { readAcceptLanguage } from './language.ts';
import { tooLarge } from './multipart.ts';

export interface FaultSettings {
  readonly catalogue: Catalogue;
  readonly log: Logger;
  readonly isProduction: boolean;
  /** Told of each call that failed because a disk is full. */
  readonly storage?: StorageWatch | undefined;
}

const fastifyCodes: Readonly<Record<string, string>> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'platform.unsupported-media',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'platform.malformed-request',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'platform.malformed-request',
  FST_ERR_BAD_URL: 'platform.malformed-request',
  FST_ERR_MAX_PARAM_LENGTH: 'platform.not-found',
  FST_ERR_NOT_FOUND: 'platform.not-found',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'platform.malformed-request',
  FST_NO_FORM_DATA: 'platform.malformed-request',
};

/** Raised by a rule of the database itself, with the code of its error as the message. */
const ruleOfDatabase = 'SR001';

const outageCodes = {
  unreachable: 'platform.database-unreachable',
  full: 'platform.storage-full',
} as const;
/** What an administrator has to mend: the log has it. */
const outageSet = new Set<string>([...Object.values(outageCodes), 'platform.program-incomplete']);

/** The expected failure behind an error, or null when it is a server fault. */
function toExpected(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  const { code = '', statusCode } = error as { code?: string; statusCode?: number };
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return tooLarge(maxFieldBytes);
  if (code === ruleOfDatabase) return new AppError((error as Error).message);
  const outage = outageOf(error);
  if (outage) return new AppError(outageCodes[outage]);
  const known = fastifyCodes[code];
  if (known) return new AppError(known);
  const isClientFault = code.startsWith('FST_') && statusCode !== undefined && statusCode < 500;
  return isClientFault ? new AppError('platform.malformed-request') : null;
}

/** Answers any error in one shape; server faults are logged and answered with a request id. */
export function answerError(
  { catalogue, log, isProduction, storage }: FaultSettings,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const facts = { requestId: request.id, route: request.routeOptions?.url };
  const expected = toExpected(error);
  const isTellable = expected !== null && catalogue.has(expected.code);
  const isUndeclared =
    isTellable && !isDeclared(expected.code, request.routeOptions?.config.endpoint);
  if (isUndeclared) {
    log.error({ ...facts, code: expected.code }, 'an endpoint gave a code it does not declare');
  }
  const isOurFault = !isTellable || (isUndeclared && !isProduction);
  if (isOurFault && !isUndeclared) log.error({ ...facts, err: error }, 'unexpected fault');
  noteOutage(expected, { log, storage, facts: { ...facts, err: error } });
  const told = isOurFault ? new AppError('platform.internal', { requestId: request.id }) : expected;
  const answer = toErrorAnswer(told, catalogue, {
    requestId: request.id,
    language:
      readAcceptLanguage(request.headers['accept-language']) ?? request.call?.language ?? 'th',
  });
  request.errorCode = told.code;
  if (told.code === 'platform.too-many-requests') {
    void reply.header('retry-after', String(told.params['seconds']));
  }
  if (told.code === 'platform.unauthenticated') void reply.header('www-authenticate', 'Bearer');
  return reply
    .code(answer.statusCode)
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify(answer.body));
}

/** An outage is answered with its sentence; the log keeps what the system said. */
function noteOutage(
  expected: AppError | null,
  { log, storage, facts }: Pick<FaultSettings, 'log' | 'storage'> & { readonly facts: object },
): void {
  if (expected?.code === outageCodes.full) storage?.noteFull();
  if (expected && outageSet.has(expected.code)) log.error(facts, 'the system cannot store or read');
}

function isDeclared(code: string, endpoint: Endpoint | undefined): boolean {
  return !endpoint || code.startsWith('platform.') || endpoint.errors.includes(code);
}
