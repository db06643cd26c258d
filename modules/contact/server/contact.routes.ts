import { command, query } from '@sarn/platform-server';
import type { Route } from '@sarn/platform-server';
import * as api from '../contract/index.ts';
import type { Desk } from '@sarn/document/server';
import { contacts, retire, save } from './contact.service.ts';

/** The calls of the address book: endpoint to service, nothing else. */
export function contactRoutes(desk: Desk): Route[] {
  return [
    query(api.listContacts, (input, { caller }) => contacts(desk.platform.db, caller, input)),
    command(api.saveContact, (input, context, tx) => save(desk, tx, context, input)),
    command(api.retireContact, (input, context, tx) => retire(desk, tx, context, input)),
  ];
}
