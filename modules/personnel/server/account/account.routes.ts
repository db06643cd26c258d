import { command, query } from '@sarn/platform-server';
import type { Route, SignedContext, Tx } from '@sarn/platform-server';
import * as api from '../../contract/index.ts';
import type { Personnel } from '../needs.ts';
import { listSessions } from './account-list.store.ts';
import { actorOf, forcePassword, invite, suspend, viewActive } from './active.service.ts';
import { close, handLinesOver, restore, viewEnded, viewLeaver } from './leaver.service.ts';

/** The calls on accounts: those in use, and those that are suspended or closed. */
export function accountRoutes(deps: Personnel): Route[] {
  const { db, clock } = deps.platform;
  const { accounts } = deps;
  const nothing = async (done: Promise<unknown>) => {
    await done;
    return {};
  };
  const leaver = async (tx: Tx, personId: string) => ({
    item: await viewLeaver(deps, tx, personId),
  });
  const on = (context: SignedContext) => actorOf(context);
  return [
    query(api.listActiveAccounts, (input, context) => viewActive(deps, db, context, input)),
    query(api.listAccountSessions, async ({ personId }) => ({
      rows: await listSessions(db, personId, clock.now().toISOString()),
    })),
    query(api.listEndedAccounts, (input) => viewEnded(deps, db, input)),
    query(api.getLeaver, async ({ personId }) => ({ item: await viewLeaver(deps, db, personId) })),
    command(api.endAccountSessions, async ({ personId, sessionId }, context, tx) => {
      const only = sessionId === '' ? undefined : sessionId;
      return { ended: await accounts.endSessions(tx, on(context), personId, only) };
    }),
    command(api.unlockAccount, ({ personId }, context, tx) =>
      nothing(accounts.unlock(tx, on(context), personId)),
    ),
    command(api.forcePasswordChange, ({ personId }, context, tx) =>
      forcePassword(deps, tx, context, personId),
    ),
    command(api.inviteAgain, ({ personId }, context, tx) => invite(deps, tx, context, personId)),
    command(api.suspendAccount, (input, context, tx) => nothing(suspend(deps, tx, context, input))),
    command(api.handOver, async (input, context, tx) => {
      await handLinesOver(deps, tx, context, input);
      return leaver(tx, input.personId);
    }),
    command(api.closeAccount, async (input, context, tx) => {
      await close(deps, tx, context, input);
      return leaver(tx, input.personId);
    }),
    command(api.restoreAccount, (input, context, tx) => nothing(restore(deps, tx, context, input))),
  ];
}
