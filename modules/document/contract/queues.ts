/**
 * The twelve to-do queues of specification §3, in the order in which cards are shown.
 *
 * Label, colour and icon are data: a deployment may change them.
 */
export const queueCards = {
  review: { th: 'รอตรวจ/ทาน', en: 'To review', color: 'amber', icon: 'clipboard-check' },
  sign: { th: 'รอลงนาม', en: 'To sign', color: 'violet', icon: 'pen-line' },
  unreceived: { th: 'รอลงรับ', en: 'To receive', color: 'red', icon: 'inbox' },
  jobReceived: { th: 'รับแล้ว รอเสนอ', en: 'Received, to present', color: 'blue', icon: 'mail-open' },
  jobReceived2: { th: 'รอพิจารณาสั่งการ', en: 'Presented to me', color: 'amber', icon: 'gavel' },
  jobCommand: { th: 'มีคำสั่งการ', en: 'Ordered, to dispatch', color: 'violet', icon: 'send' },
  waitAssign: { th: 'รอมอบหมาย', en: 'To assign', color: 'amber', icon: 'user-plus' },
  jobAssign: { th: 'งานที่ได้รับมอบหมาย', en: 'My assignments', color: 'red', icon: 'briefcase' },
  jobAssign2: {
    th: 'งานมอบหมายของหน่วยงาน',
    en: 'Assignments of my unit',
    color: 'blue',
    icon: 'users',
  },
  jobFollow: { th: 'ติดตามเรื่อง', en: 'To follow up', color: 'teal', icon: 'eye' },
  jobCompleted: {
    th: 'รอตรวจรับ/ปิดเรื่อง',
    en: 'Reported, to close',
    color: 'green',
    icon: 'check-circle',
  },
  unsigned: {
    th: 'รอผู้อื่นตรวจ/ลงนาม',
    en: 'Mine, waiting on others',
    color: 'grey',
    icon: 'hourglass',
  },
} as const;

export type QueueCode = keyof typeof queueCards;

type QueueNames = Record<QueueCode, true>;

declare module './flow/flow.ts' {
  interface FlowQueues extends QueueNames {}
}

export const queueCodes = Object.keys(queueCards) as QueueCode[];

/**
 * Queues that only watch a document: the document does not wait for the people who see it there.
 */
export const watchingQueues: readonly QueueCode[] = ['jobFollow', 'jobAssign2', 'unsigned'];
