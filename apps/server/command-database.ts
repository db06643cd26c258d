import { createLog, findRunningEmbedded, openDatabase, startEmbedded } from '@sarn/platform-server';
import type { Database } from '@sarn/platform-server';
import type { Config } from './config.ts';

/** The database for a command of the console. */
export interface CommandDatabase {
  readonly db: Database;
  /** Never log it. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** The database that the program itself would use, also while it runs. */
export async function openForCommand(config: Config): Promise<CommandDatabase> {
  const log = createLog('error');
  const { dataDir } = config;
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
