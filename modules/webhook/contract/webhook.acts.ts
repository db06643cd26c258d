import type { AuditWords } from '@sarn/kernel';

/** Acts of webhooks as the audit trail names them. */
export const webhookAuditWords: AuditWords = {
  acts: {
    'webhook.saved': { th: 'กำหนดเว็บฮุก', en: 'Set up a webhook' },
    'webhook.removed': { th: 'ลบเว็บฮุก', en: 'Removed a webhook' },
    'webhook.secret-renewed': { th: 'เปลี่ยนรหัสลับของเว็บฮุก', en: 'Renewed the secret of a webhook' },
    'webhook.tested': { th: 'ทดสอบเว็บฮุก', en: 'Tested a webhook' },
    'webhook.sent-again': { th: 'ส่งเว็บฮุกอีกครั้ง', en: 'Sent a webhook again' },
    'webhook.switched-off': { th: 'ระบบปิดเว็บฮุก', en: 'A webhook was switched off' },
  },
  subjects: { webhook: { th: 'เว็บฮุก', en: 'Webhook' } },
};
