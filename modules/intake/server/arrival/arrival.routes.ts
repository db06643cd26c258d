import { command, query } from '@sarn/platform-server';
import type { Route } from '@sarn/platform-server';
import * as api from '../../contract/index.ts';
import type { Desk } from '@sarn/document/server';
import { arrival, arrivals, drop, refuse, restore } from './arrival.service.ts';

/** The calls of the queue of arrivals: endpoint to service, nothing else. */
export function arrivalRoutes(desk: Desk): Route[] {
  const { db } = desk.platform;
  return [
    query(api.listArrivals, (input, { caller }) => arrivals(desk, db, caller, input)),
    query(api.getArrival, async (input, { caller }) => ({
      item: await arrival(desk, db, caller, input),
    })),
    command(api.refuseArrival, (input, context, tx) => refuse(desk, tx, context, input)),
    command(api.dropArrival, (input, context, tx) => drop(desk, tx, context, input)),
    command(api.restoreArrival, (input, context, tx) => restore(desk, tx, context, input)),
  ];
}
