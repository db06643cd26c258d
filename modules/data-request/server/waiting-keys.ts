import { keep } from '@sarn/platform-server';
import type { Kept, Platform } from '@sarn/platform-server';
import { listWaitingKeys } from './data-request.store.ts';

/** Announced with each step of a data request: it may wait for somebody else afterwards. */
export const dataRequestQueueTopic = 'data-request-queue';

/**
 * Keys for which a data request waits. Everybody's cards count them, and most people have none of these
 * few keys.
 */
export const keepWaitingKeys = ({
  db,
  announcements,
}: Pick<Platform, 'db' | 'announcements'>): Kept<ReadonlySet<string>> =>
  keep(announcements, dataRequestQueueTopic, async () => new Set(await listWaitingKeys(db)));
