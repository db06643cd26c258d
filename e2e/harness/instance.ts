import { randomBytes } from 'node:crypto';
import { createWriteStream, rmSync } from 'node:fs';
import type { WriteStream } from 'node:fs';
import { basename, join } from 'node:path';
import { demoIssuingSecret } from '@sarn/demo';
import { createDatabase, dropDatabase, withDatabaseName } from '@sarn/testing';
import { createLog } from '@sarn/platform-server';
import { createApp } from '@sarn/server/app';
import type { App } from '@sarn/server/app';
import { readConfig } from '@sarn/server/config';
import { afterAll, beforeAll, expect, inject } from 'vitest';
import { freePort } from '@sarn/testing/local-port';
import { resultsFolder } from './results.ts';
import { copyFolder } from './demo-template.ts';
import type { DemoTemplate } from './demo-template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Set by the global set-up. */
    readonly demo: DemoTemplate;
    /** A port for each worker: pages of the same address use the browser's cache. */
    readonly ports: readonly number[];
  }
}

type Environment = Readonly<Record<string, string>>;

/** The product with a demo agency that belongs to one test file, in the process of the test. */
export interface Instance {
  /** Without a slash at the end. */
  readonly url: string;
  readonly databaseUrl: string;
  readonly folder: string;
  /** The server itself, for what no call from outside can do. */
  readonly app: App;
}

/** Ports that an instance of this worker listens on now. */
const taken = new Set<number>();

/**
 * An instance for the tests of a file, on a clone of the demo agency. Call it at the top of the file,
 * before `useHarness`.
 *
 * @param environment settings beside the usual ones; read after the hooks defined before it
 * @returns an object to be read inside tests and hooks only
 */
export function useInstance(environment: () => Environment = () => ({})): Instance {
  let running: Running | undefined;
  beforeAll(async () => {
    running = await startInstance(environment());
  });
  afterAll(() => running?.close());
  const get = (): Running => {
    if (running) return running;
    throw new Error('the instance is there inside tests and hooks only');
  };
  return {
    get url() {
      return get().url;
    },
    get databaseUrl() {
      return get().databaseUrl;
    },
    get folder() {
      return get().folder;
    },
    get app() {
      return get().app;
    },
  };
}

interface Running extends Instance {
  close(): Promise<void>;
}

async function startInstance(environment: Environment): Promise<Running> {
  const demo = inject('demo');
  const { adminUrl, prefix } = demo.server;
  const name = `${prefix}${randomBytes(5).toString('hex')}`;
  await createDatabase(adminUrl, name, demo.database);
  const databaseUrl = withDatabaseName(adminUrl, name);
  const folder = copyFolder(demo, 'journey');
  const port = await choosePort();
  let app: App | undefined;
  const log = openLog();
  const close = async (): Promise<void> => {
    await app?.close();
    log.end();
    taken.delete(port);
    await dropDatabase(adminUrl, name);
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const env = {
      SARN_DATA: folder,
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      ...environment,
    };
    const config = { ...readConfig(env), isScaledOut: false };
    app = await createApp({
      config,
      settings: config.modules,
      databaseUrl,
      log: createLog('info', log),
    });
    await app.services.certificate.unlock(demoIssuingSecret);
    return { url: await app.listen(port, config.host), databaseUrl, folder, app, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function choosePort(): Promise<number> {
  const worker = Number(process.env['VITEST_POOL_ID'] ?? '1');
  const own = inject('ports')[worker - 1];
  const port = own === undefined || taken.has(own) ? await freePort() : own;
  taken.add(port);
  return port;
}

/** The log of the server goes to a file of its own among the results. */
function openLog(): WriteStream {
  const file = basename(expect.getState().testPath ?? 'unknown', '.e2e.ts');
  return createWriteStream(join(resultsFolder, `server-${file}.log`), { flags: 'a' });
}
