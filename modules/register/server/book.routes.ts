import { command, query, stream } from '@sarn/platform-server';
import type { Route } from '@sarn/platform-server';
import * as api from '../contract/index.ts';
import type { Dependencies } from '@sarn/document/server';
import { designHistory, restoreDesign, undoDesign } from './display/design-history.service.ts';
import { columnDesign, clearDesign, saveColumns } from './display/design.service.ts';
import { registers } from './kept.service.ts';
import { lines } from './register.service.ts';
import { open, openable } from './open.service.ts';
import { prove } from './proof.service.ts';
import { exportSheet } from './sheet.service.ts';
import { end, reserve, usable } from './reservation.service.ts';
import { changePoint, pointChanges } from './point/point.service.ts';
import { points } from './point/point.views.ts';
import { closeYear } from './year.service.ts';

/** The calls of the registers: endpoint to service, nothing else. */
export function bookRoutes(deps: Dependencies): Route[] {
  const { db } = deps.platform;
  return [
    ...displayRoutes(deps),
    ...pointRoutes(deps),
    query(api.listRegisters, async (_input, { caller }) => ({
      ...(await registers(deps, db, caller)),
      openable: await openable(deps, db, caller),
    })),
    command(api.openRegisterBook, (input, context, tx) => open(deps, tx, context, input)),
    query(api.listRegisterEntries, (input, { caller }) => lines(deps, db, caller, input)),
    query(api.proveRegister, (input, { caller }) => prove(deps, db, caller, input)),
    query(api.listReservedNumbers, (_input, { caller }) => usable(deps, db, caller)),
    stream(api.exportRegister, (input, { caller }) => exportSheet(deps, db, caller, input)),
    command(api.reserveNumbers, (input, context, tx) => reserve(deps, tx, context, input)),
    command(api.closeRegisterYear, (input, context, tx) => closeYear(deps, tx, context, input)),
    command(api.endReservedNumber, (input, context, tx) => end(deps, tx, context, input)),
  ];
}

/** How registers are shown: settings. */
function displayRoutes(deps: Dependencies): Route[] {
  const { db } = deps.platform;
  return [
    query(api.getBookColumns, (input) => columnDesign(deps, db, input)),
    command(api.saveBookColumns, (input, context, tx) => saveColumns(deps, tx, context, input)),
    command(api.resetBookDesign, async (input, context, tx) => {
      await clearDesign(deps, tx, context, input);
      return {};
    }),
    query(api.listDesignHistory, (input, { caller }) => designHistory(deps, db, caller, input)),
    command(api.restoreBookDesign, async (input, context, tx) => {
      await restoreDesign(deps, tx, context, input);
      return {};
    }),
    command(api.undoBookDesign, async (input, context, tx) => {
      await undoDesign(deps, tx, context, input);
      return {};
    }),
  ];
}

/** Where documents addressed to units are received: settings. */
function pointRoutes(deps: Dependencies): Route[] {
  const { db } = deps.platform;
  return [
    query(api.listPoints, () => points(deps, db)),
    command(api.savePoint, (input, context, tx) => changePoint(deps, tx, context, input)),
    query(api.listPointChanges, (input) => pointChanges(deps, db, input)),
  ];
}
