import { fileURLToPath } from 'node:url';
import type { ServerModule } from '@sarn/platform-server';
import { dissolutionAuditWords, dissolutionErrors } from '../contract/index.ts';
import type { Dependencies } from '@sarn/document/server';
import { dissolutionRoutes } from './dissolution/dissolution.routes.ts';
import { transferJob } from './work-transfer/work-transfer.jobs.ts';
import { endPlannedJob } from './dissolution/dissolution.jobs.ts';
import type { People } from '@sarn/organisation/server';

export type UnitLives = Pick<People, 'endUnit' | 'assertEndable' | 'reopenUnit'>;

declare module '@sarn/document/server' {
  interface Dependencies {
    /** Dissolves, merges and reopens units; the module organisation decides which may be. */
    readonly units: UnitLives;
  }
}

/** Dissolution of units, and the transfer of their work. */
export function reorganisationModule(deps: Dependencies): ServerModule {
  return {
    name: 'reorganisation',
    migrations: fileURLToPath(new URL('./migrations', import.meta.url)),
    formerly: ['registry'],
    reads: ['document', 'register'],
    errors: dissolutionErrors,
    auditWords: dissolutionAuditWords,
    permissions: [],
    routes: [...dissolutionRoutes(deps)],
    jobs: [transferJob(deps), endPlannedJob(deps)],
  };
}
