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
import type { Desk } from '@sarn/document/server';
import { end, endings, preview } from './ending.service.ts';
import { cancelPlan, plan } from './plan.service.ts';
import { reopen } from './reopen.service.ts';

/** The calls by which an administrator dissolves, merges and reopens units. */
export function endingRoutes(desk: Desk): Route[] {
  const { db } = desk.platform;
  return [
    query(previewUnitEnding, (input) => preview(desk, db, input)),
    query(listUnitEndings, () => endings(desk, db)),
    command(endUnit, (input, context, tx) => end(desk, tx, context, input)),
    command(planUnitEnding, (input, context, tx) => plan(desk, tx, context, input)),
    command(cancelUnitPlan, (input, context, tx) => cancelPlan(desk, tx, context, input)),
    command(reopenUnit, (input, context, tx) => reopen(desk, tx, context, input)),
  ];
}
