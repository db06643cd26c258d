import { publicCommand, publicQuery } from '@sarn/platform-server';
import type { Route } from '@sarn/platform-server';
import * as api from '../../contract/index.ts';
import type { Desk } from '../desk.ts';
import { confirm, shownReceipt } from './receipt.service.ts';

/** The calls of sending outside: endpoint to service, nothing else. */
export function dispatchRoutes(desk: Desk): Route[] {
  const { db } = desk.platform;
  return [
    publicQuery(api.getReceipt, ({ token }) => shownReceipt(desk, db, token)),
    publicCommand(api.confirmReceipt, (input, _context, tx) => confirm(desk, tx, input)),
  ];
}
