import { RestoreError, refuseHalfRestored } from '@sarn/backup/server';
import {
  EmbeddedError,
  LostKeyError,
  MigrationError,
  createLog,
  startEmbedded,
} from '@sarn/platform-server';
import type { Embedded, Logger } from '@sarn/platform-server';
import { createApp } from './app.ts';
import { ConfigError } from './config-error.ts';
import type { App } from './app.ts';
import type { Config } from './config.ts';
import { prepareDemo } from './demo.ts';
import type { DemoAccounts } from './demo.ts';

/** A running server. */
export interface Running {
  readonly app: App;
  readonly url: string;
  /** Accounts of the demo agency, when it is loaded. */
  readonly demo: DemoAccounts | null;
  /** The code of the first setup, while nobody can sign in. */
  readonly setupCode: string | null;
  /** Resolves when the embedded database has ended for good: the program cannot go on. */
  readonly lost: Promise<StartError>;
  /** Finishes calls in flight, then stops everything down to the embedded database. */
  stop(): Promise<void>;
}

/** Why the server did not start, as one line for the person at the console. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** @throws StartError with what to change; nothing is left running */
export async function start(config: Config): Promise<Running> {
  const log = createLog(config.logLevel);
  const { promise: lost, resolve: onLost } = Promise.withResolvers<StartError>();
  let embedded: Embedded | null = null;
  let app: App | null = null;
  const stop = async (): Promise<void> => {
    await app?.close();
    await embedded?.stop();
  };
  try {
    refuseHalfRestored(config.dataDir);
    if (config.databaseUrl === null)
      embedded = await startEmbedded({
        dataDir: config.dataDir,
        log,
        onLost: ({ message }) => onLost(new StartError(oneLine(message))),
      });
    const databaseUrl = config.databaseUrl ?? embedded?.url ?? '';
    const dueDemo = await prepareDemo(config, databaseUrl, log);
    app = await createApp({
      config,
      settings: config.modules,
      ...(config.docs === null ? {} : { docs: config.docs }),
      databaseUrl,
      log,
      pipelinedConnections: config.pipelinedConnections,
      metricsToken: config.metricsToken,
    });
    const demo = await dueDemo.load(app);
    const setupCode = await app.services.firstRun.openSetup();
    const url = await app.listen(config.port, config.host);
    app.services.health.watch();
    return { app, url, demo, setupCode, lost, stop };
  } catch (error) {
    await stop().catch((failure: unknown) =>
      log.error({ err: failure }, 'the start was not undone'),
    );
    throw toStartError(error, config, log);
  }
}

const readable: Readonly<Record<string, (config: Config) => string>> = {
  EADDRINUSE: ({ port, host }) => `Port ${port} on ${host} is in use: set PORT to another one.`,
  EACCES: ({ port, host }) =>
    `Port ${port} on ${host} may not be used: set PORT to one above 1023.`,
  EADDRNOTAVAIL: ({ host }) => `This machine has no address ${host}: set HOST to one it has.`,
  ECONNREFUSED: () => 'The database does not answer: check DATABASE_URL.',
  ENOTFOUND: () => 'The host of the database is unknown: check DATABASE_URL.',
  '28P01': () => 'The database refuses user or password: check DATABASE_URL.',
  '28000': () => 'The database refuses this user: check DATABASE_URL.',
  '3D000': () => 'The database does not exist: create it or check DATABASE_URL.',
  '42501': () => 'The database user may not create tables: grant it, or check DATABASE_URL.',
};

function toStartError(error: unknown, config: Config, log: Logger): StartError {
  if (
    error instanceof EmbeddedError ||
    error instanceof MigrationError ||
    error instanceof LostKeyError ||
    error instanceof RestoreError ||
    error instanceof ConfigError
  ) {
    return new StartError(oneLine(error.message));
  }
  const { code = '' } = error as { code?: string };
  const known = readable[code];
  if (known) return new StartError(known(config));
  log.error({ err: error }, 'the start failed');
  const reason = error instanceof Error ? error.message : String(error);
  return new StartError(`The server could not start: ${oneLine(reason)}`);
}

function oneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ');
}
