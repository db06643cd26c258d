/**
 * Files that `npm run test:full` alone runs: they kill servers, start whole programs, make an agency
 * of many thousand documents or compare pictures, which takes long and seldom tells anything new.
 * There is one rule: a file is in this list or it always runs. Whoever changes what a listed file is
 * about runs that file, and the full run is green before an issue is called resolved.
 */
export const fullOnly: readonly string[] = [
  // Servers and databases that are killed.
  'e2e/kill-while-notifying.e2e.ts',
  'e2e/kill-while-registering.e2e.ts',
  'e2e/destruction.e2e.ts',
  'platform/server/db/embedded.int.test.ts',
  // Whole programs, started again and again.
  'apps/server/main.int.test.ts',
  'apps/server/commands.int.test.ts',
  // Scale.
  'e2e/bench/agency/agency.int.test.ts',
  'e2e/bench/agency/plans.int.test.ts',
  // Pictures of each deployment.
  'e2e/deployments.e2e.ts',
];
