import { command, query } from '@sarn/platform-server';
import type { Route } from '@sarn/platform-server';
import {
  cancelUnitPlan,
  endUnit,
  listUnitEndings,
  planUnitEnding,
  previewUnitEnding,
  reopenUnit,
} from '../../contract/index.ts';
import type { Dependencies } from '@sarn/document/server';
import { end, endings, preview } from './ending.service.ts';
import { cancelPlan, plan } from './plan.service.ts';
import { reopen } from './reopen.service.ts';

/** The calls by which an administrator dissolves, merges and reopens units. */
export function endingRoutes(deps: Dependencies): Route[] {
  const { db } = deps.platform;
  return [
    query(previewUnitEnding, (input) => preview(deps, db, input)),
    query(listUnitEndings, () => endings(deps, db)),
    command(endUnit, (input, context, tx) => end(deps, tx, context, input)),
    command(planUnitEnding, (input, context, tx) => plan(deps, tx, context, input)),
    command(cancelUnitPlan, (input, context, tx) => cancelPlan(deps, tx, context, input)),
    command(reopenUnit, (input, context, tx) => reopen(deps, tx, context, input)),
  ];
}
