import { fileURLToPath } from 'node:url';
import type { JobDefinition, ServerModule } from '@sarn/platform-server';
import { batchSigningAuditWords, batchSigningErrors, batchSigningNews } from '../contract/index.ts';
import { batchRoutes } from './batch/batch.routes.ts';
import { createBatchRunner } from './batch/runner.ts';
import { pauseSilentJob } from './batch/silent.job.ts';
import type { Deps } from './dependencies.ts';
import { jobRoutes } from './jobs/job.routes.ts';
import { signingCheck } from './jobs/signing.health.ts';

/** Many documents signed in one act, and what is being signed now. */
export function batchSigningModule(deps: Deps): ServerModule {
  const runner = createBatchRunner(deps);
  return {
    name: 'batch-signing',
    migrations: fileURLToPath(new URL('./migrations', import.meta.url)),
    formerly: ['signature'],
    reads: ['document'],
    errors: batchSigningErrors,
    auditWords: batchSigningAuditWords,
    permissions: [],
    news: batchSigningNews,
    healthChecks: [signingCheck(deps.documents.platform.clock)],
    jobs: [pauseSilentJob(deps) as JobDefinition],
    settled: runner.settled,
    stop: runner.stop,
    routes: [...batchRoutes({ ...deps, runner }), ...jobRoutes(deps)],
  };
}
