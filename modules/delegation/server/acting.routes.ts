import { command, query } from '@sarn/platform-server';
import type { Route } from '@sarn/platform-server';
import * as api from '../contract/index.ts';
import type { Dependencies } from '@sarn/document/server';
import { begin, end, list } from './acting.service.ts';

/** The calls by which orders of acting are entered, listed and ended. */
export function actingRoutes(deps: Dependencies): Route[] {
  const { db } = deps.platform;
  return [
    query(api.listActing, (_input, { caller }) => list(deps, db, caller)),
    query(api.listActingPosts, async ({ text, onlyMine }, { caller }) => ({
      rows: await deps.delegations.searchPosts(db, caller, text, onlyMine),
    })),
    command(api.beginActing, (input, context, tx) => begin(deps, tx, context, input)),
    command(api.endActing, (input, context, tx) => end(deps, tx, context, input)),
  ];
}
