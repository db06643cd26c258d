interface Term {
  readonly th: string;
  readonly en: string;
}

/** Reasons that agencies often give; offered, never required. */
const general: readonly Term[] = [
  { th: 'เอกสารไม่ครบถ้วน โปรดแนบเพิ่มเติม', en: 'Enclosures are missing; please attach them' },
  { th: 'ข้อความไม่ถูกต้อง โปรดแก้ไข', en: 'The text needs to be corrected' },
  { th: 'ไม่อยู่ในอำนาจหน้าที่ของหน่วยงาน', en: 'Not within the duties of this unit' },
];

const byAct: Readonly<Record<string, readonly Term[]>> = {
  refuse: [
    { th: 'หนังสือไม่ได้ส่งถึงหน่วยงานนี้', en: 'The letter is not addressed to this agency' },
    { th: 'สิ่งที่ส่งมาด้วยไม่ครบถ้วน', en: 'Enclosures are missing' },
    { th: 'ไฟล์เปิดไม่ได้หรืออ่านไม่ออก', en: 'The file cannot be opened or read' },
  ],
  recall: [
    { th: 'ส่งผิดหน่วยงาน', en: 'Sent to the wrong unit' },
    { th: 'มีการแก้ไขข้อความ', en: 'The text has changed' },
    { th: 'แนบไฟล์ไม่ครบ', en: 'A file was forgotten' },
  ],
  replaceFile: [
    { th: 'สแกนไม่ชัดหรือไม่ครบทุกหน้า', en: 'The scan is unclear or misses pages' },
    { th: 'แนบไฟล์ผิดเรื่อง', en: 'The file belongs to another matter' },
    { th: 'มีฉบับแก้ไขจากเจ้าของเรื่อง', en: 'Its author sent a corrected one' },
  ],
  withdraw: [
    { th: 'ขอแก้ไขข้อความ', en: 'The text is to be changed' },
    { th: 'ขอเปลี่ยนผู้ตรวจหรือผู้ลงนาม', en: 'The reviewer or signatory is to be changed' },
  ],
  classify: [
    { th: 'เนื้อหามีข้อมูลข่าวสารลับ', en: 'It holds classified information' },
    { th: 'หน่วยงานเจ้าของเรื่องแจ้งชั้นความลับ', en: 'The originating agency told its class' },
  ],
  declassify: [
    { th: 'พ้นความจำเป็นที่ต้องปกปิดแล้ว', en: 'It need not be kept secret any more' },
    { th: 'หน่วยงานเจ้าของเรื่องแจ้งปรับลดชั้น', en: 'The originating agency lowered its class' },
  ],
  disapprove: [
    { th: 'งบประมาณไม่เพียงพอ', en: 'The budget does not suffice' },
    { th: 'ไม่เป็นไปตามระเบียบ', en: 'Not in accordance with the regulation' },
  ],
  cancel: [
    { th: 'ลงทะเบียนซ้ำ', en: 'Registered twice' },
    { th: 'ลงทะเบียนผิดพลาด', en: 'Registered by mistake' },
    { th: 'ไม่ดำเนินการต่อ', en: 'Not to be pursued' },
  ],
  correct: [
    { th: 'พิมพ์ผิด', en: 'A typing error' },
    { th: 'แก้ไขให้ตรงกับต้นฉบับ', en: 'To agree with the letter itself' },
  ],
  reopen: [
    { th: 'มีข้อมูลเพิ่มเติมที่ต้องพิจารณา', en: 'There is more to consider' },
    { th: 'ผลการดำเนินการไม่ครบถ้วน', en: 'The work was not complete' },
  ],
  reassign: [
    { th: 'ผู้รับมอบหมายลาหรือไปราชการ', en: 'The assignee is on leave or on duty elsewhere' },
    { th: 'เพื่อให้ตรงกับหน้าที่ความรับผิดชอบ', en: 'To fit the duties better' },
  ],
  endJob: [
    { th: 'เรื่องยุติแล้ว', en: 'The matter has ended' },
    { th: 'รวมกับงานอื่น', en: 'Merged with other work' },
  ],
};

/** The usual reasons for an act. */
export function usualReasons(act: string): readonly Term[] {
  return byAct[act] ?? general;
}
