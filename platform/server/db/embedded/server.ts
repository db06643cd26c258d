import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { DbLog } from '../db-log.ts';
import { chooseAddress, toUrl } from './address.ts';
import { writeSettings } from './cluster.ts';
import { EmbeddedError } from './embedded-error.ts';
import { findPostmaster } from './postmaster.ts';
import type { Postmaster } from './postmaster.ts';
import { prepareLog, readLogFrom } from './server-log.ts';
import { run } from './server-process.ts';
import type { Runner } from './server-process.ts';

/** Seconds a start may take; replaying the log after a crash has taken up to 46. */
const START_SECONDS = 600;
const STOP_SECONDS = 300;
/** Effects of a crash that end by themselves: old backends still ending, a port taken meanwhile. */
const PASSING = /shared memory block|could not bind|already in use/;

/** A cluster and what runs it. */
export interface Site {
  readonly home: string;
  readonly runner: Runner;
  readonly password: string;
  readonly log: DbLog;
  readonly settings: Readonly<Record<string, string>>;
  /** The port that a server without a Unix socket had: set where it is started again. */
  readonly formerPort?: number;
}

/** Connects to the server that already runs on the cluster, or starts one. */
export async function adoptOrStart(site: Site): Promise<Postmaster> {
  const cluster = join(site.home, 'postgres');
  const deadline = Date.now() + START_SECONDS * 1000;
  for (;;) {
    const found = findPostmaster(cluster);
    if (!found) return startServer(site, cluster);
    if (await answers(found, site.password)) {
      site.log.info({ pid: found.pid }, 'database server already running: adopted');
      return found;
    }
    if (Date.now() > deadline) throw silent(found.pid);
    await sleep(200);
  }
}

/** Fast shutdown; resolves when the server has ended and the cluster is clean. */
export async function stopServer(site: Site): Promise<void> {
  const cluster = join(site.home, 'postgres');
  if (!findPostmaster(cluster)) return;
  const args = ['stop', '-D', cluster, '-m', 'fast', '-w', '-t', String(STOP_SECONDS), '-s'];
  const { code, output } = await run(site.runner, 'pg_ctl', args);
  if (code !== 0 && findPostmaster(cluster)) {
    throw new EmbeddedError(`The database server did not stop: ${output}`);
  }
}

async function startServer(site: Site, cluster: string): Promise<Postmaster> {
  const { account } = site.runner;
  const logFile = prepareLog(site.home, account);
  for (let attempt = 1; ; attempt += 1) {
    const address = await chooseAddress(site.home, account, site.formerPort);
    writeSettings(cluster, account, { ...site.settings, ...address });
    const before = statSync(logFile).size;
    const { code, output } = await run(site.runner, 'pg_ctl', startArguments(cluster, logFile));
    const started = code === 0 ? findPostmaster(cluster) : undefined;
    if (started) return started;
    const told = readLogFrom(logFile, before) || output;
    if (attempt >= 20 || !PASSING.test(told)) {
      throw new EmbeddedError(`The database server did not start (log: ${logFile}): ${told}`);
    }
    await sleep(500);
  }
}

function startArguments(cluster: string, logFile: string): string[] {
  return ['start', '-D', cluster, '-l', logFile, '-w', '-t', String(START_SECONDS), '-s'];
}

/** Whether the server takes connections now. */
async function answers(server: Postmaster, password: string): Promise<boolean> {
  if (server.state === 'stopping') return false;
  const client = new pg.Client({
    connectionString: toUrl(server, password, 'postgres'),
    connectionTimeoutMillis: 5000,
  });
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === '28P01') throw wrongPassword();
    return false; // starting, or just ended: asked again
  } finally {
    await client.end();
  }
}

function wrongPassword(): EmbeddedError {
  return new EmbeddedError(
    'The running database server refuses the password in postgres.password: put the file back from a backup',
  );
}

function silent(pid: number): EmbeddedError {
  return new EmbeddedError(
    `The database server (process ${pid}) lives but does not answer: stop it with 'kill -INT ${pid}' and start again`,
  );
}
