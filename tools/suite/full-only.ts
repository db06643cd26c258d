/**
 * Files that `npm run test:full` alone runs: they kill servers, start whole programs, make an agency
 * of many thousand documents or compare pictures, which takes long and seldom finds a new error.
 * There is one rule: a file is in this list, or named `*.full.e2e.ts`, or it always runs; single tests
 * of a file follow it by `inFullRun` (apps/server/testing). Whoever
 * changes what such a file tests runs that file, and the full run passes before an issue is
 * called resolved.
 */
export const fullOnly: readonly string[] = [
  // Journeys with that name.
  '**/*.full.e2e.ts',
  // Databases that are killed.
  'platform/server/db/embedded.int.test.ts',
  // Processes that are killed.
  'platform/server/jobs/killed.int.test.ts',
  'modules/signature/server/renewal/yearly-killed.int.test.ts',
  // Whole programs that are started again and again.
  'apps/server/main.int.test.ts',
  'apps/server/commands.int.test.ts',
  'apps/server/backup-drill.int.test.ts',
  // The compiler and the linter over a whole tree; for the template itself, `npm run check` runs
  // them.
  'tools/new/new-module-types.int.test.ts',
  // A server beside this one, with the module in it; the types of the template are checked by `npm run check`.
  'tools/new/new-module.int.test.ts',
  // Large amounts of data. Every journey works on the demo agency: a run in which it cannot be loaded fails.
  'modules/signing/server/judge/large.int.test.ts',
  'demo/load.int.test.ts',
  'e2e/bench/agency/agency.int.test.ts',
  'e2e/bench/agency/plans.int.test.ts',
];
