import { defineConfig } from 'vitest/config';

const NOT_OURS = ['**/node_modules/**', '**/dist/**', '**/data/**'];

/** On a busy machine a slow test is no wrong test; only a hanging one is ended. */
const MINUTE_MS = 60_000;

export default defineConfig({
  test: {
    maxWorkers: 2,
    // A forgotten `.only` would leave the rest of its file out in silence.
    allowOnly: false,
    passWithNoTests: false,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['**/*.test.{ts,tsx}'],
          exclude: [...NOT_OURS, '**/*.int.test.ts'],
          testTimeout: MINUTE_MS,
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['**/*.int.test.ts'],
          exclude: NOT_OURS,
          globalSetup: ['platform/testing/global-setup.ts'],
          pool: 'forks',
          testTimeout: MINUTE_MS,
          hookTimeout: 2 * MINUTE_MS,
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['e2e/**/*.e2e.ts', 'modules/*/e2e/**/*.e2e.ts'],
          exclude: NOT_OURS,
          globalSetup: ['e2e/global-setup.ts'],
          pool: 'forks',
          // Each worker has an office of its own: see the set-up.
          maxWorkers: 2,
          testTimeout: 3 * MINUTE_MS,
          hookTimeout: 3 * MINUTE_MS,
        },
      },
    ],
  },
});
