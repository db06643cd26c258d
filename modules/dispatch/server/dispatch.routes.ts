import { command, publicCommand, publicQuery, query, stream } from '@sarn/platform-server';
import type { Route } from '@sarn/platform-server';
import * as api from '../contract/index.ts';
import type { Desk } from '@sarn/document/server';
import { book, broughtBack, handOver } from './book.service.ts';
import { outgoingPage, outgoingSheet } from './outgoing.service.ts';
import { confirm, shownReceipt } from './receipt.service.ts';

/** The calls of sending outside: endpoint to service, nothing else. */
export function dispatchRoutes(desk: Desk): Route[] {
  const { db } = desk.platform;
  return [
    query(api.listOutgoing, (input, { caller }) => outgoingPage(desk, caller, input)),
    stream(api.exportOutgoing, (input, context) => outgoingSheet(desk, context, input)),
    query(api.deliveryBook, (input, { caller }) => book(desk, caller, input)),
    command(api.recordHandOver, (input, context, tx) => handOver(desk, tx, context, input)),
    command(api.recordBroughtBack, (input, context, tx) => broughtBack(desk, tx, context, input)),
    publicQuery(api.getReceipt, ({ token }) => shownReceipt(desk, db, token)),
    publicCommand(api.confirmReceipt, (input, _context, tx) => confirm(desk, tx, input)),
  ];
}
