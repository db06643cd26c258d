/** Sentences of successful answers. */
export const profileMessages = {
  profileSaved: { th: 'บันทึกข้อมูลเรียบร้อยแล้ว', en: 'The changes were saved.' },
  pictureSaved: { th: 'เปลี่ยนรูปประจำตัวเรียบร้อยแล้ว', en: 'Your picture was changed.' },
  pictureRemoved: { th: 'ลบรูปประจำตัวเรียบร้อยแล้ว', en: 'Your picture was removed.' },
  signatureSaved: { th: 'บันทึกลายมือชื่อเรียบร้อยแล้ว', en: 'Your signature was saved.' },
  signatureErased: { th: 'ลบลายมือชื่อเรียบร้อยแล้ว', en: 'The signature was erased.' },
  signatureKept: {
    th: 'เลิกใช้ลายมือชื่อแล้ว หนังสือที่ลงนามไว้ยังคงแสดงลายมือชื่อเดิม',
    en: 'The signature is no longer yours to sign with; documents signed with it still show it.',
  },
} as const;

export type ProfileMessage = keyof typeof profileMessages;
