/** A page of the manual; its text is `th/<id>.md` and `en/<id>.md`. */
export interface HelpPage {
  readonly id: string;
  /** The role or the task that it describes. */
  readonly who: Bilingual;
  readonly title: Bilingual;
}

interface Bilingual {
  readonly th: string;
  readonly en: string;
}

const everybody = { th: 'ทุกคน', en: 'Everybody' };
const administrators = { th: 'ผู้ดูแลระบบ', en: 'Administrators' };

/** The pages of the manual in their order. */
export const helpPages: readonly HelpPage[] = [
  {
    id: 'start',
    who: everybody,
    title: { th: 'เริ่มต้นใช้งานและเข้าสู่ระบบ', en: 'Getting started and signing in' },
  },
  {
    id: 'dashboard',
    who: everybody,
    title: { th: 'หน้าแรกและงานที่ต้องดำเนินการ', en: 'Start page and work that waits' },
  },
  {
    id: 'queue',
    who: everybody,
    title: { th: 'ทำงานจากรายการ เรื่องต่อเรื่อง', en: 'Working through a queue' },
  },
  {
    id: 'register',
    who: { th: 'เจ้าหน้าที่สารบรรณ', en: 'Registry clerks' },
    title: { th: 'ลงทะเบียนรับหนังสือ', en: 'Registering an incoming letter' },
  },
  {
    id: 'order',
    who: { th: 'ผู้บริหารและหัวหน้าหน่วยงาน', en: 'Heads and executives' },
    title: { th: 'พิจารณาและสั่งการ', en: 'Considering and giving orders' },
  },
  {
    id: 'work',
    who: { th: 'ผู้ปฏิบัติ', en: 'Officers' },
    title: { th: 'รับงาน ปฏิบัติ และรายงานผล', en: 'Accepting an assignment, doing it, reporting' },
  },
  {
    id: 'memo',
    who: { th: 'ผู้ร่างและผู้ลงนาม', en: 'Drafters and signers' },
    title: { th: 'ร่างและลงนามบันทึกข้อความ', en: 'Drafting and signing a memo' },
  },
  {
    id: 'acting',
    who: { th: 'ผู้บริหาร หัวหน้าหน่วยงาน และผู้ปฏิบัติแทน', en: 'Heads, and who acts for them' },
    title: { th: 'ปฏิบัติแทนผู้อื่น', en: 'Acting for others' },
  },
  {
    id: 'outgoing',
    who: { th: 'เจ้าหน้าที่สารบรรณและผู้นำส่ง', en: 'Registry clerks and messengers' },
    title: { th: 'ส่งหนังสือออกและตอบหนังสือ', en: 'Sending letters out, and answering' },
  },
  {
    id: 'retention',
    who: { th: 'เจ้าหน้าที่สารบรรณและกรรมการทำลายหนังสือ', en: 'Registry and committees' },
    title: { th: 'เก็บ ระงับ ส่งมอบ และทำลายหนังสือ', en: 'Keeping, holding and destroying documents' },
  },
  {
    id: 'book',
    who: { th: 'เจ้าหน้าที่สารบรรณ', en: 'Registry clerks' },
    title: { th: 'ทะเบียนหนังสือ', en: 'The registers' },
  },
  {
    id: 'secret',
    who: { th: 'ผู้ได้รับอนุญาตและนายทะเบียน', en: 'Cleared people and registrars' },
    title: { th: 'หนังสือลับ', en: 'Classified documents' },
  },
  {
    id: 'import',
    who: administrators,
    title: { th: 'นำเข้าทะเบียนจากระบบเดิม', en: 'Bringing in registers of the old system' },
  },
  {
    id: 'backup',
    who: administrators,
    title: { th: 'สำรองและกู้คืนข้อมูล', en: 'Backup and restore' },
  },
  {
    id: 'notification',
    who: everybody,
    title: { th: 'การแจ้งเตือน', en: 'Notifications' },
  },
  {
    id: 'account',
    who: everybody,
    title: { th: 'บัญชีของท่านและรหัสผ่าน', en: 'Your account and password' },
  },
  {
    id: 'phone',
    who: everybody,
    title: { th: 'ใช้งานบนโทรศัพท์', en: 'On the phone' },
  },
  {
    id: 'settings-people',
    who: administrators,
    title: { th: 'ตั้งค่า: หน่วยงานและบุคลากร', en: 'Settings: units and people' },
  },
  {
    id: 'settings-access',
    who: administrators,
    title: { th: 'ตั้งค่า: สิทธิ์และผู้ใช้งาน', en: 'Settings: rights and groups' },
  },
  {
    id: 'settings-registry',
    who: administrators,
    title: { th: 'ตั้งค่า: งานทะเบียน', en: 'Settings: registers' },
  },
  {
    id: 'settings-kinds',
    who: administrators,
    title: { th: 'ตั้งค่า: ประเภทและชั้นของหนังสือ', en: 'Settings: kinds and classes' },
  },
  {
    id: 'settings-signatures',
    who: administrators,
    title: { th: 'ตั้งค่า: การลงนามและใบรับรอง', en: 'Settings: signatures and certificates' },
  },
  {
    id: 'settings-notices',
    who: administrators,
    title: { th: 'ตั้งค่า: การแจ้งเตือน', en: 'Settings: notifications' },
  },
  {
    id: 'settings-system',
    who: administrators,
    title: { th: 'ตั้งค่า: ระบบ', en: 'Settings: the system' },
  },
];

export function findHelpPage(id: string): HelpPage | undefined {
  return helpPages.find((page) => page.id === id);
}
