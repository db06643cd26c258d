import { command, query } from '@sarn/platform-server';
import type { Route } from '@sarn/platform-server';
import * as api from '../contract/index.ts';
import type { Dependencies } from '@sarn/document/server';
import { contacts, retire, save } from './contact.service.ts';
import { merge, ofNumber } from './partner.service.ts';

/** The calls of the address book: endpoint to service, nothing else. */
export function contactRoutes(deps: Dependencies): Route[] {
  return [
    query(api.listContacts, (input, { caller }) => contacts(deps.platform, caller, input)),
    query(api.senderOfNumber, (input) => ofNumber(deps, input)),
    command(api.mergeContacts, (input, context, tx) => merge(deps, tx, context, input)),
    command(api.saveContact, (input, context, tx) => save(deps, tx, context, input)),
    command(api.retireContact, (input, context, tx) => retire(deps, tx, context, input)),
  ];
}
