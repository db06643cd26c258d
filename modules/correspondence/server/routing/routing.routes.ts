import { command, query } from '@sarn/platform-server';
import type { Route } from '@sarn/platform-server';
import * as api from '../../contract/index.ts';
import type { Desk } from '@sarn/document/server';
import { removeTemplate, saveTemplate, templates } from './template.service.ts';
import { usual } from './usual.service.ts';

/** Who gets a paper next: kept lists, and habits. */
export function routingRoutes(desk: Desk): Route[] {
  const { db } = desk.platform;
  return [
    query(api.listRouteTemplates, (input, { caller }) => templates(desk, db, caller, input)),
    command(api.saveRouteTemplate, (input, context, tx) => saveTemplate(desk, tx, context, input)),
    command(api.deleteRouteTemplate, (input, context, tx) =>
      removeTemplate(desk, tx, context, input),
    ),
    query(api.usualWays, (input, { caller }) => usual(desk, caller, input)),
  ];
}
