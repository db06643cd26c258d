import { installedPostgres } from './installed-postgres.ts';
import {
  integrationAgain,
  journeysAgain,
  otherPostgresPhase,
  recorded,
  someIntegrationAgain,
  statementsAgain,
} from './other-postgres-phase.ts';
import { ownProgramPhase, programPhase } from './phase.ts';
import type { Phase, PhaseGroup } from './phase.ts';
import { binary, declaredBinary } from './places.ts';
import { runVitest, vitestPhase } from './vitest-phase.ts';

/**
 * The compiler and the linter end before the collection of garbage is worth its time. By one thread the
 * types that all files share are worked out once, and not in each of four: there is another phase for the
 * other core.
 */
const seldomCollecting = { GOGC: '400' };

const types = (project: string): Phase =>
  programPhase(
    `types: ${project}`,
    [declaredBinary('typescript', 'tsc'), '-p', `tsconfig.${project}.json`, '--checkers', '1'],
    seldomCollecting,
  );

const { DATABASE_URL: _other, ...withoutOtherDatabase } = process.env;
const fullEnvironment = { ...withoutOtherDatabase, TEST_FULL: '1' };
const installed = installedPostgres();

/** Each worker loads the program anew, and these tests never wait for anything else. */
const oneForEachCore = ['--maxWorkers=2'];

/** They hang then: on a slow machine with other work they were seen to take six. */
const quickLimitMinutes = 20;

/** They need neither a database nor a browser. */
const quickTests: PhaseGroup = [
  vitestPhase('component tests', 'components', quickLimitMinutes, oneForEachCore),
  vitestPhase('unit tests', 'unit*', quickLimitMinutes, oneForEachCore),
];

const lint = programPhase(
  'lint',
  [
    declaredBinary('oxlint', 'oxlint'),
    '--type-aware',
    '--deny-warnings',
    '--report-unused-disable-directives',
  ],
  { ...seldomCollecting, GOMAXPROCS: '1' },
);

const serverTypes = types('server');

const otherTypes: PhaseGroup = [
  // Journeys use both sides: Node in the test, and the page inside the browser.
  types('e2e'),
  types('web'),
  types('contract'),
];

const smallChecks: PhaseGroup = [
  ownProgramPhase('generated: table types', 'tools/db-types.ts', ['--check']),
  ownProgramPhase('generated: OpenAPI', 'tools/openapi.ts', ['--check']),
  programPhase('boundaries', ['tools/check-boundaries.ts']),
  programPhase('format', [declaredBinary('oxfmt', 'oxfmt'), '--check', '.']),
  programPhase('checklist of features', ['tools/checklist.ts']),
  programPhase('licences of what ships', ['tools/licences.ts', '--check']),
  programPhase('generated: diagrams of the flow', ['tools/flow-diagrams.ts', '--check']),
];

/** What `npm run check` does. */
export const quickGroups: readonly PhaseGroup[] = [
  [...quickTests, lint, serverTypes, ...otherTypes, ...smallChecks],
];

/**
 * The groups that both whole runs share. Programs of one thread run beside the tests that begin by one
 * thread: making the agency of the journeys takes as long as the linter.
 */
function wholeGroups(env: NodeJS.ProcessEnv, again: Phase): readonly PhaseGroup[] {
  return [
    [
      ...quickTests,
      // Journeys need its result.
      programPhase('web build', ['tools/web-build.ts', '--if-changed']),
      ...smallChecks,
    ],
    [
      {
        name: 'integration tests, embedded PostgreSQL',
        run: () => runVitest('integration', 60, recorded(env)),
      },
      // Its workers wait for the database a tenth of the time, in which a program of one thread runs.
      serverTypes,
      again,
      ...otherTypes,
    ],
    [
      { name: 'browser journeys', run: () => runVitest('e2e', 60, env) },
      lint,
      programPhase('unused code', [
        binary('knip', 'bin/knip.js'),
        '--no-progress',
        '--no-config-hints',
      ]),
      // Needs the recording of the integration tests.
      otherPostgresPhase(statementsAgain, installed),
    ],
  ];
}

/**
 * What `npm test` does: the whole product once. Matrices try some of their accounts, files that
 * only the full run needs are left out (full-only.ts), and the other PostgreSQL runs only the tests
 * whose result depends on it.
 */
export const allGroups = wholeGroups(
  withoutOtherDatabase,
  otherPostgresPhase(someIntegrationAgain, installed),
);

/** What `npm run test:full` does: everything, everywhere. */
export const fullGroups: readonly PhaseGroup[] = [
  ...wholeGroups(fullEnvironment, otherPostgresPhase(integrationAgain, installed)),
  [otherPostgresPhase(journeysAgain, installed)],
];
