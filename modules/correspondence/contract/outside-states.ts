/** The state of the sending to one addressee outside. */
export const outsideStates = {
  WAITING: { th: 'รอส่ง', en: 'Waiting to be sent' },
  QUEUED: { th: 'กำลังส่ง', en: 'On its way out' },
  SENT: { th: 'ส่งแล้ว', en: 'Sent' },
  DELIVERED: { th: 'ผู้รับได้รับแล้ว', en: 'Received' },
  ACCEPTED: { th: 'ผู้รับลงรับแล้ว', en: 'Registered by the receiver' },
  BOUNCED: { th: 'ส่งไม่ถึง', en: 'Did not arrive' },
  RETURNED: { th: 'ตีกลับ', en: 'Came back' },
  CANCELLED: { th: 'งดส่ง', en: 'Not to be sent' },
} as const;

export type OutsideState = keyof typeof outsideStates;

/** What a clerk records by hand of a sending; `CANCELLED` for one that will not be made at all. */
export const handOutcomes = ['DELIVERED', 'ACCEPTED', 'BOUNCED', 'RETURNED', 'CANCELLED'] as const;
export type HandOutcome = (typeof handOutcomes)[number];
