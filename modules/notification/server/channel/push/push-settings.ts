import type { Handle } from '@sarn/platform-server';
import type { VapidKeys } from './vapid-keys.ts';

/** What web push is told by its module. */
export interface PushDeployment {
  readonly isOffered: boolean;
  /** Available once the module has started. */
  keys(): VapidKeys;
  /** Contact for push services: a mailto: or https: address. */
  readonly contact: string;
  /** Which of these sessions still identify their person on the device. */
  trustedSessions(h: Handle, sessionIds: readonly string[]): Promise<ReadonlySet<string>>;
  /** Origins of push services other than those of the browser makers. */
  readonly services: readonly string[];
}
