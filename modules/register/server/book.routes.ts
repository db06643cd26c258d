import { command, query, stream } from '@sarn/platform-server';
import type { Route } from '@sarn/platform-server';
import * as api from '../contract/index.ts';
import type { Desk } from '@sarn/document/server';
import { lines, registers } from './register.service.ts';
import { open, openable } from './open.service.ts';
import { prove } from './proof.service.ts';
import { exportSheet } from './sheet.service.ts';
import { end, reserve, usable } from './reservation.service.ts';
import { closeYear } from './year.service.ts';

/** The calls of the registers: endpoint to service, nothing else. */
export function bookRoutes(desk: Desk): Route[] {
  const { db } = desk.platform;
  return [
    query(api.listRegisters, async (_input, { caller }) => ({
      ...(await registers(desk, db, caller)),
      openable: await openable(desk, db, caller),
    })),
    command(api.openRegisterBook, (input, context, tx) => open(desk, tx, context, input)),
    query(api.listRegisterLines, (input, { caller }) => lines(desk, db, caller, input)),
    query(api.proveRegister, (input, { caller }) => prove(desk, db, caller, input)),
    query(api.listReservedNumbers, (_input, { caller }) => usable(desk, db, caller)),
    stream(api.exportRegister, (input, { caller }) => exportSheet(desk, db, caller, input)),
    command(api.reserveNumbers, (input, context, tx) => reserve(desk, tx, context, input)),
    command(api.closeRegisterYear, (input, context, tx) => closeYear(desk, tx, context, input)),
    command(api.endReservedNumber, (input, context, tx) => end(desk, tx, context, input)),
  ];
}
