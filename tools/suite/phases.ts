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
import type { Phase } from './phase.ts';
import { binary, declaredBinary } from './places.ts';
import { runVitest, vitestPhase } from './vitest-phase.ts';

const types = (project: string): Phase =>
  programPhase(`types: ${project}`, [
    declaredBinary('typescript', 'tsc'),
    '-p',
    `tsconfig.${project}.json`,
  ]);

const { DATABASE_URL: _other, ...withoutOtherDatabase } = process.env;
const fullEnvironment = { ...withoutOtherDatabase, TEST_FULL: '1' };

/** What `npm run check` does: everything that needs neither a database nor a browser. */
export const quickPhases: readonly Phase[] = [
  programPhase('format', [declaredBinary('oxfmt', 'oxfmt'), '--check', '.']),
  programPhase('lint', [
    declaredBinary('oxlint', 'oxlint'),
    '--type-aware',
    '--deny-warnings',
    '--report-unused-disable-directives',
  ]),
  programPhase('boundaries', ['tools/check-boundaries.ts']),
  programPhase('checklist of features', ['tools/checklist.ts']),
  types('contract'),
  types('server'),
  types('web'),
  // Journeys use both sides: Node in the test, and the page inside the browser.
  types('e2e'),
  ownProgramPhase('generated: table types', 'tools/db-types.ts', ['--check']),
  ownProgramPhase('generated: OpenAPI', 'tools/openapi.ts', ['--check']),
  programPhase('generated: diagrams of the flow', ['tools/flow-diagrams.ts', '--check']),
  vitestPhase('unit tests', 'unit', 6),
  vitestPhase('component tests', 'components', 6),
];

/** The phases that both whole runs share. */
function wholePhases(env: NodeJS.ProcessEnv, again: readonly Phase[]): readonly Phase[] {
  return [
    ...quickPhases,
    programPhase('unused code', [
      binary('knip', 'bin/knip.js'),
      '--no-progress',
      '--no-config-hints',
    ]),
    {
      name: 'integration tests, embedded PostgreSQL',
      run: () => runVitest('integration', 60, recorded(env)),
    },
    ...again,
    programPhase('web build', ['tools/web-build.ts', '--if-changed']),
    vitestPhase('browser journeys', 'e2e', 60, env),
  ];
}

/**
 * What `npm test` does: the whole product once. Matrices try some of their accounts, files that
 * only the full run needs are left out (full-only.ts), and the other PostgreSQL runs only the tests
 * whose result depends on it.
 */
export const allPhases: readonly Phase[] = wholePhases(withoutOtherDatabase, [
  otherPostgresPhase(statementsAgain, installedPostgres()),
  otherPostgresPhase(someIntegrationAgain, installedPostgres()),
]);

/** What `npm run test:full` does: everything, everywhere. */
export const fullPhases: readonly Phase[] = [
  ...wholePhases(fullEnvironment, [
    otherPostgresPhase(statementsAgain, installedPostgres()),
    otherPostgresPhase(integrationAgain, installedPostgres()),
  ]),
  otherPostgresPhase(journeysAgain, installedPostgres()),
];
