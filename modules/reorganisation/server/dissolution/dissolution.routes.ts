import { command, query } from '@sarn/platform-server';
import type { Route } from '@sarn/platform-server';
import {
  cancelUnitPlan,
  endUnit,
  listUnitDissolutions,
  planUnitDissolution,
  previewUnitDissolution,
  reopenUnit,
} from '../../contract/index.ts';
import type { Dependencies } from '@sarn/document/server';
import { end, dissolutions, preview } from './dissolution.service.ts';
import { cancelPlan, plan } from './plan.service.ts';
import { reopen } from './reopen.service.ts';

/** The calls by which an administrator dissolves, merges and reopens units. */
export function dissolutionRoutes(deps: Dependencies): Route[] {
  const { db } = deps.platform;
  return [
    query(previewUnitDissolution, (input) => preview(deps, db, input)),
    query(listUnitDissolutions, () => dissolutions(deps, db)),
    command(endUnit, (input, context, tx) => end(deps, tx, context, input)),
    command(planUnitDissolution, (input, context, tx) => plan(deps, tx, context, input)),
    command(cancelUnitPlan, (input, context, tx) => cancelPlan(deps, tx, context, input)),
    command(reopenUnit, (input, context, tx) => reopen(deps, tx, context, input)),
  ];
}
