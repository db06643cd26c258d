import type { NoticeEvent } from '@sarn/kernel';
import type { NoticeModule } from '@sarn/notification/contract';
import { sampleRequestQueue } from './sample-request.flow.ts';

/** Name and icon of the module in the bell. */
export const sampleRequestNotices = {
  ...{ th: 'คำขอ', en: 'Requests', icon: 'file-pen' },
} as const satisfies NoticeModule;

/** Notices about requests, as their titles in the bell. */
export const sampleRequestNews = {
  came: { th: 'คำขอรอพิจารณา 1 เรื่อง', en: 'A request to answer' },
  answered: { th: 'คำขอของท่านได้รับคำตอบแล้ว', en: 'Your request was answered' },
} as const;

/** The same for the settings of notifications: who is told of each, and for whom it is work. */
export const sampleRequestNewsKinds: readonly NoticeEvent[] = [
  {
    kind: `queue.${sampleRequestQueue}`,
    ...{ th: 'คำขอรอพิจารณา', en: 'A request to answer' },
    ...{ roles: ['holder'], work: ['holder'] },
  },
  { kind: 'answered', ...sampleRequestNews.answered, roles: ['author'] },
];
