import { describedTable } from '@sarn/kernel';

/** Which ways of codes the agency has open. The issue of signatures, line 9 */
export const codeWayTable = describedTable({
  code: 'signing-code-way',
  title: { th: 'ช่องทางรับรหัสลงนาม', en: 'Ways of signing codes' },
  rowTitle: { th: 'ช่องทางรับรหัส', en: 'Way of codes' },
  text: {
    th: 'รหัส 6 หลักที่ยืนยันลายมือชื่อดิจิทัลรับได้ทางใดบ้าง ผู้ลงนามเลือกจากช่องทางที่เปิด',
    en: 'By which ways the code of a digital signature comes; signers choose among those that are open.',
  },
  effect: {
    th: 'มีผลกับรหัสที่ขอครั้งต่อไป รหัสที่ส่งแล้วยังใช้ได้จนหมดอายุ',
    en: 'The next code follows it; codes that were sent are good until they end.',
  },
  permission: 'settings.certificates',
  isClosed: true,
  isCodeMade: true,
  fields: {
    isOpen: {
      kind: 'switch',
      label: { th: 'เปิดใช้', en: 'Open' },
      hint: {
        th: 'ต้องเปิดไว้อย่างน้อยหนึ่งช่องทาง',
        en: 'One of them stays open.',
      },
      isListed: true,
    },
  },
});
