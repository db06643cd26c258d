import { AppError, newId } from '@sarn/kernel';
import { command, publicQuery, query, webhook } from '@sarn/platform-server';
import type { Route, Tx } from '@sarn/platform-server';
import * as api from '../contract/index.ts';
import type { ExchangeDesk } from './desk.ts';
import {
  dropPartner,
  identityOf,
  overview,
  savePartner,
  setOwn,
  testPartner,
} from './partner.service.ts';
import { pullGatewayLater } from './pull-queue.ts';
import { receive } from './receive.service.ts';

/** The clock asks each minute; this is for who does not want to wait for it. */
async function askGateway(desk: ExchangeDesk, tx: Tx): Promise<Record<string, never>> {
  if (!desk.gateway) throw new AppError('exchange.gateway-off');
  await pullGatewayLater(desk, tx, `asked ${newId()}`);
  return {};
}

/** The calls of partners, and those of the settings screen. */
export function exchangeRoutes(desk: ExchangeDesk): Route[] {
  const { db } = desk.platform;
  return [
    publicQuery(api.getExchangeIdentity, () => identityOf(desk, db)),
    webhook(api.takeExchangeMessage, (delivery) => receive(desk, delivery)),
    query(api.getExchange, () => overview(desk, db)),
    // Its failure is kept with the partner, so it has no transaction to be rolled back.
    query(api.testExchangePartner, ({ id }) => testPartner(desk, id)),
    command(api.checkGateway, (_input, _context, tx) => askGateway(desk, tx)),
    command(api.setExchange, (input, context, tx) => setOwn(desk, tx, context, input)),
    command(api.saveExchangePartner, (input, context, tx) => savePartner(desk, tx, context, input)),
    command(api.retireExchangePartner, ({ id }, context, tx) => dropPartner(desk, tx, context, id)),
  ];
}
