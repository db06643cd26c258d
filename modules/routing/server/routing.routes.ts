import { command, query } from '@sarn/platform-server';
import type { Route } from '@sarn/platform-server';
import * as api from '../contract/index.ts';
import type { Dependencies } from '@sarn/document/server';
import { removeTemplate, saveTemplate, templates } from './template.service.ts';
import { usual } from './usual.service.ts';

/** The calls about who gets a document next: saved lists and usual recipients. */
export function routingRoutes(deps: Dependencies): Route[] {
  const { db } = deps.platform;
  return [
    query(api.listRouteTemplates, (input, { caller }) => templates(deps, db, caller, input)),
    command(api.saveRouteTemplate, (input, context, tx) => saveTemplate(deps, tx, context, input)),
    command(api.deleteRouteTemplate, (input, context, tx) =>
      removeTemplate(deps, tx, context, input),
    ),
    query(api.usualWays, (input, { caller }) => usual(deps, caller, input)),
  ];
}
