import type { Caller, Handle } from '@sarn/platform-server';
import type { Dependencies } from '@sarn/document/server';
import { urgentRows } from '../../contract/index.ts';
import type { HeadView } from '../../contract/index.ts';
import { unitsAnsweredFor } from '../report/report-scope.ts';
import { workload } from '../report/report.service.ts';
import { openWork } from './home.service.ts';

declare module '@sarn/document/server' {
  interface Dependencies {
    /** Whether the person holds a head role of the deployment (specification §6). */
    readonly holdsHeadRole: (h: Handle, personId: string) => Promise<boolean>;
  }
}

/** What the portal shows to a head; null for others, and where nothing is below. */
export async function headView(deps: Dependencies, caller: Caller): Promise<HeadView | null> {
  const { db } = deps.platform;
  if (!(await deps.holdsHeadRole(db, caller.id))) return null;
  const units = await unitsAnsweredFor(deps, db, caller);
  if (units.length === 0) return null;
  const page = { of: 'units', depth: 'whole', page: 1, size: urgentRows } as const;
  const late = await openWork(deps, caller, { ...page, dueness: 'late' });
  const soon = await openWork(deps, caller, { ...page, dueness: 'soon' });
  const { ages } = await workload(deps, caller, {});
  const unitIds = units.map(({ id }) => id);
  const away = await deps.delegations.awayIn(db, unitIds);
  const urgent = [...late.rows, ...soon.rows].slice(0, urgentRows);
  return { urgent, late: late.total, ages, away };
}
