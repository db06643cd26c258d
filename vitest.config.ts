import { defineConfig } from 'vitest/config';
import { fullOnly } from './tools/suite/full-only.ts';
import LongestFirst from './tools/suite/longest-first.ts';

const NOT_OURS = [
  '**/node_modules/**',
  '**/dist/**',
  '**/data/**',
  // What a new module is made of: its tests run where it was made
  // (tools/new/new-module.int.test.ts).
  'tools/new/template/**',
];

/**
 * They test the entry points and hardly use the database: once is enough, on the embedded one.
 * All others run a second time where `DATABASE_URL` names a server.
 */
const ONCE = [
  'apps/server/hardening/{fuzz,questions,steps,tokens}.int.test.ts',
  'apps/server/{jobs,main}.int.test.ts',
  'modules/file/server/uploads.int.test.ts',
  'modules/authentication/server/captcha/**',
  'modules/second-factor/server/**',
  'modules/authentication/server/{sign-in,sign-in-deployment,session,password}.int.test.ts',
  'platform/server/db/embedded.int.test.ts',
  // Plans are those of the database that is delivered, asked for in words of PostgreSQL 16.
  'e2e/bench/agency/plans.int.test.ts',
];

/** Set by `npm test`: whoever names a file by hand gets it. */
const LEFT_OUT = process.env['TEST_USUAL_RUN'] === '1' ? fullOnly : [];

/**
 * Node loads the server as it is delivered, types stripped, and keeps what it compiled (NODE_COMPILE_CACHE):
 * vitest would transform each file once for each project first. Files of the browser need vitest for JSX.
 */
const loadedByNode = { viteModuleRunner: false };

/** On a busy machine a slow test is no wrong test; only a hanging one is ended. */
const MINUTE_MS = 60_000;

export default defineConfig({
  test: {
    // On two cores: a worker waits for the database, the browser and answers nearly half of its time. Each
    // one more loads the server, compiles it and starts a browser of its own. Projects that run in one
    // command need the same number.
    maxWorkers: 3,
    // The server is loaded once for each worker and not for each file: that was half of all the
    // processor a run took. A file may not change a module for the next one.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    // A forgotten `.only` would leave the rest of its file out in silence.
    allowOnly: false,
    passWithNoTests: false,
    // A poll that succeeds ends at once; the usual second is too short on a busy machine.
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          experimental: loadedByNode,
          include: ['**/*.test.ts'],
          exclude: [...NOT_OURS, '**/*.int.test.ts', '**/web/**'],
          testTimeout: MINUTE_MS,
          // On a new machine a program is installed first, or another test waited for that does so.
          hookTimeout: 3 * MINUTE_MS,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit-web',
          // They import components, which only vitest can load.
          include: ['**/web/**/*.test.ts'],
          exclude: [...NOT_OURS, '**/*.int.test.ts'],
          testTimeout: MINUTE_MS,
        },
      },
      {
        extends: true,
        // With the React that is delivered; see platform/web/production-act.testing.ts.
        oxc: { jsx: { runtime: 'automatic', development: false } },
        test: {
          name: 'components',
          env: { NODE_ENV: 'production' },
          include: ['**/*.test.tsx'],
          exclude: NOT_OURS,
          environment: 'jsdom',
          setupFiles: [
            'platform/web/components.testing.ts',
            'platform/testing/processor-time.setup.ts',
          ],
          pool: 'forks',
          environmentOptions: { jsdom: { url: 'http://sarn.test/' } },
          testTimeout: MINUTE_MS,
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          experimental: loadedByNode,
          include: ['**/*.int.test.ts'],
          exclude: [...NOT_OURS, ...LEFT_OUT, ...(process.env['DATABASE_URL'] ? ONCE : [])],
          globalSetup: ['platform/testing/global-setup.ts'],
          setupFiles: [
            'platform/server/db/record-statements.testing.ts',
            'platform/testing/quick-deflate.setup.ts',
            'platform/testing/cheap-hashes.setup.ts',
            'platform/testing/cheap-keys.setup.ts',
            'platform/testing/processor-time.setup.ts',
          ],
          pool: 'forks',
          // The matrices take half a minute alone, and more than one beside other work; what became dear is told
          // by the processor budgets.
          testTimeout: 3 * MINUTE_MS,
          hookTimeout: 3 * MINUTE_MS,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          experimental: loadedByNode,
          include: ['e2e/**/*.e2e.ts', 'modules/*/e2e/**/*.e2e.ts'],
          exclude: [...NOT_OURS, ...LEFT_OUT],
          globalSetup: ['e2e/global-setup.ts'],
          // Keys of the demo agency were sealed by another process.
          setupFiles: [
            'platform/testing/cheap-hashes.setup.ts',
            'platform/testing/processor-time.setup.ts',
          ],
          pool: 'forks',
          // The longest takes 45 s alone, and four share two cores; each of its steps has its own 30 s.
          testTimeout: 8 * MINUTE_MS,
          hookTimeout: 3 * MINUTE_MS,
        },
      },
    ],
  },
});
