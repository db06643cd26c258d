/** How far a permission reaches, from the narrowest. */
export const grantScopes = ['own', 'unit', 'subtree', 'agency'] as const;
export type GrantScope = (typeof grantScopes)[number];

/** Headings of the matrix of roles, in their order. */
export const permissionGroups = {
  numbers: { th: 'ทะเบียนและเลข', en: 'Registers and numbers' },
  documents: { th: 'การเดินเรื่องและการเก็บ', en: 'Documents' },
  people: { th: 'บุคลากรและหน่วยงาน', en: 'People and units' },
  system: { th: 'การตั้งค่าและการตรวจสอบ', en: 'Settings and checks' },
} as const;
export type PermissionGroup = keyof typeof permissionGroups;

interface PermissionWords {
  readonly group: PermissionGroup;
  readonly th: string;
  readonly en: string;
  readonly textTh: string;
  readonly textEn: string;
  /**
   * Whether calls that it opens ask where it reaches. The others know only yes and no, and the
   * matrix offers them the whole agency alone.
   */
  readonly hasScopes?: true;
  /** Whoever gives it to somebody changes who administers: a second person confirms it. */
  readonly isDangerous?: true;
}

/**
 * The permissions of all modules in words. A permission that is missing here shows its code; the
 * test of the composition names it.
 */
export const permissionWords: Readonly<Record<string, PermissionWords>> = {
  'registry.register': {
    ...{ group: 'numbers', th: 'ลงทะเบียนรับหนังสือ', en: 'Register letters' },
    textTh: 'ลงรับและให้เลขรับในทะเบียนของหน่วยงาน',
    textEn: 'Receive letters and give them numbers',
    hasScopes: true,
  },
  'registry.reserve': {
    ...{ group: 'numbers', th: 'จอง ยกเลิก และคืนเลข', en: 'Reserve, void and release numbers' },
    textTh: 'เก็บเลขไว้ใช้ ยกเลิกหรือคืนพร้อมเหตุผล เปิดและปิดทะเบียน',
    textEn: 'Keep numbers, end them with a reason, open and close registers',
    hasScopes: true,
  },
  'registry.draft': {
    ...{ group: 'documents', th: 'สร้างเอกสาร', en: 'Create documents' },
    textTh: 'ร่างหนังสือ บันทึก และเรื่องเผยแพร่',
    textEn: 'Draft letters, memos and publications',
  },
  'registry.retention': {
    ...{ group: 'documents', th: 'เก็บและทำลายหนังสือ', en: 'Keep and destroy documents' },
    textTh: 'ทำบัญชีหนังสือครบกำหนดเก็บ และรายงานผล',
    textEn: 'Lists of documents past their retention',
  },
  'registry.hold': {
    ...{ group: 'documents', th: 'ระงับการทำลาย', en: 'Put documents on hold' },
    textTh: 'สั่งให้เก็บหนังสือไว้ก่อนจนกว่าจะยกเลิก',
    textEn: 'Keep documents until the hold is lifted',
  },
  'registry.retention-classes': {
    ...{ group: 'documents', th: 'กำหนดอายุการเก็บ', en: 'Retention classes' },
    textTh: 'ตั้งประเภทและอายุการเก็บหนังสือ',
    textEn: 'Set classes and years of retention',
  },
  'registry.import': {
    ...{ group: 'documents', th: 'นำเข้าทะเบียนเดิม', en: 'Import registers' },
    textTh: 'นำเข้าและส่งออกทะเบียนจากระบบเดิม',
    textEn: 'Import registers of an older system',
  },
  'registry.break-glass': {
    ...{ group: 'documents', th: 'เปิดเรื่องลับกรณีฉุกเฉิน', en: 'Open classified in an emergency' },
    textTh: 'เปิดอ่านได้เมื่อจำเป็น โดยมีผู้อนุมัติและบันทึกไว้',
    textEn: 'With approval, and recorded',
    isDangerous: true,
  },
  'identity.manage': {
    ...{ group: 'people', th: 'บุคลากรและหน่วยงาน', en: 'People and units' },
    textTh: 'จัดการบุคคล หน่วยงาน ตำแหน่ง และบัญชี ไม่ให้สิทธิ์อ่านหนังสือ',
    textEn: 'People, units, posts and accounts',
    ...{ hasScopes: true, isDangerous: true },
  },
  'identity.personnel': {
    ...{ group: 'people', th: 'ทะเบียนประวัติ', en: 'Personal records' },
    textTh: 'ดูและแก้ไขทะเบียนประวัติของบุคลากร',
    textEn: 'See and correct the records of people',
    hasScopes: true,
  },
  'identity.appoint': {
    ...{ group: 'people', th: 'บันทึกคำสั่งปฏิบัติแทน', en: 'Enter orders of acting' },
    textTh: 'บันทึกคำสั่งรักษาราชการแทนและปฏิบัติราชการแทน',
    textEn: 'Orders by which somebody acts for another',
  },
  'identity.clear': {
    ...{ group: 'people', th: 'กำหนดชั้นความลับของบุคคล', en: 'Clear people for secrets' },
    textTh: 'ให้สิทธิเข้าถึงชั้นความลับ และแต่งตั้งนายทะเบียน โดยไม่เห็นเรื่อง',
    textEn: 'Clearances and registrars, without reading',
    isDangerous: true,
  },
  'identity.reset-second-factor': {
    ...{ group: 'people', th: 'ยกเลิกการยืนยันสองขั้นของผู้อื่น', en: 'Reset second factors' },
    textTh: 'ช่วยผู้ที่เข้าใช้ไม่ได้เพราะทำอุปกรณ์หาย',
    textEn: 'For people who lost their device',
    isDangerous: true,
  },
  'data-request.answer': {
    ...{ group: 'people', th: 'ตอบคำขอเจ้าของข้อมูล', en: 'Answer data requests' },
    textTh: 'เจ้าหน้าที่คุ้มครองข้อมูลส่วนบุคคล',
    textEn: 'The data protection officer',
  },
  'settings.manage': {
    ...{ group: 'system', th: 'เปิดศูนย์ตั้งค่า', en: 'Open the settings' },
    textTh: 'ค่าทั่วไปของระบบ',
    textEn: 'General settings',
    isDangerous: true,
  },
  'settings.access': {
    ...{ group: 'system', th: 'บทบาทและสิทธิ์', en: 'Roles and rights' },
    textTh: 'บทบาท กลุ่ม เมนู ผู้ดูแลระบบ และสิทธิ์ออกเลข',
    textEn: 'Roles, groups, menus, administrators',
    isDangerous: true,
  },
  'settings.certificates': {
    ...{ group: 'system', th: 'ใบรับรองอิเล็กทรอนิกส์', en: 'Certificates' },
    textTh: 'ตั้งค่าใบรับรองสำหรับการลงนาม',
    textEn: 'Certificates for signing',
    isDangerous: true,
  },
  'notification.manage': {
    ...{ group: 'system', th: 'ตั้งค่าการแจ้งเตือน', en: 'Notifications' },
    textTh: 'ช่องทาง ข้อความ และรายการที่ส่งไม่ออก',
    textEn: 'Channels, words, failed deliveries',
  },
  'help.manage': {
    ...{ group: 'system', th: 'จัดการคู่มือ', en: 'Manuals' },
    textTh: 'เพิ่ม จัดลำดับ และนำคู่มือออก',
    textEn: 'Add, order and remove manuals',
  },
  'help.publish-policy': {
    ...{ group: 'system', th: 'เผยแพร่นโยบายข้อมูลส่วนบุคคล', en: 'Publish the policy' },
    textTh: 'ประกาศนโยบายฉบับใหม่',
    textEn: 'Publish a new privacy policy',
  },
  'audit.read': {
    ...{ group: 'system', th: 'ตรวจสอบการใช้งาน', en: 'Audit trail' },
    textTh: 'ค้นและส่งออกบันทึกการใช้งาน ไม่ให้สิทธิ์อ่านหนังสือ',
    textEn: 'Search the audit trail',
  },
  'backup.manage': {
    ...{ group: 'system', th: 'สำรองและกู้คืนข้อมูล', en: 'Backups' },
    textTh: 'กำหนดปลายทางและสั่งสำรองข้อมูล',
    textEn: 'Where backups go, and making one',
  },
  'data-request.receive': {
    ...{ group: 'people', th: 'รับคำขอจากผู้ที่ไม่มีบัญชี', en: 'Receive data requests' },
    textTh: 'บันทึกคำขอใช้สิทธิแทนผู้ที่ไม่มีบัญชี',
    textEn: 'Enter requests of people without an account',
  },
  'settings.registry': {
    ...{ group: 'system', th: 'ตั้งค่างานสารบรรณ', en: 'Settings of the registry' },
    textTh: 'ประเภท ชั้นความเร็ว โครงสร้าง และการแสดงผลทะเบียน',
    textEn: 'Kinds, speeds, structure and displays of registers',
  },
  'settings.organisation': {
    ...{ group: 'people', th: 'ตั้งค่าหน่วยงานและบุคลากร', en: 'Settings of the organisation' },
    textTh: 'หน่วยงาน ตำแหน่ง คำนำหน้า และประเภทบุคลากร',
    textEn: 'Units, posts, prefixes and employment',
    isDangerous: true,
  },
  'settings.sections': {
    ...{ group: 'people', th: 'ตั้งค่าส่วนงานของตน', en: 'Sections of own units' },
    textTh: 'เพิ่มและแก้ไขกลุ่มงานและฝ่ายภายใต้หน่วยงานในขอบเขตที่ได้รับ',
    textEn: 'Add and correct groups and teams below the units in its scope',
    ...{ hasScopes: true, isDangerous: true },
  },
  'settings.transfer': {
    ...{ group: 'system', th: 'ไฟล์การตั้งค่า', en: 'Configuration file' },
    textTh: 'ส่งออกและนำเข้าการตั้งค่าเป็นไฟล์',
    textEn: 'Settings out and in as a file',
    isDangerous: true,
  },
  'settings.first-run': {
    ...{ group: 'system', th: 'ตั้งค่าครั้งแรก', en: 'First setup' },
    textTh: 'ทำขั้นของการตั้งค่าครั้งแรกต่อ',
    textEn: 'Go on with the first setup',
    isDangerous: true,
  },
  'settings.health': {
    ...{ group: 'system', th: 'สถานะระบบ', en: 'Health' },
    textTh: 'ดูสถานะของระบบและสิ่งที่ต้องทำ',
    textEn: 'State of the system',
  },
  'settings.api': {
    ...{ group: 'system', th: 'โปรแกรมของหน่วยงาน', en: 'Programs' },
    textTh: 'กุญแจและปลายทางของโปรแกรม',
    textEn: 'Tokens and webhooks of programs',
    isDangerous: true,
  },
};

/** Acts on numbers that a line permits. */
export const numberActs = [
  'take',
  'reserve',
  'back-date',
  'void',
  'release',
  'open',
  'close-year',
] as const;
export type NumberAct = (typeof numberActs)[number];

/** The acts on numbers in words. */
export const numberActWords: Readonly<Record<NumberAct, { th: string; en: string }>> = {
  take: { th: 'ออกเลข', en: 'Give numbers' },
  reserve: { th: 'จองเลข', en: 'Reserve numbers' },
  'back-date': { th: 'จองย้อนวัน', en: 'Reserve for an earlier day' },
  void: { th: 'ยกเลิกเลข', en: 'Void numbers' },
  release: { th: 'คืนเลข', en: 'Release numbers' },
  open: { th: 'เปิดทะเบียน', en: 'Open registers' },
  'close-year': { th: 'ปิดทะเบียนประจำปี', en: 'Close years' },
};
