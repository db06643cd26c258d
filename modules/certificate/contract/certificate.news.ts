import type { NoticeEvent } from '@sarn/kernel';
import type { NoticeModule } from '@sarn/notification/contract';

/** Name and icon of the module in the bell. */
export const certificateNotices = {
  ...{ th: 'ใบรับรองอิเล็กทรอนิกส์', en: 'Certificates', icon: 'shield-check' },
} as const satisfies NoticeModule;

/** Notices about certificates, as their titles in the bell. */
export const certificateNews = {
  asked: { th: 'มีคำขอใบรับรองรอพิจารณา', en: 'A request for a certificate to decide' },
  issued: { th: 'ใบรับรองของท่านพร้อมใช้ลงนามแล้ว', en: 'Your certificate is ready for signing' },
  refused: { th: 'คำขอใบรับรองของท่านไม่ได้รับอนุมัติ', en: 'Your request for a certificate was refused' },
  ended: {
    th: 'คำขอใบรับรองของท่านถูกปิดโดยระบบ',
    en: 'Your request for a certificate was ended by the system',
  },
  expiring: { th: 'ใบรับรองของท่านใกล้หมดอายุ', en: 'Your certificate is about to end' },
  suspended: { th: 'ใบรับรองของท่านถูกระงับ', en: 'Your certificate was suspended' },
  resumed: { th: 'ใบรับรองของท่านใช้ได้ตามเดิม', en: 'Your certificate can be used again' },
  revoked: { th: 'ใบรับรองของท่านถูกเพิกถอน', en: 'Your certificate was revoked' },
  renewed: { th: 'ใบรับรองของท่านได้รับการต่ออายุ', en: 'Your certificate was renewed' },
  locked: {
    th: 'ผู้ออกใบรับรองล็อกอยู่ รายการเพิกถอนรอการลงนาม',
    en: 'The certification authority is locked: a revocation list waits for it',
  },
} as const;
export type CertificateNews = keyof typeof certificateNews;

const administrators = { roles: ['administrator'], work: ['administrator'] } as const;

/** The same for the settings of notifications. */
export const certificateNewsKinds: readonly NoticeEvent[] = Object.entries(certificateNews).map(
  ([kind, names]) => ({
    kind,
    ...names,
    ...(kind === 'asked' || kind === 'locked' ? administrators : { roles: ['author'] }),
  }),
);
