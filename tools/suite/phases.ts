import { installedPostgres } from './installed-postgres.ts';
import {
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

/** What `npm run check` does: everything that needs neither a database nor a browser. */
export const quickPhases: readonly Phase[] = [
  programPhase('format', [declaredBinary('oxfmt', 'oxfmt'), '--check', '.']),
  programPhase('lint', [
    declaredBinary('oxlint', 'oxlint'),
    '--type-aware',
    '--deny-warnings',
    '--report-unused-disable-directives',
  ]),
  programPhase('rooms', ['tools/check-rooms.ts']),
  programPhase('checklist of features', ['tools/checklist.ts']),
  types('contract'),
  types('server'),
  types('web'),
  // Journeys speak to both sides: Node here, and the page inside the browser.
  types('e2e'),
  ownProgramPhase('generated: table types', 'tools/db-types.ts', ['--check']),
  ownProgramPhase('generated: OpenAPI', 'tools/openapi.ts', ['--check']),
  programPhase('generated: diagrams of the flow', ['tools/flow-diagrams.ts', '--check']),
  vitestPhase('unit tests', 'unit', 6),
];

/** What `npm test` does. */
export const allPhases: readonly Phase[] = [
  ...quickPhases,
  programPhase('unused code', [
    binary('knip', 'bin/knip.js'),
    '--no-progress',
    '--no-config-hints',
  ]),
  {
    name: 'integration tests, embedded PostgreSQL',
    run: () => runVitest('integration', 30, recorded(withoutOtherDatabase)),
  },
  otherPostgresPhase(statementsAgain, installedPostgres()),
  otherPostgresPhase(someIntegrationAgain, installedPostgres()),
  programPhase('web build', ['tools/web-build.ts', '--if-changed']),
  vitestPhase('browser journeys', 'e2e', 40, withoutOtherDatabase),
  otherPostgresPhase(journeysAgain, installedPostgres()),
];
