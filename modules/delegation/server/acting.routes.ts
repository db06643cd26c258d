import { command, query } from '@sarn/platform-server';
import type { Route } from '@sarn/platform-server';
import * as api from '../contract/index.ts';
import type { Desk } from '@sarn/document/server';
import { begin, end, list } from './acting.service.ts';

/** The calls by which orders of acting are entered, seen and ended. */
export function actingRoutes(desk: Desk): Route[] {
  const { db } = desk.platform;
  return [
    query(api.listActing, (_input, { caller }) => list(desk, db, caller)),
    query(api.listActingPosts, async ({ text, onlyMine }, { caller }) => ({
      rows: await desk.delegations.searchPosts(db, caller, text, onlyMine),
    })),
    command(api.beginActing, (input, context, tx) => begin(desk, tx, context, input)),
    command(api.endActing, (input, context, tx) => end(desk, tx, context, input)),
  ];
}
