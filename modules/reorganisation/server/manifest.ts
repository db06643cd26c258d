import { fileURLToPath } from 'node:url';
import type { Handle, ServerModule } from '@sarn/platform-server';
import {
  dissolutionAuditWords,
  dissolutionErrors,
  unitPermissions,
  unitsAuditWords,
  unitsErrors,
} from '../contract/index.ts';
import type { Dependencies } from '@sarn/document/server';
import { dissolutionRoutes } from './dissolution/dissolution.routes.ts';
import { transferJob } from './work-transfer/work-transfer.jobs.ts';
import { endPlannedJob } from './dissolution/dissolution.jobs.ts';
import type { UnitPack } from '@sarn/organisation/contract';
import type { People, UnitActs, UnitTrees } from '@sarn/organisation/server';
import { changePlannedJob, moveReadersJob } from './units/units.jobs.ts';
import { unitsRoutes } from './units/units.routes.ts';

export type UnitLives = Pick<
  People,
  'endUnit' | 'assertEndable' | 'reopenUnit' | 'updatePost' | keyof UnitActs
>;

declare module '@sarn/document/server' {
  interface Dependencies {
    /** Dissolves, merges, reopens and changes units; the module organisation decides which may be. */
    readonly units: UnitLives;
    /** The organisation as the settings show it. */
    readonly unitTrees: UnitTrees;
    /** How this agency calls its units. */
    readonly unitPack: (h: Handle) => Promise<UnitPack>;
  }
}

/** Dissolution of units, and the transfer of their work. */
export function reorganisationModule(deps: Dependencies): ServerModule {
  return {
    name: 'reorganisation',
    migrations: fileURLToPath(new URL('./migrations', import.meta.url)),
    formerly: ['registry'],
    reads: ['document', 'register'],
    errors: { ...dissolutionErrors, ...unitsErrors },
    auditWords: {
      acts: { ...dissolutionAuditWords.acts, ...unitsAuditWords.acts },
      subjects: {},
    },
    permissions: Object.values(unitPermissions),
    routes: [...dissolutionRoutes(deps), ...unitsRoutes(deps)],
    jobs: [
      ...[transferJob(deps), endPlannedJob(deps)],
      ...[changePlannedJob(deps), moveReadersJob(deps)],
    ],
  };
}
