import type { NoticeEvent } from '@sarn/kernel';
import type { NoticeModule } from '@sarn/notification/contract';

/** Name and icon of the module in the bell. */
export const dataRequestNotices = {
  ...{ th: 'คำขอใช้สิทธิเจ้าของข้อมูล', en: 'Data requests', icon: 'shield-check' },
} as const satisfies NoticeModule;

/** Notices about requests, as their titles in the bell. */
export const dataRequestNews = {
  came: { th: 'คำขอใช้สิทธิเจ้าของข้อมูลรอดำเนินการ', en: 'A request about personal data to answer' },
  due: {
    th: 'คำขอใช้สิทธิเจ้าของข้อมูลใกล้หรือเกินกำหนด',
    en: 'A request about personal data is nearly due or overdue',
  },
  outside: {
    th: 'คำขอใช้สิทธิเจ้าของข้อมูลที่ท่านรับไว้มีความคืบหน้า',
    en: 'There is news of a request about personal data that you received',
  },
  take: { th: 'คำขอของท่านกำลังดำเนินการ', en: 'Your request is being worked on' },
  answer: { th: 'คำขอของท่านได้รับคำตอบแล้ว', en: 'Your request was answered' },
  extend: { th: 'ขยายเวลาตอบคำขอของท่าน', en: 'The time to answer your request was extended' },
  refuse: { th: 'คำขอของท่านถูกปฏิเสธ', en: 'Your request was refused' },
} as const;

const officers = { roles: ['administrator'], work: ['administrator'] } as const;
const toldTo: Readonly<Record<string, Pick<NoticeEvent, 'roles' | 'work'> | undefined>> = {
  came: officers,
  due: officers,
  outside: { roles: ['clerk'] },
};

/** The same for the settings of notifications: officers have work, the others asked for something. */
export const dataRequestNewsKinds: readonly NoticeEvent[] = Object.entries(dataRequestNews).map(
  ([kind, names]) => ({ kind, ...names, ...(toldTo[kind] ?? { roles: ['author'] }) }),
);
