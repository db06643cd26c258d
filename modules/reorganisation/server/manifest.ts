import { fileURLToPath } from 'node:url';
import type { Handle, ServerModule } from '@sarn/platform-server';
import {
  dissolutionAuditWords,
  decideUnitProposal,
  dissolutionErrors,
  listUnitProposals,
  proposalNewsKinds,
  unitChangeNewsKinds,
  unitDissolutionNews,
  proposalAuditWords,
  proposalErrors,
  unitPermissions,
  unitsAuditWords,
  unitsErrors,
} from '../contract/index.ts';
import type { Dependencies } from '@sarn/document/server';
import { command, query } from '@sarn/platform-server';
import { decide } from './proposal/decide.service.ts';
import { proposals } from './proposal/proposals.service.ts';
import { settleProposalsJob } from './proposal/proposal.jobs.ts';
import { dissolutionRoutes } from './dissolution/dissolution.routes.ts';
import { transferJob } from './work-transfer/work-transfer.jobs.ts';
import { endPlannedJob } from './dissolution/dissolution.jobs.ts';
import type { NamingUnit, UnitPack } from '@sarn/organisation/contract';
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
    /** Whether the end or split of a unit waits for a second person. Settings centre §1.3. */
    readonly asksSecond: () => boolean;
    /** Active people whose role holds a permission. */
    readonly permitted: (h: Handle, permission: string) => Promise<string[]>;
    /** Programs in use that are of these units. */
    readonly programsNamingUnits: (
      h: Handle,
      unitIds: readonly string[],
    ) => Promise<readonly NamingUnit[]>;
  }
}

/** Dissolution of units, and the transfer of their work. */
export function reorganisationModule(deps: Dependencies): ServerModule {
  return {
    name: 'reorganisation',
    migrations: fileURLToPath(new URL('./migrations', import.meta.url)),
    formerly: ['registry'],
    // Accounts: who is suspended holds no post in the place of another.
    reads: ['document', 'organisation', 'register', 'authentication'],
    errors: { ...dissolutionErrors, ...proposalErrors, ...unitsErrors },
    auditWords: {
      acts: {
        ...dissolutionAuditWords.acts,
        ...proposalAuditWords.acts,
        ...unitsAuditWords.acts,
      },
      subjects: {},
    },
    permissions: Object.values(unitPermissions),
    news: [...unitDissolutionNews, ...unitChangeNewsKinds, ...proposalNewsKinds],
    routes: [
      ...dissolutionRoutes(deps),
      ...unitsRoutes(deps),
      query(listUnitProposals, (_input, context) => proposals(deps, deps.platform.db, context)),
      command(decideUnitProposal, (input, context, tx) => decide(deps, tx, context, input)),
    ],
    jobs: [
      ...[transferJob(deps), endPlannedJob(deps)],
      ...[changePlannedJob(deps), moveReadersJob(deps), settleProposalsJob(deps)],
    ],
  };
}
