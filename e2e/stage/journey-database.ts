import { randomBytes } from 'node:crypto';
import { createDatabase, dropDatabase, withDatabaseName } from '@sarn/testing';

export interface JourneyDatabase {
  /** What the server under test is told beside its own folder; empty for the embedded one. */
  readonly env: Readonly<Record<string, string>>;
  drop(): Promise<void>;
}

/** A database of its own for one run, on the server of `DATABASE_URL` where one is named. */
export async function openJourneyDatabase(
  given: string | undefined = process.env['DATABASE_URL'],
): Promise<JourneyDatabase> {
  if (!given) return { env: {}, drop: async () => undefined };
  const name = `sarn_journeys_${randomBytes(5).toString('hex')}`;
  await createDatabase(given, name, 'template0');
  return {
    env: { DATABASE_URL: withDatabaseName(given, name) },
    drop: () => dropDatabase(given, name),
  };
}
