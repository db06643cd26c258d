import { rmSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Phase, PhaseResult } from './phase.ts';
import { root } from './places.ts';
import { startThrowawayPostgres } from './throwaway-postgres.ts';
import { runVitest } from './vitest-phase.ts';

/** The tests that run a second time, on a PostgreSQL that is not the embedded one. */
interface SecondRun {
  readonly name: string;
  readonly run: (url: string) => Promise<PhaseResult>;
}

function vitestAgain(
  name: string,
  project: string,
  limitMinutes: number,
  files?: readonly string[],
  more: readonly string[] = [],
): SecondRun {
  // Whole projects only in the full run, and there with every account.
  const full = files ? {} : { TEST_FULL: '1' };
  return {
    name,
    run: (url) =>
      runVitest(project, limitMinutes, { ...process.env, ...full, DATABASE_URL: url }, [
        ...(files ?? []),
        ...more,
      ]),
  };
}

/** The folder in which the integration tests record the statements they send. */
const recording = path.join(root, 'node_modules', '.cache', 'statements');
/** With fewer statements the recording must be broken, and the check would prove nothing. */
const FEWEST_STATEMENTS = 400;

/** @returns the environment of a recorded run; an earlier recording is deleted */
export function recorded(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  rmSync(recording, { recursive: true, force: true });
  mkdirSync(recording, { recursive: true });
  return { ...env, TEST_STATEMENTS: recording };
}

/** Checks that the other server accepts every statement that the integration tests recorded. */
export const statementsAgain: SecondRun = {
  name: 'recorded statements, other PostgreSQL',
  async run(url) {
    // Imported only here: the quick checks do not need the test server's packages.
    const { prepareStatements, readStatements, startTestServer, withDatabaseName } =
      await import('@sarn/testing');
    const texts = readStatements(recording);
    const { server, stop } = await startTestServer(root, undefined, url);
    try {
      if (server.failure !== null) throw new Error(server.failure);
      const at = withDatabaseName(server.adminUrl, server.template);
      const refusals = await prepareStatements(at, texts);
      const said = refusals.map(({ text, reason }) => `${reason}, in:\n${text}`);
      if (texts.length < FEWEST_STATEMENTS) said.push(`only ${texts.length} were recorded`);
      const failed = said.length;
      const passed = texts.length - refusals.length;
      return { passed, failed, skipped: 0, output: said.join('\n\n') };
    } finally {
      await stop();
    }
  },
};

/**
 * Tests whose result depends on the server: locks, numbers, text order, search, plans of lists, the
 * chain of the trail. The recorded statements check everything else.
 */
export const someIntegrationAgain = vitestAgain(
  'chosen integration tests, other PostgreSQL',
  'integration',
  15,
  [
    'platform/server/db/database.int.test.ts',
    'platform/server/audit/chain.int.test.ts',
    'modules/document/server/queue.store.int.test.ts',
    'modules/intake/server/incoming-letter.int.test.ts',
    'modules/register/server/numbers.int.test.ts',
    'modules/worklist/server/list/lists.int.test.ts',
    'modules/search/server/search.int.test.ts',
  ],
  // They run beside all the others, which take much longer.
  ['--maxWorkers=1'],
);

export const integrationAgain = vitestAgain(
  'integration tests, other PostgreSQL',
  'integration',
  30,
);

/** The main journeys, from the database to the browser. */
export const journeysAgain = vitestAgain('browser journeys, other PostgreSQL', 'e2e', 20, [
  'e2e/incoming-letter.e2e.ts',
  'e2e/memo.e2e.ts',
  'e2e/kinds.full.e2e.ts',
]);

/** @param programs folder of an installed PostgreSQL; a server is started from it */
export function otherPostgresPhase(again: SecondRun, programs: string | undefined): Phase {
  const given = process.env['DATABASE_URL'];
  return {
    name: again.name,
    skip: () =>
      given || programs
        ? undefined
        : 'no other PostgreSQL is installed and DATABASE_URL is not set',
    run: () => (given ? again.run(given) : runOnThrowaway(again, programs ?? '')),
  };
}

async function runOnThrowaway(again: SecondRun, programs: string): Promise<PhaseResult> {
  const server = await startThrowawayPostgres(programs);
  try {
    return await again.run(server.url);
  } finally {
    await server.stop();
  }
}
