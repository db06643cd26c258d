import { AppError } from '@sarn/kernel';
import type { Endpoint } from '@sarn/kernel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callOrigin } from '../audit/call-origin.ts';
import type { CallOrigin } from '../audit/call-origin.ts';
import type { Database, Tx } from '../db/database.ts';
import type {
  Caller,
  CallContext,
  CallingProgram,
  FileSink,
  KeptWith,
  QueryRun,
  Route,
  SignedContext,
  SignedDelivery,
} from '../module.ts';
import { holdsEverywhere } from '../caller.ts';
import { sendBinary } from './binary.ts';
import { checkFields, maxFieldBytes, parseForm } from './body.ts';
import type { Fields } from './body.ts';
import { readKey, runCommand, runInSteps } from './command.ts';
import type { CommandAnswer } from './command.ts';
import { readContext } from './context.ts';
import type { Admission, HttpContext } from './context.ts';
import { changeHeader } from './context.ts';
import { sendCookie } from './device-cookie.ts';
import { readAsked, readInput, readOutput } from './input.ts';
import { discard, readMultipart, tooLarge } from './multipart.ts';
import { rateLimitOf } from './rate-limit.ts';
import type { RateLimiter } from './rate-limit.ts';
import type { UploadsAtOnce } from './uploads-at-once.ts';

export interface RouteSettings extends Admission {
  readonly db: Database;
  /** Null switches limits off (measurements only). */
  readonly limiter: RateLimiter | null;
  readonly uploads: UploadsAtOnce;
  /** Number of the newest change of settings that is known here. */
  readonly newestChange: () => number;
  /** Tells open pages that settings changed, after the commit. */
  readonly settingsChanged: (what: string) => void;
  /** Announces it to all processes, in the transaction of the change. */
  readonly announceSettings: (tx: Tx) => Promise<void>;
  /** Whether the calls of this endpoint are switched off with their menu or module. */
  readonly isClosed: (endpoint: Endpoint) => Promise<boolean>;
}

interface Call {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly fields: Fields;
  readonly input: unknown;
  readonly context: HttpContext;
  readonly files: readonly unknown[];
}

/** Registers every route, under its path and its old paths. */
export function addRoutes(
  http: FastifyInstance,
  prefix: string,
  routes: readonly Route[],
  settings: RouteSettings,
): void {
  for (const route of routes) {
    const { endpoint } = route;
    for (const path of [endpoint.path, ...(endpoint.alsoAt ?? [])]) {
      http.route({
        method: endpoint.method,
        url: `${prefix}${path}`,
        config: { endpoint },
        onRequest: async (request) => admit(request, endpoint, settings),
        preParsing: async (request, _reply, payload) => {
          assertSize(request, route);
          return payload;
        },
        handler: async (request, reply) =>
          callOrigin.run(originOf(request), () => answer(request, reply, route, settings)),
      });
    }
  }
}

function originOf(request: FastifyRequest): CallOrigin {
  return { ip: request.ip, requestId: request.id, callerId: request.call?.caller?.id ?? null };
}

/** Before the body is read: who calls, and whether that person may call this at all. */
async function admit(
  request: FastifyRequest,
  endpoint: Endpoint,
  settings: RouteSettings,
): Promise<void> {
  const context = await readContext(request, endpoint, settings);
  request.call = context;
  if (endpoint.access === 'public') {
    // Settings that the call looks at are as of the newest change.
    await settings.isClosed(endpoint);
    return;
  }
  if (!context.caller) throw new AppError('platform.unauthenticated');
  if (context.caller.program) return admitProgram(context.caller.program, endpoint, settings);
  if (!isHeld(context.caller, endpoint)) throw missing(context.caller, endpoint.access);
  if (await settings.isClosed(endpoint)) {
    throw new AppError('platform.forbidden', { closed: endpoint.path });
  }
}

/** The refusal of who lacks a permission: its code stands in the description of the call as well. */
const missing = (caller: Caller, permission: string): AppError =>
  new AppError('platform.forbidden', {
    permission,
    ...(caller.permissions.has(permission) && { held: 'in-part' }),
  });

/** Whether the caller holds the permission of a call, as far as the call needs it to reach. */
function isHeld(caller: Caller, { access, hasScopes }: Endpoint): boolean {
  if (access === 'session') return true;
  return hasScopes === true ? caller.permissions.has(access) : holdsEverywhere(caller, access);
}

/** SETTINGS §5: calls of one program in a minute. */
const programLimit = { max: 60, perSeconds: 60 } as const;

/** A program may make the calls of its scopes, and no other. */
async function admitProgram(
  { id, scopes }: CallingProgram,
  endpoint: Endpoint,
  { limiter }: RouteSettings,
): Promise<void> {
  await limiter?.check('program', programLimit, { from: id, fields: {} });
  const [first, ...others] = endpoint.scopes ?? [];
  if (first === undefined) throw new AppError('platform.not-for-programs');
  if (![first, ...others].some((scope) => scopes.has(scope))) {
    throw new AppError('platform.no-scope', { scope: first });
  }
}

/**
 * Refuses a call whose announced length is too large before its body is read. The reader of the
 * body would close the connection while the caller still sends, and the answer would be lost.
 */
function assertSize(request: FastifyRequest, route: Route): void {
  const length = Number(request.headers['content-length'] ?? 0);
  if (route.kind !== 'upload') {
    const most = route.endpoint.rawBody?.maxBytes ?? maxFieldBytes;
    if (length > most) throw tooLarge(most);
    return;
  }
  const most = route.sink.maxBytes * route.sink.maxFiles + 2_000_000;
  if (length > most) throw tooLarge(route.sink.maxBytes);
}

/** Uploads of one session that are still arriving are bounded. */
async function answer(
  request: FastifyRequest,
  reply: FastifyReply,
  route: Route,
  settings: RouteSettings,
): Promise<FastifyReply> {
  const work = () => serve(request, reply, route, settings);
  if (route.kind !== 'upload') return work();
  return settings.uploads.hold(request.call?.caller?.sessionId, work);
}

async function serve(
  request: FastifyRequest,
  reply: FastifyReply,
  route: Route,
  settings: RouteSettings,
): Promise<FastifyReply> {
  const context = request.call;
  if (!context) throw new Error(`No context for ${route.endpoint.path}`);
  const sink = route.kind === 'upload' ? route.sink : null;
  // Files are stored while they arrive: a call over its limit is refused before.
  if (sink) await limit(route.endpoint, context, {}, settings);
  const { body, files } = await readBody(request, sink, context);
  try {
    const parts = checkFields(request.params as Fields);
    const fields: Fields = { ...readQuery(request), ...body, ...parts };
    if (!sink) await limit(route.endpoint, context, fields, settings);
    const call = { request, reply, context, files };
    return await run(route, { ...call, fields }, settings, sink);
  } catch (error) {
    await discard(sink, files);
    throw error;
  }
}

async function run(
  route: Route,
  call: Omit<Call, 'input'>,
  settings: RouteSettings,
  sink: FileSink<unknown> | null,
): Promise<FastifyReply> {
  const { request, reply, context, fields, files } = call;
  const { endpoint } = route;
  const sendSuccess = (output: object) => succeed(call, settings, output);
  if (route.kind === 'stream') {
    const input = readAsked(endpoint, fields);
    return sendBinary(request, reply, await route.run(input as never, context as never));
  }
  if (route.kind === 'webhook') {
    const output = await route.run(deliveryOf(request), context);
    return sendSuccess(readOutput(endpoint.output, output, endpoint.path));
  }
  if (route.kind === 'query') {
    const input = readAsked(endpoint, fields);
    const output = await route.run(input as never, context as never);
    return sendSuccess(readOutput(endpoint.output, output, endpoint.path));
  }
  const { response, isReplay } = await carryOut(route, call, settings);
  if (isReplay) {
    await discard(sink, files);
    void reply.header('idempotent-replay', 'true');
  }
  return sendSuccess(response);
}

type Change = Extract<Route, { readonly kind: 'command' | 'upload' | 'steps' }>;

/** Carries a command out, or answers a repeat of it. */
function carryOut(
  route: Change,
  { request, context, fields, files }: Omit<Call, 'input'>,
  { db, settingsChanged, announceSettings }: RouteSettings,
): Promise<CommandAnswer> {
  const { endpoint } = route;
  const { changesSettings, path } = endpoint;
  const sentKey = readKey(request.headers['idempotency-key'], fields);
  const input = readInput(endpoint.input, fields);
  const answerOf = async (made: Promise<unknown>): Promise<object> =>
    readOutput(endpoint.output, await made, path);
  const told = (): void => {
    if (changesSettings !== undefined) settingsChanged(changesSettings);
  };
  const sent = {
    ...{ caller: context.caller, path, input, key: endpoint.takesNoKey ? null : sentKey },
    again: againOf(route, (read) => answerOf(read(input as never, context as never))),
  };
  if (route.kind === 'steps') {
    return runInSteps(db, sent, async (keep) => {
      const kept: KeptWith = async (tx, made) => keep(tx, await answerOf(Promise.resolve(made)));
      const output = await answerOf(route.run(input as never, context as never, kept as never));
      told();
      return output;
    });
  }
  return runCommand(db, sent, async (tx) => {
    const made = route.run(input as never, context as never, tx, files as never[]);
    const output = await answerOf(made);
    if (changesSettings !== undefined) await announceSettings(tx);
    tx.afterCommit(told);
    return output;
  });
}

/** Null where the answer is kept. */
function againOf(
  { endpoint: { keepsNoAnswer }, again }: Change,
  read: (run: QueryRun) => Promise<object>,
): (() => Promise<object>) | null {
  if (keepsNoAnswer === undefined) return null;
  return async () => {
    if (again) return read(again);
    throw new AppError(keepsNoAnswer);
  };
}

function deliveryOf(request: FastifyRequest): SignedDelivery {
  return {
    bytes: request.signedBytes ?? Buffer.alloc(0),
    header: (name) => {
      const value = request.headers[name];
      return typeof value === 'string' ? value : '';
    },
  };
}

function succeed(
  { request, reply, context }: Omit<Call, 'input'>,
  { cookie, newestChange }: RouteSettings,
  output: object,
): FastifyReply {
  sendCookie(request, reply, context.device, cookie);
  const change = newestChange();
  if (change > 0) void reply.header(changeHeader, String(change));
  return reply
    .header('content-type', 'application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify({ status: 'success', message: '', ...output }));
}

async function readBody(
  request: FastifyRequest,
  sink: FileSink<unknown> | null,
  context: CallContext,
): Promise<{ body: Fields; files: readonly unknown[] }> {
  if (request.isMultipart()) {
    const signed = context.caller ? (context as SignedContext) : null;
    const { fields, files } = await readMultipart(request, sink, signed);
    return { body: fields, files };
  }
  return { body: (request.body ?? {}) as Fields, files: [] };
}

function readQuery(request: FastifyRequest): Fields {
  const cut = request.url.indexOf('?');
  return cut < 0 ? {} : parseForm(request.url.slice(cut + 1));
}

async function limit(
  endpoint: Endpoint,
  context: CallContext,
  fields: Fields,
  { limiter }: RouteSettings,
): Promise<void> {
  const most = rateLimitOf(endpoint);
  if (!limiter || !most) return;
  await limiter.check(endpoint.path, most, {
    from: context.caller?.id ?? context.ip,
    fields,
  });
}
