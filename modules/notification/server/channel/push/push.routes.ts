import { command, query } from '@sarn/platform-server';
import type { Platform, Route } from '@sarn/platform-server';
import { getPush, resumePush, subscribePush, unsubscribePush } from '../../../contract/index.ts';
import type { PushService } from './push.service.ts';

/** The calls by which a browser subscribes to notices, or unsubscribes. */
export function pushRoutes({ db }: Platform, push: PushService): Route[] {
  return [
    query(getPush, async (_input, { caller }) => ({ item: await push.state(db, caller.id) })),
    command(subscribePush, async (input, { caller, userAgent }, tx) => {
      await push.subscribe(tx, caller.id, { ...input, userAgent, sessionId: caller.sessionId });
      return { item: await push.state(tx, caller.id) };
    }),
    command(resumePush, async ({ endpoint }, { caller }, tx) => {
      const at = { endpoint, personId: caller.id, sessionId: caller.sessionId };
      return { isResumed: await push.resume(tx, at) };
    }),
    command(unsubscribePush, async ({ id }, { caller }, tx) => {
      await push.unsubscribe(tx, caller.id, id);
      return { item: await push.state(tx, caller.id) };
    }),
  ];
}
