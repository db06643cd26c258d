import { defineErrors } from '@sarn/kernel';

export const exportErrors = defineErrors({
  'registry.export-folder-taken': {
    status: 409,
    th: 'โฟลเดอร์ {folder} มีไฟล์อื่นอยู่ กรุณาเลือกโฟลเดอร์ว่าง',
    en: 'The folder {folder} holds something else. Please name an empty one.',
  },
});
