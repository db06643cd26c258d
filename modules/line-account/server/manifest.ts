import type { Handle, Platform, ServerModule, Tx } from '@sarn/platform-server';
import { lineAuditWords, lineErrors } from '../contract/index.ts';
import { lineApi } from './line-api.ts';
import type { LineApi, LineSettings } from './line-api.ts';
import { createLineMessages } from './line-messages.ts';
import type { LineMessages } from './line-messages.ts';
import { lineRoutes } from './line.routes.ts';
import { createLineService } from './line.service.ts';
import { findLink, listReachable } from './line.store.ts';
import type { LineLink, ReachableUser } from './line.store.ts';

/** What the deployment gives. */
export interface LineNeeds {
  /** Whether the agency uses LINE at all. */
  readonly isOffered: boolean;
  /** Null where the official account is not set up. */
  readonly settings: LineSettings | null;
}

/** Whose LINE account is linked, for modules that send messages there. */
export interface LineAccounts {
  readonly isOffered: boolean;
  /** Null where LINE is not offered or not set up. */
  readonly api: LineApi | null;
  /** The linked account of a person, blocked ones included. */
  linkOf(h: Handle, personId: string): Promise<LineLink | undefined>;
  /** The accounts of these people that a message would reach. */
  reachable(h: Handle, personIds: readonly string[]): Promise<readonly ReachableUser[]>;
  /** Runs in the transaction in which a person unlinks the account or leaves the official one. */
  whenGone(then: (tx: Tx, personId: string) => Promise<void>): void;
}

export interface LineAccountModule extends ServerModule {
  readonly accounts: LineAccounts;
  /** Messages of other modules that are sent at once and kept nowhere, such as codes. */
  readonly messages: LineMessages;
}

/** People link their LINE account to their own account, by the official account of the agency. */
export function lineAccountModule(platform: Platform, needs: LineNeeds): LineAccountModule {
  const { isOffered, settings } = needs;
  const api = isOffered && settings ? lineApi(settings) : null;
  const deployment = { isOffered, settings, api };
  const followers: ((tx: Tx, personId: string) => Promise<void>)[] = [];
  const service = createLineService(platform, deployment, async (tx, personId) => {
    for (const then of followers) await then(tx, personId);
  });
  return {
    name: 'line-account',
    errors: lineErrors,
    auditWords: lineAuditWords,
    permissions: [],
    routes: lineRoutes(platform, deployment, service),
    jobs: service.jobs,
    accounts: {
      ...{ isOffered, api, linkOf: findLink, reachable: listReachable },
      whenGone: (then) => void followers.push(then),
    },
    messages: createLineMessages(platform.db, api),
  };
}
