import { rmSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Phase, PhaseResult } from './phase.ts';
import { root } from './places.ts';
import { startThrowawayPostgres } from './throwaway-postgres.ts';
import { runVitest } from './vitest-phase.ts';

/** What runs a second time, on a PostgreSQL that is not the embedded one. */
interface SecondRun {
  readonly name: string;
  readonly run: (url: string) => Promise<PhaseResult>;
}

function vitestAgain(
  name: string,
  project: string,
  limitMinutes: number,
  files?: readonly string[],
): SecondRun {
  // All of a project only in the full run, in which everybody is tried there too.
  const full = files ? {} : { TEST_FULL: '1' };
  return {
    name,
    run: (url) =>
      runVitest(project, limitMinutes, { ...process.env, ...full, DATABASE_URL: url }, files),
  };
}

/** Where the processes of the integration tests write down what they send. */
const recording = path.join(root, 'node_modules', '.cache', 'statements');
/** Fewer would mean that the recording broke, and the proof would say nothing. */
const FEWEST_STATEMENTS = 400;

/** @returns the environment in which a run is recorded, with what an earlier one left taken away */
export function recorded(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  rmSync(recording, { recursive: true, force: true });
  mkdirSync(recording, { recursive: true });
  return { ...env, TEST_STATEMENTS: recording };
}

/** Every statement that the integration tests made the product send, understood by the other server. */
export const statementsAgain: SecondRun = {
  name: 'recorded statements, other PostgreSQL',
  async run(url) {
    // Only here: the quick checks need none of what the test server brings with it.
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
 * Where the server itself decides: locks, numbers, the order of texts, search, plans of lists, the
 * chain of the trail. What else the product asks of it the recorded statements show.
 */
export const someIntegrationAgain = vitestAgain(
  'chosen integration tests, other PostgreSQL',
  'integration',
  15,
  [
    'platform/server/db/database.int.test.ts',
    'platform/server/audit/chain.int.test.ts',
    'modules/document/server/queue.store.int.test.ts',
    'apps/server/hardening/together.int.test.ts',
    'modules/intake/server/incoming-letter.int.test.ts',
    'modules/register/server/numbers.int.test.ts',
    'modules/worklist/server/list/lists.int.test.ts',
    'modules/search/server/search.int.test.ts',
  ],
);

export const integrationAgain = vitestAgain(
  'integration tests, other PostgreSQL',
  'integration',
  30,
);

/** The main journeys, from the table to the button. */
export const journeysAgain = vitestAgain('browser journeys, other PostgreSQL', 'e2e', 20, [
  'e2e/incoming-letter.e2e.ts',
  'e2e/memo.e2e.ts',
  'e2e/kinds.e2e.ts',
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
