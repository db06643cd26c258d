import { command, publicCommand, publicQuery, query, stream } from '@sarn/platform-server';
import type { Route } from '@sarn/platform-server';
import * as api from '../contract/index.ts';
import type { Dependencies } from '@sarn/document/server';
import { book, markUndelivered, handOver } from './book.service.ts';
import { envelopeFile } from './envelope/envelope.service.ts';
import { outgoingPage, outgoingSheet } from './outgoing.service.ts';
import { confirm, shownReceipt } from './receipt.service.ts';
import { printBook } from './printed-book.service.ts';
import { slipFile } from './slip/slip.service.ts';

/** The calls of sending outside: endpoint to service, nothing else. */
export function dispatchRoutes(deps: Dependencies): Route[] {
  const { db } = deps.platform;
  return [
    query(api.listOutgoing, (input, { caller }) => outgoingPage(deps, caller, input)),
    stream(api.exportOutgoing, (input, context) => outgoingSheet(deps, context, input)),
    stream(api.printEnvelopes, (input, { caller }) => envelopeFile(deps, caller, input)),
    stream(api.printSlips, (input, { caller }) => slipFile(deps, caller, input)),
    query(api.deliveryBook, (input, { caller }) => book(deps, db, caller, input)),
    query(api.printDeliveryBook, (input, { caller }) => printBook(deps, caller, input)),
    command(api.recordHandOver, (input, context, tx) => handOver(deps, tx, context, input)),
    command(api.recordUndelivered, (input, context, tx) =>
      markUndelivered(deps, tx, context, input),
    ),
    publicQuery(api.getReceipt, ({ token }) => shownReceipt(deps, db, token)),
    publicCommand(api.confirmReceipt, (input, _context, tx) => confirm(deps, tx, input)),
  ];
}
