import type { Phase, PhaseResult } from './phase.ts';
import { startThrowawayPostgres } from './throwaway-postgres.ts';
import { runVitest } from './vitest-phase.ts';

/** What runs a second time, on a PostgreSQL that is not the embedded one. */
interface SecondRun {
  readonly name: string;
  readonly project: string;
  readonly limitMinutes: number;
  /** Absent: all of the project. */
  readonly files?: readonly string[];
}

export const integrationAgain: SecondRun = {
  name: 'integration tests, other PostgreSQL',
  project: 'integration',
  limitMinutes: 30,
};

/** The main journeys, from the table to the button. */
export const journeysAgain: SecondRun = {
  name: 'browser journeys, other PostgreSQL',
  project: 'e2e',
  limitMinutes: 20,
  files: ['e2e/incoming-letter.e2e.ts', 'e2e/memo.e2e.ts', 'e2e/kinds.e2e.ts'],
};

/** @param programs folder of an installed PostgreSQL; a server is started from it */
export function otherPostgresPhase(again: SecondRun, programs: string | undefined): Phase {
  const given = process.env['DATABASE_URL'];
  return {
    name: again.name,
    skip: () =>
      given || programs
        ? undefined
        : 'no other PostgreSQL is installed and DATABASE_URL is not set',
    run: () => (given ? runOn(again, given) : runOnThrowaway(again, programs ?? '')),
  };
}

function runOn({ project, limitMinutes, files }: SecondRun, url: string): Promise<PhaseResult> {
  return runVitest(project, limitMinutes, { ...process.env, DATABASE_URL: url }, files);
}

async function runOnThrowaway(again: SecondRun, programs: string): Promise<PhaseResult> {
  const server = await startThrowawayPostgres(programs);
  try {
    return await runOn(again, server.url);
  } finally {
    await server.stop();
  }
}
