/** What superiors order, and for what a matter is presented, as delivered; agencies may add to them. */
export const usualInstructions = {
  decision: {
    acknowledged: { th: 'ทราบ', en: 'Acknowledged' },
    approved: { th: 'อนุมัติ', en: 'Approved' },
    permitted: { th: 'อนุญาต', en: 'Permitted' },
    agreed: { th: 'เห็นชอบ', en: 'Agreed' },
    proceed: { th: 'ดำเนินการ', en: 'Proceed' },
    assign: { th: 'มอบ', en: 'Assign' },
    circulate: { th: 'เวียนแจ้ง', en: 'Circulate' },
    keep: { th: 'เก็บ', en: 'File' },
  },
  purpose: {
    'to-know': { th: 'เพื่อโปรดทราบ', en: 'For information' },
    'to-consider': { th: 'เพื่อโปรดพิจารณา', en: 'For consideration' },
    'to-sign': { th: 'เพื่อโปรดลงนาม', en: 'For signature' },
  },
} as const;

/** How an instruction is used. */
export type InstructionUse = keyof typeof usualInstructions;
