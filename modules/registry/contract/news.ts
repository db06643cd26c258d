import { queueCards, queueCodes } from './queues.ts';
import { reminderStages } from './reminders.ts';
import type { QueueCode } from './queues.ts';
import { retentionNews } from './retention/retention.ts';
import { actTerms } from './vocabulary.ts';

/** Queues that only watch: they change the count but ring no bell. */
export const quietQueues: ReadonlySet<string> = new Set<QueueCode>([
  'jobFollow',
  'jobAssign2',
  'unsigned',
]);

/** Acts after which the author learns what became of his paper. */
export const authorActs = ['sendBack', 'sign', 'approve', 'disapprove', 'close', 'recall'] as const;

/** Every kind of news the registry tells, so that the agency can choose words for each. */
export const registryNews = [
  ...queueCodes
    .filter((code) => !quietQueues.has(code))
    .map((code) => ({
      module: 'SARABUN' as const,
      kind: `queue.${code}`,
      th: queueCards[code].th,
      en: queueCards[code].en,
    })),
  ...Object.entries(reminderStages).map(([stage, { th, en }]) => ({
    module: 'SARABUN' as const,
    kind: `job.${stage}`,
    th,
    en,
  })),
  {
    module: 'SARABUN' as const,
    kind: 'job.reminded',
    th: 'ผู้ติดตามเรื่องเตือนให้เร่งดำเนินการ',
    en: 'Somebody who follows the paper reminds of a job',
  },
  ...Object.entries(retentionNews).map(([what, { th, en }]) => ({
    module: 'SARABUN' as const,
    kind: `retention.${what}`,
    th,
    en,
  })),
  {
    module: 'SARABUN' as const,
    kind: 'dispatch.bounced',
    th: 'หนังสือส่งไปไม่ถึงผู้รับภายนอก',
    en: 'A letter did not arrive outside',
  },
  {
    module: 'SARABUN' as const,
    kind: 'dispatch.returned',
    th: 'หนังสือส่งถูกผู้รับภายนอกตีกลับ',
    en: 'A letter came back from outside',
  },
  {
    module: 'SARABUN' as const,
    kind: 'reply.answered',
    th: actTerms.answered.th,
    en: actTerms.answered.en,
  },
  ...authorActs.map((act) => ({
    module: 'SARABUN' as const,
    kind: `act.${act}`,
    th: `แจ้งผู้จัดทำ: ${actTerms[act].th}`,
    en: `To the author: ${actTerms[act].en}`,
  })),
];
