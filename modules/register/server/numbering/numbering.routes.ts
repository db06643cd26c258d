import { command, query } from '@sarn/platform-server';
import type { Route } from '@sarn/platform-server';
import { listUnitNumbering, saveUnitNumbering } from '../../contract/index.ts';
import type { Dependencies } from '@sarn/document/server';
import { setUnitNumbering, unitNumbering } from './numbering.service.ts';

/** Settings of numbering. */
export function numberingRoutes(deps: Dependencies): Route[] {
  return [
    query(listUnitNumbering, () => unitNumbering(deps, deps.platform.db)),
    command(saveUnitNumbering, (input, context, tx) => setUnitNumbering(deps, tx, context, input)),
  ];
}
