import { DeliveryProblem } from '@sarn/platform-server';
import type { Database, DeliveryProblemCode, Handle } from '@sarn/platform-server';
import type { LineApi } from './line-api.ts';
import { findLink } from './line.store.ts';

/**
 * Messages to one person that are sent at once, such as a code: they are no notices, wait in no outbox, and are
 * written nowhere.
 */
export interface LineMessages {
  /** `off`: LINE is not offered or not set up. */
  reach(h: Handle, personId: string): Promise<'ready' | 'off' | 'not-linked' | 'blocked'>;
  /**
   * No transaction may be open: the LINE Platform is asked, for 15 seconds at most.
   *
   * @param key a UUID, the same for every attempt: LINE accepts a message of one key once
   * @returns why it was not sent; null where LINE took it
   */
  send(personId: string, text: string, key: string): Promise<DeliveryProblemCode | null>;
}

/** @param api null where the deployment has no LINE */
export function createLineMessages(db: Database, api: LineApi | null): LineMessages {
  return {
    async reach(h, personId) {
      if (!api) return 'off';
      const link = await findLink(h, personId);
      if (!link) return 'not-linked';
      return link.isBlocked ? 'blocked' : 'ready';
    },
    async send(personId, text, key) {
      const link = await findLink(db, personId);
      if (!api || !link) return 'off';
      try {
        await api.push(link.lineUserId, text, key);
        return null;
      } catch (error) {
        if (error instanceof DeliveryProblem) return error.code;
        throw error;
      }
    },
  };
}
