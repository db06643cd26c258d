import { newsKinds } from '@sarn/kernel';
import { queueCards } from './queues.ts';
import type { QueueCode } from './queues.ts';

/** Queues that only watch: they change the count but cause no notice. */
export const quietQueues: ReadonlySet<string> = new Set<QueueCode>([
  'jobFollow',
  'jobAssign2',
  'unsigned',
]);

/** For whom a document waits in each queue that is told of, by the keys that the flows name. */
const waitingRoles = {
  review: ['holder'],
  sign: ['holder'],
  unreceived: ['clerk'],
  jobReceived: ['clerk'],
  jobReceived2: ['holder', 'head', 'clerk'],
  jobCommand: ['clerk'],
  waitAssign: ['head'],
  jobAssign: ['holder'],
  jobCompleted: ['holder', 'head', 'clerk'],
} as const satisfies Partial<Record<QueueCode, readonly string[]>>;

/** What somebody with this key is to work that waits for it. */
export const roleOfKey = (key: string): 'holder' | 'head' | 'clerk' =>
  /^(s\d)?head:/.test(key) ? 'head' : /^(p|post|s\d):/.test(key) ? 'holder' : 'clerk';

/** Notices to those in whose queue a document came. */
export const queueNews = Object.entries(waitingRoles).flatMap(([code, roles]) =>
  newsKinds(
    { [code]: queueCards[code as keyof typeof waitingRoles] },
    { prefix: 'queue.', roles, work: roles },
  ),
);

/** Notices about the files of a document. */
export const fileNews = newsKinds(
  {
    'file.replaced': {
      th: 'ไฟล์ของหนังสือถูกแทนที่ด้วยรุ่นใหม่',
      en: 'A file of a document was replaced',
    },
  },
  { roles: ['holder', 'head', 'clerk'] },
);
