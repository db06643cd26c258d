import { fileURLToPath } from 'node:url';
import type { AddressInfo } from 'node:net';
import {
  addDocs,
  addMailPage,
  buildHttp,
  createPlatform,
  createStorageWatch,
  diskProbe,
  migrate,
  openDatabase,
  platformMetrics,
  systemClock,
  settingsTopic,
  tellChangeToAll,
} from '@sarn/platform-server';
import type {
  Clock,
  Database,
  DocsAccess,
  HttpPatience,
  HttpServer,
  Logger,
  Platform,
  PlatformConfig,
  PlatformParts,
} from '@sarn/platform-server';
import { addFirstRunAddress } from './first-run-address.ts';
import { migrationsOf } from './migrations-of.ts';
import { composeModules } from './modules.ts';
import type { ModuleSettings } from './module-settings.ts';
import type { Composition, Services } from './modules.ts';
import { addOldAddresses } from './old-addresses.ts';
import { describeModules } from './openapi.ts';
import { usualPipelinedConnections } from './usual-connections.ts';

export interface AppOptions {
  readonly config: PlatformConfig;
  /** Address of the database. Never log it. */
  readonly databaseUrl: string;
  readonly log: Logger;
  readonly clock?: Clock;
  /** Folder of the browser build; `apps/web/dist` when left out. */
  readonly webFolder?: string;
  /** Connections of the pool; 10 when left out. */
  readonly maxConnections?: number;
  /** Connections that short reads share; 4 when left out, 0 for none. */
  readonly pipelinedConnections?: number;
  /** Off for measurements and journeys that sign in very often. */
  readonly hasRateLimits?: boolean;
  /** How slowly a call may arrive; for tests. */
  readonly patience?: HttpPatience;
  /** How often schedules of jobs are looked at, never with 0; for tests. */
  readonly scheduleSeconds?: number;
  /** Settings that modules get from the environment; none when left out. */
  readonly settings?: ModuleSettings;
  /** What `/metrics` asks for; without it there is no such page. Never log it. */
  readonly metricsToken?: string | null;
  /** Who may read the API document; in production those signed in, when left out. */
  readonly docs?: DocsAccess;
  /** Other modules than those of modules.ts, for tests of the composition itself. */
  readonly compose?: (platform: Platform) => Composition;
}

/** A whole server on a migrated database, with its jobs running; not yet listening. */
export interface App {
  readonly platform: Platform;
  readonly services: Services;
  /** How many migrations were applied at this start. */
  readonly migrated: number;
  /** @returns the address it listens on, without a slash at the end */
  listen(port: number, host: string): Promise<string>;
  /** A call without a socket, for tests. */
  readonly inject: HttpServer['inject'];
  /** Resolves when due background jobs and the work after a commit are done. For tests. */
  settled(): Promise<void>;
  /** Finishes the calls in flight, then stops every part; safe to call twice. */
  close(): Promise<void>;
}

const webBuild = fileURLToPath(new URL('../web/dist', import.meta.url));
const inFlightMs = 15_000;

/** @throws MigrationError, or the database's error when it cannot be reached; nothing stays open */
export async function createApp(options: AppOptions): Promise<App> {
  const { config, databaseUrl, log, maxConnections, scheduleSeconds } = options;
  const connections = options.pipelinedConnections ?? usualPipelinedConnections;
  const size = maxConnections ? { max: maxConnections } : {};
  const db = openDatabase(databaseUrl, { log, connections, ...size });
  const clock = options.clock ?? systemClock;
  const parts = createPlatform({ config, db, databaseUrl, clock, log, scheduleSeconds });
  const compose = options.compose ?? ((made) => composeModules(made, options.settings));
  const composition = compose(parts.platform);
  const stops: (() => Promise<void>)[] = [() => db.close()];
  const state = { isServing: false };
  try {
    const migrated = await migrate(db, migrationsOf(composition.modules), log);
    for (const module of composition.modules) {
      await module.start?.();
      if (module.stop) stops.unshift(() => module.stop?.() ?? Promise.resolve());
    }
    stops.unshift(() => parts.announcements.stop());
    await parts.announcements.start();
    stops.unshift(() => parts.trail.stop());
    stops.unshift(() => parts.jobs.stop());
    const http = await openHttp(options, db, clock, parts, composition, state);
    stops.unshift(() => closeHttp(http, parts));
    const jobs = [...parts.ownJobs, ...composition.modules.flatMap((module) => module.jobs ?? [])];
    await parts.jobs.start(jobs, !options.config.isScaledOut);
    parts.trail.start();
    state.isServing = true;
    return toApp(parts, composition, http, state, stops, migrated);
  } catch (error) {
    await runAll(stops);
    throw error;
  }
}

async function openHttp(
  options: AppOptions,
  db: Database,
  clock: Clock,
  parts: PlatformParts,
  composition: Composition,
  state: { isServing: boolean },
): Promise<HttpServer> {
  const { config, log } = options;
  const http = await buildHttp({
    config,
    db,
    clock,
    log,
    authenticate: composition.authenticate,
    isSignedInDevice: composition.isSignedInDevice,
    modules: composition.modules,
    newestChange: parts.announcements.newest,
    metChange: parts.announcements.meet,
    settingsChanged: (id) => tellChangeToAll(parts.live, { kind: 'settings', id }),
    announceSettings: (tx) => parts.announcements.announce(tx, settingsTopic),
    health: {
      isServing: () => state.isServing,
      storage: createStorageWatch(diskProbe(config.dataDir, db), { clock, log }),
    },
    metrics: {
      token: options.metricsToken ?? null,
      http: parts.platform.calls,
      sources: [
        ...platformMetrics(config.dataDir),
        ...composition.modules.flatMap((module) => module.metrics ?? []),
      ],
    },
    webFolder: options.webFolder ?? webBuild,
    brand: composition.brand,
    hasRateLimits: options.hasRateLimits ?? true,
    patience: options.patience,
    extend: async (server) => {
      addOldAddresses(server, config.basePath);
      const { isSetupOpen } = composition;
      if (isSetupOpen) addFirstRunAddress(server, config.basePath, isSetupOpen);
      const describe = () => describeModules(composition.modules, config.basePath);
      await addDocs(server, config.basePath, describe, docsOf(options), composition);
      if (!config.isProduction) addMailPage(server, config.basePath, config.dataDir);
    },
  });
  await http.ready();
  parts.live.attach(http.server, composition.authenticate);
  return http;
}

/** Open where nobody works in earnest. */
function docsOf({ docs, config }: AppOptions): DocsAccess {
  return docs ?? (config.isProduction ? 'signed-in' : 'open');
}

/** Takes no new calls, ends the sockets, lets calls in flight end for fifteen seconds. */
async function closeHttp(http: HttpServer, { live }: PlatformParts): Promise<void> {
  live.disconnect();
  // A kept-alive connection whose last call ends during the stop would delay the stop.
  const idle = setInterval(() => http.server.closeIdleConnections(), 100);
  const cut = setTimeout(() => http.server.closeAllConnections(), inFlightMs);
  await http.close();
  clearTimeout(cut);
  clearInterval(idle);
  await live.close();
}

function toApp(
  { platform, jobs }: PlatformParts,
  composition: Composition,
  http: HttpServer,
  state: { isServing: boolean },
  stops: readonly (() => Promise<void>)[],
  migrated: number,
): App {
  let closing: Promise<void> | undefined;
  return {
    platform,
    services: composition.services,
    migrated,
    async listen(port, host) {
      await http.listen({ port, host });
      const { port: taken } = http.server.address() as AddressInfo;
      return `http://${host.includes(':') ? `[${host}]` : host}:${taken}`;
    },
    inject: http.inject.bind(http),
    async settled() {
      await jobs.settled();
      for (const module of composition.modules) await module.settled?.();
    },
    close() {
      state.isServing = false;
      return (closing ??= runAll(stops));
    },
  };
}

/** Stops every part, also when one before it failed to stop. */
async function runAll(stops: readonly (() => Promise<void>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const stop of stops) await stop().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, 'The server did not stop cleanly');
}
