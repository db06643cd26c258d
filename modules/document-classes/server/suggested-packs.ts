import type { SuggestedPack } from '@sarn/kernel';

const named = { hasNamed: true };

/**
 * Further forms of orders, beside those of the personnel system that come with the product.
 *
 * @assumed a choice of what most agencies order; Specification of settings §2.4 `command-type`
 */
export const commandPacks: readonly SuggestedPack[] = [
  {
    code: 'administration',
    title: { th: 'งานบริหารทั่วไป', en: 'General administration' },
    rows: [
      {
        ...{ code: 'working-group', nameTh: 'แต่งตั้งคณะทำงาน', nameEn: 'Working group' },
        values: named,
      },
      { ...{ code: 'duty-roster', nameTh: 'จัดเวรปฏิบัติหน้าที่', nameEn: 'Duty roster' }, values: named },
      {
        ...{ code: 'travel', nameTh: 'ให้เดินทางไปราชการ', nameEn: 'Official travel' },
        values: named,
      },
      { ...{ code: 'training', nameTh: 'ให้เข้ารับการฝึกอบรม', nameEn: 'Training' }, values: named },
    ],
  },
  {
    code: 'supply',
    title: { th: 'งานพัสดุ', en: 'Procurement' },
    rows: [
      {
        ...{
          code: 'purchase',
          nameTh: 'แต่งตั้งคณะกรรมการจัดซื้อจัดจ้าง',
          nameEn: 'Procurement committee',
        },
        values: named,
      },
      {
        ...{
          code: 'inspection',
          nameTh: 'แต่งตั้งคณะกรรมการตรวจรับพัสดุ',
          nameEn: 'Inspection committee',
        },
        values: named,
      },
      {
        ...{ code: 'stock-check', nameTh: 'แต่งตั้งผู้ตรวจสอบพัสดุประจำปี', nameEn: 'Annual stock check' },
        values: named,
      },
    ],
  },
  {
    code: 'discipline',
    title: { th: 'งานวินัย', en: 'Discipline' },
    rows: [
      {
        ...{ code: 'fact-finding', nameTh: 'แต่งตั้งคณะกรรมการสอบข้อเท็จจริง', nameEn: 'Fact finding' },
        values: { ...named, isForNamed: true },
      },
      {
        ...{ code: 'penalty', nameTh: 'ลงโทษทางวินัย', nameEn: 'Disciplinary penalty' },
        values: { ...named, isForNamed: true },
      },
    ],
  },
];

const below = (base: string, code: string, nameTh: string, nameEn: string) => ({
  ...{ code, nameTh, nameEn },
  values: { base },
});

/** Usual sub-types of documents. Specification of settings §2.4 `document-type` */
export const documentTypePacks: readonly SuggestedPack[] = [
  {
    code: 'incoming',
    title: { th: 'หนังสือรับ', en: 'Incoming letters' },
    rows: [
      below('outside', 'invitation', 'หนังสือเชิญประชุม', 'Invitation to a meeting'),
      below('outside', 'request-help', 'หนังสือขอความอนุเคราะห์', 'Request for assistance'),
      below('outside', 'complaint', 'เรื่องร้องเรียน', 'Complaint'),
      below('outside', 'survey', 'แบบสำรวจและขอข้อมูล', 'Survey or request for data'),
    ],
  },
  {
    code: 'outgoing',
    title: { th: 'หนังสือส่ง', en: 'Outgoing letters' },
    rows: [
      below('outgoing', 'invite-out', 'หนังสือเชิญเป็นวิทยากร', 'Invitation of a speaker'),
      below('outgoing', 'thanks', 'หนังสือขอบคุณ', 'Letter of thanks'),
      below('outgoing', 'notify-result', 'หนังสือแจ้งผลการพิจารณา', 'Notification of a decision'),
    ],
  },
  {
    code: 'memo',
    title: { th: 'บันทึกข้อความ', en: 'Memos' },
    rows: [
      below('inside', 'ask-approval', 'บันทึกขออนุมัติ', 'Request for approval'),
      below('inside', 'report-result', 'บันทึกรายงานผลการดำเนินงาน', 'Report of results'),
      below('inside', 'ask-travel', 'บันทึกขออนุมัติเดินทางไปราชการ', 'Request for official travel'),
    ],
  },
];
