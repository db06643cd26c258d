import { fileURLToPath } from 'node:url';
import type { Platform, QueueSource, ServerModule } from '@sarn/platform-server';
import {
  sampleRequestAuditWords,
  sampleRequestErrors,
  sampleRequestNewsKinds,
  sampleRequestNotices,
  sampleRequestPermissions,
  sampleRequestQueue,
} from '../contract/index.ts';
import type { SampleRequestNeeds } from './needs.ts';
import { keysOfCaller } from './sample-request.part.ts';
import { sampleRequestRoutes } from './sample-request.routes.ts';
import { countWaiting } from './sample-request.store.ts';
import { sampleRequestTile } from './sample-request.tile.ts';

/** The card of the queue on the dashboard; the web module sets its page. */
const queues: QueueSource = {
  cards: {
    [sampleRequestQueue]: {
      ...{ th: 'คำขอรอพิจารณา', en: 'Requests to answer' },
      ...{ color: 'amber', icon: 'inbox' },
    },
  },
  counts: async (h, caller, { search }) => {
    const found = await countWaiting(h, keysOfCaller(caller), search);
    if (!found?.oldest) return [];
    const undated = { overdue: 0, dueToday: 0, dueTomorrow: 0 };
    return [{ code: sampleRequestQueue, ...found, ...undated, oldest: found.oldest }];
  },
};

/** The server part of the module. */
export function sampleRequestModule(platform: Platform, needs: SampleRequestNeeds): ServerModule {
  return {
    name: 'sample-request',
    migrations: fileURLToPath(new URL('migrations', import.meta.url)),
    errors: sampleRequestErrors,
    auditWords: sampleRequestAuditWords,
    permissions: Object.values(sampleRequestPermissions),
    routes: sampleRequestRoutes(platform, needs),
    queues,
    menus: [sampleRequestTile],
    notices: sampleRequestNotices,
    news: sampleRequestNewsKinds,
  };
}
