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

/** News that no act of the flow and no queue brings, by kind. */
const otherNews = {
  'job.reminded': {
    th: 'ผู้ติดตามเรื่องเตือนให้เร่งดำเนินการ',
    en: 'Somebody who follows the paper reminds of a job',
  },
  'arrival.came': { th: 'หนังสือเข้าใหม่รอลงทะเบียนรับ', en: 'A letter from elsewhere has come' },
  'file.replaced': {
    th: 'ไฟล์ของหนังสือถูกแทนที่ด้วยรุ่นใหม่',
    en: 'A file of a paper was replaced',
  },
  'circulation.sent': { th: 'มีหนังสือเวียนถึงท่าน', en: 'A paper was circulated to you' },
  'circulation.reminded': { th: 'เตือนหนังสือเวียนที่รอท่าน', en: 'A circulated paper waits for you' },
  'dispatch.bounced': {
    th: 'หนังสือส่งไปไม่ถึงผู้รับภายนอก',
    en: 'A letter did not arrive outside',
  },
  'dispatch.returned': {
    th: 'หนังสือส่งถูกผู้รับภายนอกตีกลับ',
    en: 'A letter came back from outside',
  },
  'unit.ended': { th: 'หน่วยงานสิ้นสุดตามที่กำหนดไว้', en: 'A unit has ended as planned' },
  'unit.ending-failed': {
    th: 'ยุบหรือรวมหน่วยงานตามที่กำหนดไว้ไม่ได้',
    en: 'A unit could not be ended as planned',
  },
  'reply.answered': { th: actTerms.answered.th, en: actTerms.answered.en },
} as const;

/** What the registrar is told when a letter comes from elsewhere. */
export const arrivalNews = otherNews['arrival.came'];

/** What an administrator is told of the ends of units that he planned. */
export const unitNews = {
  'unit.ended': otherNews['unit.ended'],
  'unit.ending-failed': otherNews['unit.ending-failed'],
} as const;

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
  ...Object.entries(otherNews).map(([kind, { th, en }]) => ({
    module: 'SARABUN' as const,
    ...{ kind, th, en },
  })),
  ...Object.entries(retentionNews).map(([what, { th, en }]) => ({
    module: 'SARABUN' as const,
    kind: `retention.${what}`,
    th,
    en,
  })),
  ...authorActs.map((act) => ({
    module: 'SARABUN' as const,
    kind: `act.${act}`,
    th: `แจ้งผู้จัดทำ: ${actTerms[act].th}`,
    en: `To the author: ${actTerms[act].en}`,
  })),
];
