import { query } from '@sarn/platform-server';
import type { Route } from '@sarn/platform-server';
import * as api from '../../contract/index.ts';
import type { Dependencies } from '@sarn/document/server';
import { headView } from './head.service.ts';
import { home, homeUnits, openWork } from './home.service.ts';

/** The calls of the dashboard's panels, and of the documents behind their bars. */
export function homeRoutes(deps: Dependencies): Route[] {
  return [
    query(api.getHome, (_input, { caller }) => home(deps, caller)),
    query(api.getHomeUnits, (_input, { caller }) => homeUnits(deps, caller)),
    query(api.getHeadView, async (_input, { caller }) => ({ item: await headView(deps, caller) })),
    query(api.listOpenWork, (input, { caller }) => openWork(deps, caller, input)),
  ];
}
