import { AppError, newId } from '@sarn/kernel';
import { command, commandInSteps, publicQuery, query, webhook } from '@sarn/platform-server';
import type { Route, Tx } from '@sarn/platform-server';
import * as api from '../contract/index.ts';
import type { ExchangeDependencies } from './dependencies.ts';
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

/** A job asks the gateway each minute; this is for somebody who does not want to wait for it. */
async function askGateway(deps: ExchangeDependencies, tx: Tx): Promise<Record<string, never>> {
  if (!deps.gateway) throw new AppError('exchange.gateway-off');
  await pullGatewayLater(deps, tx, `asked ${newId()}`);
  return {};
}

/** The calls of partners and of the settings screen. */
export function exchangeRoutes(deps: ExchangeDependencies): Route[] {
  const { db } = deps.platform;
  return [
    publicQuery(api.getExchangeIdentity, () => identityOf(deps, db)),
    webhook(api.takeExchangeMessage, (delivery) => receive(deps, delivery)),
    query(api.getExchange, () => overview(deps, db)),
    // A failure is stored with the partner, so there must be no transaction that is rolled back.
    query(api.testExchangePartner, ({ id }) => testPartner(deps, id)),
    command(api.checkGateway, (_input, _context, tx) => askGateway(deps, tx)),
    command(api.setExchange, (input, context, tx) => setOwn(deps, tx, context, input)),
    // The partner is called before the transaction.
    commandInSteps(api.saveExchangePartner, (input, context) => savePartner(deps, context, input)),
    command(api.retireExchangePartner, ({ id }, context, tx) => dropPartner(deps, tx, context, id)),
  ];
}
