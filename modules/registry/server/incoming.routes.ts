import { command, query } from '@sarn/platform-server';
import type { Route } from '@sarn/platform-server';
import * as api from '../contract/index.ts';
import type { Desk } from './desk.ts';
import { findByDuplicateKey } from './document.store.ts';
import { arrive, register } from './incoming.service.ts';
import { duplicateKeyOf } from './search.rules.ts';

/** The calls by which letters from elsewhere are registered. */
export function incomingRoutes(desk: Desk): Route[] {
  const { db } = desk.platform;
  return [
    command(api.registerIncoming, (input, context, tx) => register(desk, tx, context, input)),
    command(api.arriveIncoming, (input, context, tx) => arrive(desk, tx, context, input)),
    query(api.findDuplicates, async ({ sender, letterNo, letterDate }, { caller }) => {
      const key = duplicateKeyOf(sender, letterNo, letterDate);
      return { rows: await findByDuplicateKey(db, key, caller.holders) };
    }),
  ];
}
