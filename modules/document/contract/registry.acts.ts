import type { AuditWords } from '@sarn/kernel';
import { actTerms } from './vocabulary.ts';

/** Acts on a draft have a name of their own in the trail. */
const drafting = { 'draft-create': actTerms.create, 'draft-edit': actTerms.edit };

/** Acts on numbers that carry no document yet. */
const numbering = {
  'open-register': { th: 'เปิดทะเบียน', en: 'Open a register' },
  'reserve-numbers': { th: 'จองเลขทะเบียน', en: 'Reserve numbers' },
  'use-reserved-number': { th: 'ใช้เลขที่จองไว้', en: 'Use a reserved number' },
  'void-number': { th: 'ยกเลิกเลขที่จองไว้', en: 'Void a reserved number' },
  'release-number': { th: 'คืนเลขที่จองไว้', en: 'Release a reserved number' },
};

/** Acts on folders and lists; none of them changes who may read a document. */
const keeping = {
  'folder-create': { th: 'สร้างแฟ้มเอกสาร', en: 'Make a folder' },
  'folder-change': { th: 'เปลี่ยนชื่อหรือย้ายแฟ้ม', en: 'Rename or move a folder' },
  'folder-delete': { th: 'ลบแฟ้มว่าง', en: 'Delete an empty folder' },
  'folder-file': { th: 'เก็บเอกสารเข้าแฟ้ม', en: 'File a paper into a folder' },
  'folder-unfile': { th: 'นำเอกสารออกจากแฟ้ม', en: 'Take a paper out of a folder' },
  'view-save': { th: 'บันทึกมุมมองรายการ', en: 'Save a view of a list' },
  'view-delete': { th: 'ลบมุมมองรายการ', en: 'Delete a view of a list' },
  'list-export': { th: 'ส่งออกรายการเป็นไฟล์', en: 'Export a list to a file' },
};

/** Acts on circulations beside sending one, which is `circulate`. */
const circulating = {
  'circulation-acknowledge': { th: 'รับทราบหนังสือเวียน', en: 'Acknowledge a circulation' },
  'circulation-remind': { th: 'เตือนผู้รับหนังสือเวียน', en: 'Remind the readers of a circulation' },
  'circulation-recall': { th: 'ดึงการเวียนกลับ', en: 'Take a circulation back' },
  'circulation-export': { th: 'ส่งออกรายงานการอ่าน', en: 'Export a report on readers' },
  'group-save': { th: 'บันทึกกลุ่มผู้รับ', en: 'Save a group of recipients' },
  'group-delete': { th: 'ลบกลุ่มผู้รับ', en: 'Delete a group of recipients' },
};

/** Acts on letters on their way to somebody outside. */
const dispatching = {
  'reply-link': { th: 'เชื่อมหนังสือตอบ', en: 'Link an answer' },
  'reply-unlink': { th: 'เลิกเชื่อมหนังสือตอบ', en: 'Take the link of an answer back' },
  'dispatch-export': { th: 'ส่งออกรายการส่งหนังสือ', en: 'Export the list of letters going out' },
  'hand-over': { th: 'บันทึกผู้รับในสมุดส่งหนังสือ', en: 'Record who took a letter' },
  'brought-back': { th: 'บันทึกว่านำหนังสือกลับ', en: 'Record that a letter was brought back' },
};

/** Acts on the address book. */
const contacts = {
  'contact-save': { th: 'บันทึกรายชื่อในสมุดที่อยู่', en: 'Save an entry of the address book' },
  'contact-retire': { th: 'นำรายชื่อออกจากสมุดที่อยู่', en: 'Take an entry out of the address book' },
};

/** Acts on classified documents: who reads them, and of which class they are. */
const secret = {
  'secret-open': { th: 'เปิดอ่านหนังสือลับ', en: 'Opened a classified paper' },
  'secret-view': { th: 'ดูหนังสือลับ', en: 'Viewed a classified paper' },
  'secret-file': { th: 'ดูไฟล์ของหนังสือลับ', en: 'Viewed a file of a classified paper' },
  'secret-name': { th: 'กำหนดผู้มีสิทธิอ่านหนังสือลับ', en: 'Named a reader of a classified paper' },
  'secret-unname': { th: 'ถอนผู้มีสิทธิอ่านหนังสือลับ', en: 'Took a reader off a classified paper' },
  'secret-classify': { th: 'ปรับชั้นความลับ', en: 'Changed the class of a paper' },
  'secret-break-glass': {
    th: 'เปิดหนังสือลับกรณีฉุกเฉิน',
    en: 'Opened a classified paper in an emergency',
  },
};

/** Acts on registers of an older system; one line for a whole import, none for each document. */
const importing = {
  'import-upload': { th: 'ส่งตารางทะเบียนของระบบเดิม', en: 'Send a register of the old system' },
  'import-scans': { th: 'ส่งไฟล์สแกนของระบบเดิม', en: 'Send scans of the old system' },
  'import-run': { th: 'เริ่มนำเข้าทะเบียน', en: 'Begin to bring in a register' },
  'import-done': { th: 'นำเข้าทะเบียนเสร็จ', en: 'Bring in a register' },
  'import-undo': { th: 'เริ่มถอนการนำเข้า', en: 'Begin to take out an import' },
  'import-undone': { th: 'ถอนการนำเข้าเสร็จ', en: 'Take out an import' },
  'import-discard': { th: 'ทิ้งตารางที่ยังไม่นำเข้า', en: 'Throw away a table' },
  'import-forget': { th: 'พ้นกำหนดเก็บแถวของการนำเข้า', en: 'Let go of the rows of an import' },
  'import-folder': { th: 'ระบุโฟลเดอร์ไฟล์สแกนบนแม่ข่าย', en: 'Name a folder of scans' },
};

/** Decisions over letters from elsewhere; registering one is `register`. */
const arrivals = {
  'arrival-came': { th: 'หนังสือจากภายนอกเข้าคิว', en: 'A letter came from elsewhere' },
  'arrival-refuse': { th: 'ปฏิเสธหนังสือที่ส่งมา', en: 'Refuse a letter from elsewhere' },
  'arrival-not-a-letter': { th: 'ระบุว่าไม่ใช่หนังสือ', en: 'Put aside what is no letter' },
  'arrival-restore': { th: 'นำกลับเข้าคิวรับ', en: 'Put back what was put aside' },
};

/** Acts on the lists of whom documents usually go to. */
const routing = {
  'template-save': { th: 'บันทึกเส้นทางหนังสือ', en: 'Save a list of recipients or stations' },
  'template-delete': { th: 'ลบเส้นทางหนังสือ', en: 'Delete a list of recipients or stations' },
};

/** Acts on how long documents are kept, and on their end. */
const retaining = {
  'retention-class': { th: 'ตั้งอายุการเก็บ', en: 'Set a retention class' },
  'retention-default': { th: 'ตั้งอายุการเก็บตามประเภทหนังสือ', en: 'Set the class of a kind' },
  'retention-survey': { th: 'สำรวจหนังสือครบอายุการเก็บ', en: 'Survey of expired papers' },
  'retention-list-create': { th: 'จัดทำบัญชี', en: 'Make a list' },
  'retention-list-change': { th: 'แก้ไขบัญชี', en: 'Change a list' },
  'retention-list-submit': { th: 'เสนอบัญชี', en: 'Put a list forward' },
  'retention-list-judge': { th: 'กรรมการให้ความเห็นต่อบัญชี', en: 'Opinion of a member' },
  'retention-list-approve': { th: 'อนุมัติบัญชี', en: 'Approve a list' },
  'retention-list-return': { th: 'ส่งบัญชีคืนแก้ไข', en: 'Give a list back' },
  'retention-archives-send': { th: 'ส่งบัญชีให้หอจดหมายเหตุแห่งชาติ', en: 'List to the Archives' },
  'retention-archives-answer': { th: 'บันทึกคำตอบหอจดหมายเหตุแห่งชาติ', en: 'Answer of the Archives' },
  'retention-list-execute': { th: 'สั่งทำลายตามบัญชี', en: 'Order the destruction' },
  'retention-list-finish': { th: 'ส่งมอบตามบัญชี', en: 'Hand over by a list' },
  'retention-list-cancel': { th: 'ยกเลิกบัญชี', en: 'Cancel a list' },
  'retention-list-done': { th: 'ทำลายครบตามบัญชี', en: 'Destruction done' },
  'retention-file': { th: 'ออกไฟล์ของบัญชี', en: 'Take a file of a list' },
  'register-year-close': { th: 'ปิดทะเบียนประจำปี', en: 'Close the register of a year' },
};

/** Acts on the files of a document. */
const attachments = {
  consolidate: { th: 'แนบฉบับรวมที่แก้ไขเพิ่มเติม', en: 'Keep a consolidated text' },
  'file-replace': { th: 'แทนที่ไฟล์ของเอกสาร', en: 'Replace a file of a paper' },
};

const setting = {
  'export-all': { th: 'ส่งออกข้อมูลทั้งหมดจากเครื่องแม่ข่าย', en: 'Export everything, on the server' },
  'report-set': { th: 'ตั้งค่ารายงาน', en: 'Set the reports' },
  'report-export': { th: 'ส่งออกรายงานเป็นไฟล์', en: 'Export a report to a file' },
  'unit-dissolved': { th: 'ยุบเลิกหน่วยงาน', en: 'Dissolve a unit' },
  'unit-merged': { th: 'รวมหน่วยงาน', en: 'Merge a unit' },
  'unit-ending-planned': { th: 'กำหนดวันยุบหรือรวมหน่วยงาน', en: 'Plan the end of a unit' },
  'unit-ending-cancelled': { th: 'ยกเลิกกำหนดยุบหรือรวมหน่วยงาน', en: 'Call off the end of a unit' },
  'unit-ending-failed': {
    th: 'ยุบหรือรวมหน่วยงานตามกำหนดไม่ได้',
    en: 'The planned end of a unit could not be carried out',
  },
  'unit-reopened': { th: 'เปิดหน่วยงานที่สิ้นสุดอีกครั้ง', en: 'Reopen a unit' },
  'numbering-set': { th: 'ตั้งค่าการออกเลขหนังสือ', en: 'Set the numbering of a unit' },
  'reminders-set': { th: 'ตั้งค่าการเตือนงาน', en: 'Set the reminders of jobs' },
};

/** What acts of the registry are called in the audit trail: the words of their buttons. */
export const registryAuditWords: AuditWords = {
  acts: Object.fromEntries(
    Object.entries({
      ...actTerms,
      ...drafting,
      ...numbering,
      ...keeping,
      ...circulating,
      ...attachments,
      ...routing,
      ...contacts,
      ...secret,
      ...importing,
      ...arrivals,
      ...dispatching,
      ...retaining,
      ...setting,
    }).map(([act, words]) => [`registry.${act}`, words]),
  ),
  things: {
    folder: { th: 'แฟ้มเอกสาร', en: 'Folder' },
    view: { th: 'มุมมองรายการ', en: 'View of a list' },
    list: { th: 'รายการ', en: 'List' },
    report: { th: 'รายงาน', en: 'Report' },
    import: { th: 'การนำเข้าทะเบียน', en: 'Import of a register' },
    contact: { th: 'รายชื่อในสมุดที่อยู่', en: 'Entry of the address book' },
    'recipient-group': { th: 'กลุ่มผู้รับ', en: 'Group of recipients' },
    'route-template': { th: 'เส้นทางหนังสือ', en: 'List of recipients or stations' },
    'retention-class': { th: 'อายุการเก็บ', en: 'Retention class' },
    'retention-list': { th: 'บัญชีทำลายหรือส่งมอบ', en: 'Destruction or transfer list' },
    'retention-survey': { th: 'การสำรวจประจำปี', en: 'Yearly survey' },
    hold: { th: 'การระงับการทำลาย', en: 'Legal hold' },
    register: { th: 'ทะเบียน', en: 'Register' },
    reminder: { th: 'การเตือนงาน', en: 'Reminders of jobs' },
    document: { th: 'หนังสือ', en: 'Document' },
    arrival: { th: 'หนังสือที่ส่งมา', en: 'Letter from elsewhere' },
    leg: { th: 'การส่งหนังสือ', en: 'Sending of a document' },
    job: { th: 'งานที่มอบหมาย', en: 'Job' },
    'number-reservation': { th: 'การจองเลข', en: 'Reservation of numbers' },
    'register-entry': { th: 'เลขทะเบียน', en: 'Number of a register' },
  },
};
