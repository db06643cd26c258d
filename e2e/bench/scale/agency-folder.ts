import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createLog, startEmbedded } from '@sarn/platform-server';
import type { Embedded } from '@sarn/platform-server';
import { createApp } from '@sarn/server/app';
import { demoPassword } from '../../api-client.ts';
import { startServer } from '../../server-process.ts';
import type { ServerProcess } from '../../server-process.ts';
import { generateAgency } from '../agency/generate.ts';

const quiet = { info: () => undefined, warn: console.error, error: console.error };

/**
 * Settings that make the agency quickly; for the measurement the database is started with its own.
 */
const forLoading = { fsync: 'off', max_wal_size: '8GB', shared_buffers: '1GB' };

/**
 * The database server of an agency of so many documents, with the settings of the product.
 *
 * @param folder its data; created when it does not exist
 */
async function openAgency(folder: string, documents: number): Promise<Embedded> {
  if (!existsSync(join(folder, 'postgres'))) await make(folder, documents);
  return startEmbedded({ dataDir: folder, log: quiet });
}

async function make(folder: string, documents: number): Promise<void> {
  const embedded = await startEmbedded({ dataDir: folder, log: quiet, settings: forLoading });
  try {
    const app = await createApp({
      databaseUrl: embedded.url,
      log: createLog('silent'),
      config: {
        basePath: '/',
        publicUrl: 'http://127.0.0.1',
        dataDir: folder,
        isProduction: false,
        deployment: 'sarn',
        smtpUrl: null,
        isScaledOut: true,
      },
    });
    const { accounts } = app.services.authentication;
    const passwordHash = await accounts.hashPassword(demoPassword);
    await app.close();
    const began = performance.now();
    await generateAgency(embedded.url, { papers: documents, passwordHash }, (doing) => {
      const seconds = ((performance.now() - began) / 1000).toFixed(0);
      process.stderr.write(`${documents} documents, after ${seconds} s: ${doing}\n`);
    });
  } finally {
    await embedded.stop();
  }
}

/** An agency with its server, with the settings of the product, for as long as the work takes. */
export async function withAgency<T>(
  folder: string,
  documents: number,
  work: (server: ServerProcess, databaseUrl: string) => Promise<T>,
): Promise<T> {
  const embedded = await openAgency(folder, documents);
  try {
    const server = await startServer({
      SARN_DATA: folder,
      DATABASE_URL: embedded.url,
      SARN_DEMO: '0',
      SARN_LOG: 'warn',
    });
    try {
      return await work(server, embedded.url);
    } finally {
      await server.stop();
    }
  } finally {
    await embedded.stop();
  }
}
