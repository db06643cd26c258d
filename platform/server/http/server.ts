import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import Fastify from 'fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Socket } from 'node:net';
import { constants } from 'node:zlib';
import { AppError } from '@sarn/kernel';
import type { Endpoint } from '@sarn/kernel';
import type { Clock } from '../clock.ts';
import type { Database, Tx } from '../db/database.ts';
import type { Logger } from '../log.ts';
import type { HttpMetrics } from '../metrics/http-metrics.ts';
import { addMetrics } from '../metrics/metrics-page.ts';
import type { MetricsOptions } from '../metrics/metrics-page.ts';
import type { Authenticate, IsSignedInDevice, PlatformConfig, ServerModule } from '../module.ts';
import { decodeText, maxFieldBytes, parseForm, parseJson } from './body.ts';
import { mergeCatalogues, platformCatalogue } from './catalogue.ts';
import type { Catalogue } from './catalogue.ts';
import { answerClientError, refuseOnSocket } from './client-error.ts';
import { requestIdOf } from './context.ts';
import { answerError } from './faults.ts';
import type { FaultSettings } from './faults.ts';
import { askBeforeLogout, isForeignLogout } from './force-logout.ts';
import { addHealth } from './health.ts';
import type { Health } from './health.ts';
import { createRateLimiter } from './rate-limit.ts';
import { addRoutes } from './routes.ts';
import { addSecurityHeaders } from './security.ts';
import { usualPatience, watchBodies } from './stalled-bodies.ts';
import type { BodyPatience } from './stalled-bodies.ts';
import { createUploadsAtOnce } from './uploads-at-once.ts';
import { addWeb, indexSender } from './web.ts';
import type { PageBrand } from './web.ts';
import './request.ts';

/** The server as the composition uses it. */
export type HttpServer = FastifyInstance;

export interface HttpOptions {
  readonly config: Pick<PlatformConfig, 'basePath' | 'publicUrl' | 'isProduction'>;
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly authenticate: Authenticate;
  /** Nobody is known by a cookie when left out. */
  readonly isSignedInDevice?: IsSignedInDevice | undefined;
  readonly modules: readonly ServerModule[];
  /** Number of the newest change of settings that this process knows. */
  readonly newestChange?: () => number;
  /** A caller has seen the change with this number. */
  readonly metChange?: (number: number) => void;
  /** Tells open pages that settings changed; nobody when left out. */
  readonly settingsChanged?: (what: string) => void;
  /** Announces it to all processes; to nobody when left out. */
  readonly announceSettings?: (tx: Tx) => Promise<void>;
  readonly health: Health;
  /** What is measured, and who may ask; calls are not counted when left out. */
  readonly metrics?: MetricsOptions;
  /** Folder of the browser build; without it only the API is served. */
  readonly webFolder: string;
  /** Name and icon of the tab, where they differ from those of the build. */
  readonly brand?: PageBrand | undefined;
  /** Off for measurements only. */
  readonly hasRateLimits?: boolean;
  /** How long a caller may take to send; for tests. */
  readonly patience?: HttpPatience | undefined;
  /** More routes of the composition (documents, caught mail), registered before the pages. */
  readonly extend?: (http: FastifyInstance) => Promise<void>;
}

/** How slowly a call may arrive. */
export interface HttpPatience {
  /** For the headers of a call, from the first byte of its connection on. */
  readonly headersMs: number;
  readonly body: BodyPatience;
}

const patient: HttpPatience = { headersMs: 20_000, body: usualPatience };
/** A connection over which nothing moves, also one whose answer is not read. */
const idleConnectionMs = 300_000;

/**
 * An answer of up to 64 kB is compressed in one call: a stream for each, which the library makes of more than 4 to
 * 8 kB, takes twice the processor (300 for 160 µs of a page of 28 kB) and memory of its own to be collected.
 * Of a page of a register of 41 kB the next quality of brotli (4) saves 240 bytes more for 280 and not 170 µs, the usual one of
 * gzip (6) 760 bytes for 385 and not 120 µs.
 */
const defaultCompression = {
  ...{ threshold: 1_024, syncThreshold: 65_536 },
  encodings: ['br', 'gzip'] as ('br' | 'gzip')[],
  zlibOptions: { level: 3 },
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } },
};

/** The HTTP server of all modules, not yet listening. */
export async function buildHttp(options: HttpOptions): Promise<FastifyInstance> {
  const { config, log } = options;
  const catalogue = mergeCatalogues([
    platformCatalogue,
    ...options.modules.map((module) => module.errors),
  ]);
  const faults: FaultSettings = {
    catalogue,
    log,
    isProduction: config.isProduction,
    storage: options.health.storage,
  };
  const { headersMs, body } = options.patience ?? patient;
  const http = createFastify(faults, headersMs);
  watchStalled(http, catalogue, body);
  addLogLine(http, log, options.metrics?.http);
  addBodyReaders(http, options.modules);
  http.setErrorHandler((error, request, reply) => answerError(faults, error, request, reply));
  await addSecurityHeaders(http, config.publicUrl.startsWith('https:'));
  await http.register(compress, defaultCompression);
  await http.register(multipart, { throwFileSizeLimit: false, defParamCharset: 'utf8' } as object);
  addRoutes(
    http,
    `${config.basePath}api`,
    options.modules.flatMap((module) => module.routes),
    {
      db: options.db,
      log,
      authenticate: options.authenticate,
      isSignedInDevice: options.isSignedInDevice ?? (async () => false),
      cookie: config,
      uploads: createUploadsAtOnce(),
      newestChange: options.newestChange ?? (() => 0),
      metChange: options.metChange ?? (() => undefined),
      settingsChanged: options.settingsChanged ?? (() => undefined),
      announceSettings: options.announceSettings ?? (async () => undefined),
      isClosed: closedBy(options.modules),
      limiter: options.hasRateLimits === false ? null : createRateLimiter(options.db.pool),
    },
  );
  addHealth(http, config.basePath, options.db, options.health);
  if (options.metrics) {
    addMetrics(http, config.basePath, { ...options.metrics, db: options.db, log });
  }
  await options.extend?.(http);
  await addPages(http, options, faults);
  return http;
}

/** Whether one of the modules has switched the calls of an endpoint off. */
const closedBy = (modules: readonly ServerModule[]) => {
  const gates = modules.flatMap(({ isClosed }) => (isClosed ? [isClosed] : []));
  return async (endpoint: Endpoint): Promise<boolean> => {
    for (const isClosed of gates) if (await isClosed(endpoint)) return true;
    return false;
  };
};

function createFastify(faults: FaultSettings, headersMs: number): FastifyInstance {
  const http = Fastify({
    logger: false,
    bodyLimit: maxFieldBytes,
    genReqId: (raw) => requestIdOf(raw.headers['x-request-id']),
    requestIdHeader: false,
    connectionTimeout: idleConnectionMs,
    http: {
      headersTimeout: headersMs,
      connectionsCheckingInterval: Math.min(5_000, headersMs),
    },
    // Addresses in headers are accepted only from a reverse proxy on this server.
    trustProxy: 'loopback',
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 400, querystringParser: () => ({}) },
    clientErrorHandler: (error, socket) => answerClientError(faults.catalogue, error, socket),
    frameworkErrors: (error, request, reply) => {
      void answerError(faults, error, request, reply);
    },
  });
  http.decorateRequest('call', null);
  http.decorateRequest('errorCode', null);
  http.decorateRequest('startedAt', 0);
  http.decorateRequest('signedBytes', null);
  return http;
}

function watchStalled(http: FastifyInstance, catalogue: Catalogue, patience: BodyPatience): void {
  const refuse = (socket: Socket): void =>
    refuseOnSocket(catalogue, new AppError('platform.too-slow'), socket);
  // Socket.IO has replaced the listeners of the server by then.
  http.server.once('listening', () => {
    const stop = watchBodies(http.server, refuse, patience);
    http.server.once('close', stop);
  });
}

/** One log line per request: route pattern instead of the address, no body, no name. */
function addLogLine(http: FastifyInstance, log: Logger, metrics: HttpMetrics | undefined): void {
  http.addHook('onRequest', async (request, reply) => {
    request.startedAt = performance.now();
    void reply.header('x-request-id', request.id);
  });
  http.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? '(none)';
    const seconds = (performance.now() - request.startedAt) / 1_000;
    metrics?.note({ route, code: reply.statusCode, seconds });
    const facts = {
      requestId: request.id,
      method: request.method,
      route,
      status: reply.statusCode,
      ms: Math.round(seconds * 10_000) / 10,
      ...(request.call?.caller ? { callerId: request.call.caller.id } : {}),
      ...(request.errorCode ? { code: request.errorCode } : {}),
    };
    log.info(facts, 'request');
  });
}

function addBodyReaders(http: FastifyInstance, modules: readonly ServerModule[]): void {
  const readers = {
    'application/json': parseJson,
    'application/x-www-form-urlencoded': parseForm,
  };
  http.removeAllContentTypeParsers();
  for (const [type, read] of Object.entries(readers)) {
    http.addContentTypeParser(
      type,
      { parseAs: 'buffer' },
      async (request: FastifyRequest, bytes: Buffer) => {
        // A signed body is parsed only after its signature was checked.
        const { endpoint } = request.routeOptions.config;
        if (endpoint?.rawBody) throw new AppError('platform.unsupported-media');
        if (endpoint?.body !== 'signed') return read(decodeText(bytes));
        request.signedBytes = bytes;
        return {};
      },
    );
  }
  addRawReaders(http, modules);
}

/** Bodies of standards that are neither JSON nor a form, for the calls that say so and for no other. */
function addRawReaders(http: FastifyInstance, modules: readonly ServerModule[]): void {
  const raw = modules.flatMap(({ routes }) =>
    routes.flatMap(({ endpoint }) => endpoint.rawBody ?? []),
  );
  for (const { type, maxBytes } of new Map(raw.map((one) => [one.type, one])).values()) {
    http.addContentTypeParser(
      type,
      { parseAs: 'buffer', bodyLimit: maxBytes },
      async (request: FastifyRequest, bytes: Buffer) => {
        if (request.routeOptions.config.endpoint?.rawBody?.type !== type) {
          throw new AppError('platform.unsupported-media');
        }
        return { body: bytes.toString('base64') };
      },
    );
  }
}

/** Every other GET below the base is a page of the browser build; below the API it is an error. */
async function addPages(
  http: FastifyInstance,
  { config, webFolder, brand }: HttpOptions,
  faults: FaultSettings,
): Promise<void> {
  const { basePath, isProduction } = config;
  const web = { basePath, folder: webFolder, isRereading: !isProduction, brand };
  const sendIndex = indexSender(web);
  await addWeb(http, web);
  const isPage = (path: string): boolean =>
    path.startsWith(config.basePath) &&
    !/^(?:api|docs|socket\.io|dev\/mail)(?:\/|$)/.test(path.slice(config.basePath.length));
  http.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const isFile = /\.[a-z0-9]{2,5}$/i.test(path);
    if (sendIndex && isRead && isPage(path) && !isFile) {
      const isAsked = isForeignLogout(request.url, request.headers);
      return isAsked ? askBeforeLogout(request, reply) : sendIndex(reply);
    }
    if (isRead && `${path}/` === config.basePath) return reply.redirect(config.basePath);
    return answerError(faults, new AppError('platform.not-found'), request, reply);
  });
}
