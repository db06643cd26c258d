import { describedTable } from '@sarn/kernel';
import { classPermissions } from '@sarn/document-classes/contract';
import { stampTableCode } from './receive-stamp.ts';

/** The words of the receive stamp, form 12. Specification of settings §2.4 `registration-display` */
export const stampTable = describedTable({
  code: stampTableCode,
  title: { th: 'ตรารับหนังสือ', en: 'Receive stamp' },
  rowTitle: { th: 'บรรทัดในตรารับ', en: 'Line of the stamp' },
  text: {
    th: 'ถ้อยคำและลำดับบรรทัดของตรารับหนังสือ (แบบที่ 12) ระบบเติมข้อมูลที่คำในวงเล็บปีกกา {ส่วนราชการ} {หน่วยงาน} {เลข} {วันที่} {เวลา}',
    en: 'Words and order of the receive stamp (form 12); the system fills in what stands in braces',
  },
  effect: {
    th: 'ตรารับที่แสดงหลังลงทะเบียนและในหน้าเอกสารใช้ถ้อยคำใหม่ทันที',
    en: 'The stamp shown after registering and on the page of a document follows at once.',
  },
  permission: classPermissions.manage,
  isClosed: true,
  // The codes say nothing to a person: the words of the line do.
  isCodeMade: true,
  fields: {},
});
