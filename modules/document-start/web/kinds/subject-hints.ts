import type { Start } from './kind-groups.ts';

/**
 * Words of a subject by which a kind is proposed first. What officers usually write about in each kind; a hint
 * only, all other kinds are offered below. @assumed
 */
export const subjectHints: readonly (readonly [Start['code'], readonly string[]])[] = [
  ['command', ['แต่งตั้ง', 'คำสั่ง', 'มอบอำนาจ', 'ให้ข้าราชการ', 'รักษาราชการแทน', 'appoint']],
  ['announce', ['ประกาศ', 'รับสมัคร', 'ประกวดราคา', 'รายชื่อผู้มีสิทธิ', 'announce']],
  ['report', ['รายงานการประชุม', 'มติที่ประชุม', 'minutes']],
  ['guaranty', ['รับรอง', 'certif']],
  ['cycle', ['แจ้งเวียน', 'ซักซ้อม', 'ถือปฏิบัติ', 'circular']],
  ['news', ['ข่าว', 'ประชาสัมพันธ์', 'news']],
  ['stamp', ['ขอทราบผล', 'ส่งเอกสาร', 'เตือน', 'remind']],
  [
    'outgoing',
    [
      ...['เชิญ', 'ขอความอนุเคราะห์', 'ขอความร่วมมือ', 'หารือ', 'ตอบ', 'ขอบคุณ', 'ส่งข้อมูล'],
      ...['ขอข้อมูล', 'invite', 'reply', 'request for'],
    ],
  ],
  [
    'inside',
    [
      ...['ขออนุมัติ', 'ขออนุญาต', 'เดินทาง', 'รายงาน', 'ขอซื้อ', 'ขอจ้าง', 'ลา', 'สรุป', 'เสนอ'],
      ...['approval', 'travel', 'report'],
    ],
  ],
];
