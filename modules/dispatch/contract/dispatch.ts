import type { SendMethod } from '@sarn/contact/contract';
import type { OutsideState } from '@sarn/correspondence/contract';

/** Ways that a system carries out on request; sendings by the others are recorded afterwards. */
export const carriedMethods: readonly SendMethod[] = ['email', 'exchange'];

/** Ways with a number of the postal service. */
export const postMethods: readonly SendMethod[] = ['post', 'ems', 'ordinary'];

/** States in which somebody in the agency must send, or send again. */
export const unsentStates: readonly OutsideState[] = ['WAITING', 'BOUNCED', 'RETURNED'];

/**
 * Days within which the receiver should confirm; after them it is overdue and the registry asks.
 *
 * @assumed no rule names them
 */
export const confirmedWithinDays: Readonly<Record<SendMethod, number>> = {
  email: 3,
  exchange: 3,
  hand: 2,
  ems: 5,
  post: 10,
  ordinary: 15,
};

/** Why a letter did not arrive, as shown to the clerk. */
export const bounceReasons = {
  'no-mailbox': {
    th: 'ไม่มีที่อยู่อีเมลนี้ที่ปลายทาง กรุณาตรวจสอบและแก้ไขที่อยู่',
    en: 'There is no such address there. Please correct it.',
  },
  'no-domain': {
    th: 'ไม่พบเครื่องแม่ข่ายอีเมลของปลายทาง กรุณาตรวจสอบชื่อหลังเครื่องหมาย @',
    en: 'No mail server was found for it. Please check what stands behind the @.',
  },
  'mailbox-full': {
    th: 'กล่องจดหมายของผู้รับเต็ม กรุณาแจ้งผู้รับหรือส่งด้วยวิธีอื่น',
    en: 'The mailbox is full. Please tell the receiver, or send it another way.',
  },
  'too-big': {
    th: 'ปลายทางไม่รับอีเมลขนาดใหญ่เท่านี้ กรุณาส่งด้วยวิธีอื่น',
    en: 'The other side takes no mail of this size. Please send it another way.',
  },
  policy: {
    th: 'เครื่องแม่ข่ายปลายทางปฏิเสธตามนโยบายของผู้รับ กรุณาประสานผู้รับ',
    en: 'The other side refuses it by its own rules. Please ask the receiver.',
  },
  unreachable: {
    th: 'ติดต่อเครื่องแม่ข่ายอีเมลไม่ได้ตลอดเวลาที่ระบบพยายามส่ง',
    en: 'The mail server could not be reached as long as the system tried.',
  },
  unsure: {
    th: 'ระบบหยุดระหว่างส่ง จึงไม่ทราบว่าอีเมลออกไปแล้วหรือไม่ กรุณาสอบถามผู้รับก่อนส่งซ้ำ',
    en: 'The system stopped while sending: nobody knows whether it left. Please ask before sending again.',
  },
  refused: {
    th: 'ผู้รับปฏิเสธการรับหนังสือ',
    en: 'The receiver refused the letter.',
  },
  'brought-back': {
    th: 'ผู้นำส่งนำหนังสือกลับมา',
    en: 'The messenger could not deliver it and returned with it.',
  },
  other: {
    th: 'เครื่องแม่ข่ายอีเมลปฏิเสธการรับ',
    en: 'The mail server refused it.',
  },
} as const;

export type BounceReason = keyof typeof bounceReasons;

/** Bytes of one mail as sent, with attachments: the usual limit of mail servers. */
export const mailLimitBytes = 25 * 1024 * 1024;

/** Bytes of a mail besides the files of the letter: its text, and the document itself as PDF. */
const mailOverheadBytes = 1024 * 1024;

/** Bytes that a file of this size takes in a mail: base64, in lines of 76. */
export const mailedBytes = (bytes: number): number => Math.ceil((bytes / 3) * 4 * (78 / 76));

/** Whether files of these sizes fit in one mail with the letter. */
export function fitsMail(sizes: readonly number[]): boolean {
  const all = sizes.reduce((sum, bytes) => sum + mailedBytes(bytes), mailOverheadBytes);
  return all <= mailLimitBytes;
}

/** Days for which the receiver can confirm with the link of the letter. */
export const receiptLinkDays = 90;

/**
 * The reason in the reply of a mail server, by its reply and status codes (RFC 5321, RFC 3463).
 *
 * @param words the reply as received, such as `550 5.1.1 User unknown`
 */
export function bounceReasonOf(words: string): BounceReason {
  const [, code = '', status = ''] =
    /\b([245]\d\d)[ -]?([245]\.\d{1,3}\.\d{1,3})?/.exec(words) ?? [];
  const known = statusReasons.find(([start]) => status.slice(2).startsWith(start));
  if (known) return known[1];
  if (/quota|full|over ?limit/i.test(words)) return 'mailbox-full';
  if (/user|mailbox|recipient|address/i.test(words)) return 'no-mailbox';
  return codeReasons[code] ?? 'other';
}

const statusReasons: readonly (readonly [string, BounceReason])[] = [
  ['1.2', 'no-domain'],
  ['1', 'no-mailbox'],
  ['2.2', 'mailbox-full'],
  ['2.3', 'too-big'],
  ['2', 'no-mailbox'],
  ['3.4', 'too-big'],
  ['4', 'no-domain'],
  ['7', 'policy'],
];

const codeReasons: Readonly<Record<string, BounceReason>> = {
  550: 'no-mailbox',
  551: 'no-mailbox',
  552: 'too-big',
  553: 'no-mailbox',
  554: 'policy',
};
