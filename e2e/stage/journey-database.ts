import { randomBytes } from 'node:crypto';
import { createDatabase, dropDatabase, withDatabaseName } from '@sarn/testing';

export interface JourneyDatabase {
  /** Null: the embedded one. */
  readonly name: string | null;
  /** What the server under test is told beside its own folder; empty for the embedded one. */
  readonly env: Readonly<Record<string, string>>;
  drop(): Promise<void>;
}

/** A database of its own for one run, on the server of `DATABASE_URL` where one is named. */
export function openJourneyDatabase(): Promise<JourneyDatabase> {
  return copyJourneyDatabase('template0');
}

/** A copy of such a database, in which nobody may be just now. */
export async function copyJourneyDatabase(template: string | null): Promise<JourneyDatabase> {
  const given = process.env['DATABASE_URL'];
  if (!given || template === null) return { name: null, env: {}, drop: async () => undefined };
  const name = `sarn_journeys_${randomBytes(5).toString('hex')}`;
  await createDatabase(given, name, template);
  return {
    name,
    env: { DATABASE_URL: withDatabaseName(given, name) },
    drop: () => dropDatabase(given, name),
  };
}
