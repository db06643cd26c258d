import { command, query } from '@sarn/platform-server';
import type { Route } from '@sarn/platform-server';
import * as api from '../../contract/index.ts';
import type { Dependencies } from '@sarn/document/server';
import { arrival, arrivals, drop, refuse, restore } from './arrival.service.ts';

/** The calls of the queue of arrivals: endpoint to service, nothing else. */
export function arrivalRoutes(deps: Dependencies): Route[] {
  const { db } = deps.platform;
  return [
    query(api.listArrivals, (input, { caller }) => arrivals(deps, db, caller, input)),
    query(api.getArrival, async (input, { caller }) => ({
      item: await arrival(deps, db, caller, input),
    })),
    command(api.refuseArrival, (input, context, tx) => refuse(deps, tx, context, input)),
    command(api.dropArrival, (input, context, tx) => drop(deps, tx, context, input)),
    command(api.restoreArrival, (input, context, tx) => restore(deps, tx, context, input)),
  ];
}
