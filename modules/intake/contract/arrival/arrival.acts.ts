import type { AuditWords } from '@sarn/kernel';

/** Acts of deciding on letters from elsewhere; registering one is `register`. */
export const arrivalAuditWords: AuditWords = {
  acts: {
    'registry.arrival-came': { th: 'หนังสือจากภายนอกเข้าคิว', en: 'A letter came from elsewhere' },
    'registry.arrival-refuse': { th: 'ปฏิเสธหนังสือที่ส่งมา', en: 'Refuse a letter from elsewhere' },
    'registry.arrival-not-a-letter': { th: 'ระบุว่าไม่ใช่หนังสือ', en: 'Put aside what is no letter' },
    'registry.arrival-restore': { th: 'นำกลับเข้าคิวรับ', en: 'Put back what was put aside' },
  },
  subjects: {
    arrival: { th: 'หนังสือที่ส่งมา', en: 'Letter from elsewhere' },
  },
};
