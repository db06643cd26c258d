import type { AuditWords } from '@sarn/kernel';

/** Acts on how long documents are kept, and on their destruction. */
export const retentionAuditWords: AuditWords = {
  acts: {
    'registry.retention-class': { th: 'ตั้งอายุการเก็บ', en: 'Set a retention class' },
    'registry.retention-default': {
      th: 'ตั้งอายุการเก็บตามประเภทหนังสือ',
      en: 'Set the class of a kind',
    },
    'registry.retention-survey': {
      th: 'สำรวจหนังสือครบอายุการเก็บ',
      en: 'Survey of expired documents',
    },
    'registry.retention-list-create': { th: 'จัดทำบัญชี', en: 'Make a list' },
    'registry.retention-list-change': { th: 'แก้ไขบัญชี', en: 'Change a list' },
    'registry.retention-list-submit': { th: 'เสนอบัญชี', en: 'Put a list forward' },
    'registry.retention-list-judge': { th: 'กรรมการให้ความเห็นต่อบัญชี', en: 'Opinion of a member' },
    'registry.retention-list-replace': {
      th: 'เปลี่ยนกรรมการของบัญชี',
      en: 'Replace a member of the committee',
    },
    'registry.retention-list-approve': { th: 'อนุมัติบัญชี', en: 'Approve a list' },
    'registry.retention-list-return': { th: 'ส่งบัญชีคืนแก้ไข', en: 'Give a list back' },
    'registry.retention-archives-send': {
      th: 'ส่งบัญชีให้หอจดหมายเหตุแห่งชาติ',
      en: 'List to the Archives',
    },
    'registry.retention-archives-answer': {
      th: 'บันทึกคำตอบหอจดหมายเหตุแห่งชาติ',
      en: 'Answer of the Archives',
    },
    'registry.retention-list-execute': { th: 'สั่งทำลายตามบัญชี', en: 'Order the destruction' },
    'registry.retention-list-finish': { th: 'ส่งมอบตามบัญชี', en: 'Hand over by a list' },
    'registry.retention-list-cancel': { th: 'ยกเลิกบัญชี', en: 'Cancel a list' },
    'registry.retention-list-done': { th: 'ทำลายครบตามบัญชี', en: 'Destruction done' },
    'registry.retention-file': { th: 'ออกไฟล์ของบัญชี', en: 'Take a file of a list' },
  },
  subjects: {
    'retention-class': { th: 'อายุการเก็บ', en: 'Retention class' },
    'retention-list': { th: 'บัญชีทำลายหรือส่งมอบ', en: 'Destruction or transfer list' },
    'retention-survey': { th: 'การสำรวจประจำปี', en: 'Yearly survey' },
    hold: { th: 'การระงับการทำลาย', en: 'Legal hold' },
  },
};
