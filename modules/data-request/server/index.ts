import { fileURLToPath } from 'node:url';
import { civilDateAt } from '@sarn/kernel';
import type { Platform, QueueSource, ServerModule } from '@sarn/platform-server';
import {
  dataRequestAuditWords,
  dataRequestErrors,
  dataRequestNewsKinds,
  dataRequestNotices,
  dataRequestPermissions,
  dataRequestQueue,
} from '../contract/index.ts';
import { remindJob } from './remind.jobs.ts';
import type { DataRequestNeeds } from './needs.ts';
import { keysOfCaller } from './data-request.part.ts';
import { dataRequestRoutes } from './data-request.routes.ts';
import { countWaiting } from './data-request.store.ts';
import { dataRequestTile } from './data-request.tile.ts';
import { keepWaitingKeys } from './waiting-keys.ts';

/** The card of the queue on the dashboard; the web module sets its page. */
const queuesAt = (platform: Platform): QueueSource => {
  const waitingKeys = keepWaitingKeys(platform);
  return {
    cards: {
      [dataRequestQueue]: {
        ...{ th: 'คำขอใช้สิทธิเจ้าของข้อมูล', en: 'Data requests to answer' },
        ...{ color: 'amber', icon: 'inbox' },
      },
    },
    counts: async (h, caller, { search }) => {
      const waiting = await waitingKeys.read();
      if (waiting.size === 0) return [];
      const keys = keysOfCaller(caller).filter((key) => waiting.has(key));
      if (keys.length === 0) return [];
      const today = civilDateAt(platform.clock.now());
      const found = await countWaiting(h, keys, { search, today });
      if (!found?.oldest) return [];
      return [{ code: dataRequestQueue, ...found, oldest: found.oldest }];
    },
  };
};

export { dataRequestOwner, mayReadDataRequest } from './files.service.ts';
export type { DataRequestNeeds } from './needs.ts';

/** The server part of the module. */
export function dataRequestModule(platform: Platform, needs: DataRequestNeeds): ServerModule {
  return {
    name: 'data-request',
    migrations: fileURLToPath(new URL('migrations', import.meta.url)),
    errors: dataRequestErrors,
    auditWords: dataRequestAuditWords,
    permissions: Object.values(dataRequestPermissions),
    routes: dataRequestRoutes(platform, needs),
    queues: queuesAt(platform),
    jobs: [remindJob(platform.clock, needs)],
    menus: [dataRequestTile],
    notices: dataRequestNotices,
    news: dataRequestNewsKinds,
  };
}
