import { command, query } from '@sarn/platform-server';
import type { Route } from '@sarn/platform-server';
import { listUnitNumbering, saveUnitNumbering } from '../../contract/index.ts';
import type { Desk } from '@sarn/document/server';
import { setUnitNumbering, unitNumbering } from './numbering.service.ts';

/** Settings of numbers. */
export function numberingRoutes(desk: Desk): Route[] {
  return [
    query(listUnitNumbering, () => unitNumbering(desk, desk.platform.db)),
    command(saveUnitNumbering, (input, context, tx) => setUnitNumbering(desk, tx, context, input)),
  ];
}
