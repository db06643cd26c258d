import type { Phase } from './phase.ts';
import { startThrowawayPostgres } from './throwaway-postgres.ts';
import { runVitest } from './vitest-phase.ts';

const LIMIT_MINUTES = 5;

/** The integration tests again, on a PostgreSQL that is not the embedded one. */
export function otherPostgresPhase(programs: string | undefined): Phase {
  const given = process.env['DATABASE_URL'];
  return {
    name: 'integration tests, other PostgreSQL',
    skip: () =>
      given || programs
        ? undefined
        : 'no other PostgreSQL is installed and DATABASE_URL is not set',
    run: () => (given ? runOn(given) : runOnThrowaway(programs ?? '')),
  };
}

function runOn(url: string): ReturnType<typeof runVitest> {
  return runVitest('integration', LIMIT_MINUTES, { ...process.env, DATABASE_URL: url });
}

async function runOnThrowaway(programs: string): ReturnType<typeof runVitest> {
  const server = await startThrowawayPostgres(programs);
  try {
    return await runOn(server.url);
  } finally {
    await server.stop();
  }
}
