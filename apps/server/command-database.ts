import { RestoreError, refuseHalfRestored } from '@sarn/backup/server';
import { AppError } from '@sarn/kernel';
import {
  EmbeddedError,
  LostKeyError,
  createLog,
  findRunningEmbedded,
  openDatabase,
  startEmbedded,
} from '@sarn/platform-server';
import type { Database } from '@sarn/platform-server';
import { ConfigError } from './config.ts';
import type { Config } from './config.ts';

/** Failures whose message is enough for the administrator of the server. */
const usual: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'The database does not answer: check DATABASE_URL.',
};

const plainErrors = [ConfigError, EmbeddedError, LostKeyError, RestoreError, AppError];

/**
 * Runs a command of the console with its arguments. An error that whoever typed it can correct is
 * printed in one line; any other is a fault of the program and is printed with its stack.
 *
 * @param readable messages by error code
 */
export async function runCommand(
  main: (args: readonly string[]) => Promise<number>,
  readable: Readonly<Record<string, string>>,
): Promise<void> {
  try {
    process.exitCode = await main(process.argv.slice(2));
  } catch (error) {
    const { code = '' } = error as { code?: string };
    const known = readable[code] ?? usual[code];
    const isPlain = plainErrors.some((kind) => error instanceof kind);
    if (!isPlain && known === undefined) throw error;
    process.stderr.write(`${known ?? (error as Error).message}\n`);
    process.exitCode = 2;
  }
}

/** The database for a command of the console. */
export interface CommandDatabase {
  readonly db: Database;
  /** Never log it. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** The database that the server itself uses, also while the server runs. */
export async function openForCommand(config: Config): Promise<CommandDatabase> {
  const log = createLog('error');
  const { dataDir } = config;
  refuseHalfRestored(dataDir);
  const known = config.databaseUrl ?? findRunningEmbedded({ dataDir, log });
  const embedded = known === null ? await startEmbedded({ dataDir, log }) : null;
  const url = known ?? embedded?.url ?? '';
  const db = openDatabase(url, { log, max: 3 });
  return {
    db,
    url,
    close: async () => {
      await db.close();
      await embedded?.stop();
    },
  };
}
