import type { ActCode, FlowState, FlowSubject, FlowSubjects } from './flow/flow.ts';

interface Term {
  readonly th: string;
  readonly en: string;
}

/** The official name of every act, as on its button and in the history. */
export const actTerms: Record<
  | ActCode
  | 'create'
  | 'arrive'
  | 'edit'
  | 'read'
  | 'settled'
  | 'reminded'
  | 'escalated'
  | 'takenOver'
  | 'autoReturned'
  | 'circulate'
  | 'recallCirculation'
  | 'retain'
  | 'hold'
  | 'liftHold'
  | 'destroyed'
  | 'dispatchResult'
  | 'answered'
  | 'replaceFile'
  | 'consolidate'
  | 'refer'
  | 'copied'
  | 'copyHanded'
  | 'copyReturned'
  | 'copyDestroyed'
  | 'unrefer',
  Term
> = {
  arrive: { th: 'นำเข้ากล่องหนังสือเข้า', en: 'Put into the arrival box' },
  create: { th: 'ร่างหนังสือ', en: 'Drafted' },
  edit: { th: 'แก้ไขร่าง', en: 'Edited the draft' },
  read: { th: 'เปิดอ่าน', en: 'Opened' },
  settled: { th: 'สิ้นสุดเรื่อง', en: 'Finished' },
  reminded: { th: 'ระบบเตือนผู้รับผิดชอบ', en: 'Reminded by the system' },
  takenOver: { th: 'โอนเรื่องให้หน่วยงานที่รับช่วง', en: 'Given to the unit that goes on' },
  autoReturned: { th: 'ส่งกลับอัตโนมัติ', en: 'Returned by the system' },
  retain: { th: 'กำหนดอายุการเก็บ', en: 'Set how long it is kept' },
  hold: { th: 'ระงับการทำลาย', en: 'Put under a legal hold' },
  liftHold: { th: 'ยกเลิกการระงับการทำลาย', en: 'Lift the legal hold' },
  copied: { th: 'จัดทำสำเนา', en: 'Copies were made' },
  copyHanded: { th: 'ส่งมอบสำเนา', en: 'Copies were handed over' },
  copyReturned: { th: 'รับคืนสำเนา', en: 'Copies came back' },
  copyDestroyed: { th: 'ทำลายสำเนา', en: 'Copies were destroyed' },
  destroyed: { th: 'ทำลายตามบัญชี', en: 'Destroyed by a list' },
  circulate: { th: 'เวียนหนังสือ', en: 'Circulate' },
  recallCirculation: { th: 'ดึงการเวียนกลับ', en: 'Take a circulation back' },
  answered: { th: 'มีหนังสือตอบแล้ว', en: 'Answered' },
  closeAnswered: { th: 'ปิดเรื่อง (ตอบแล้ว)', en: 'Close as answered' },
  dispatchResult: { th: 'แจ้งผลการส่ง', en: 'Result of a sending' },
  escalated: { th: 'ระบบแจ้งผู้บังคับบัญชา', en: 'The head was told' },
  register: { th: 'ลงทะเบียนรับ', en: 'Register' },
  correct: { th: 'แก้ไขรายการรับ', en: 'Correct the entry' },
  refuse: { th: 'ปฏิเสธการรับ', en: 'Refuse' },
  present: { th: 'เสนอ', en: 'Present' },
  distribute: { th: 'แจกจ่ายหน่วยงาน', en: 'Distribute' },
  command: { th: 'สั่งการ', en: 'Order' },
  dispatchCommand: { th: 'ส่งตามคำสั่งการ', en: 'Dispatch as ordered' },
  sendBack: { th: 'ส่งกลับ', en: 'Send back' },
  recall: { th: 'ดึงกลับ', en: 'Recall' },
  receive: { th: 'ลงรับ', en: 'Receive' },
  resend: { th: 'ส่งใหม่', en: 'Send again' },
  settle: { th: 'ยุติการส่ง', en: 'End this sending' },
  assignPresent: { th: 'มอบให้ศึกษาและเสนอ', en: 'Ask for a study' },
  presentStudy: { th: 'เสนอความเห็น', en: 'Present the study' },
  recordResult: { th: 'บันทึกผลการพิจารณา', en: 'Record the decision' },
  assign: { th: 'มอบหมาย', en: 'Assign' },
  acknowledgeFile: { th: 'ทราบและเก็บเรื่อง', en: 'Acknowledge and file' },
  acknowledge: { th: 'รับทราบ', en: 'Acknowledge' },
  accept: { th: 'รับงาน', en: 'Accept' },
  reassign: { th: 'เปลี่ยนผู้รับมอบหมาย', en: 'Reassign' },
  report: { th: 'รายงานผล', en: 'Report' },
  endJob: { th: 'ยุติงาน', en: 'End the assignment' },
  remind: { th: 'เตือน', en: 'Remind' },
  approveReport: { th: 'ตรวจรับรายงาน', en: 'Accept the report' },
  close: { th: 'ปิดเรื่อง', en: 'Close' },
  submit: { th: 'ส่งตรวจ/ลงนาม', en: 'Submit' },
  pass: { th: 'ผ่านการตรวจ', en: 'Pass' },
  withdraw: { th: 'ถอนคืน', en: 'Withdraw' },
  sign: { th: 'ลงนาม', en: 'Sign' },
  approve: { th: 'อนุมัติเผยแพร่', en: 'Approve for publication' },
  disapprove: { th: 'ไม่อนุมัติ', en: 'Disapprove' },
  cancel: { th: 'ยกเลิกเอกสาร', en: 'Cancel the document' },
  reopen: { th: 'เปิดเรื่องใหม่', en: 'Reopen' },
  skip: { th: 'ข้ามผู้ตรวจ', en: 'Skip the reviewer' },
  initial: { th: 'ลงชื่อย่อกำกับตรา', en: 'Initial' },
  seal: { th: 'ประทับตรา', en: 'Seal' },
  number: { th: 'ออกเลขที่', en: 'Give the number' },
  dispatch: { th: 'ส่งหนังสือ', en: 'Send' },
  recordReceipt: { th: 'บันทึกผลการส่ง', en: 'Record the result' },
  revoke: { th: 'เพิกถอน', en: 'Revoke' },
  consolidate: { th: 'แนบฉบับรวม', en: 'Keep a consolidated text' },
  replaceFile: { th: 'แทนที่ไฟล์', en: 'Replace a file' },
  refer: { th: 'อ้างถึงเรื่องเดิม', en: 'Linked to an earlier document' },
  unrefer: { th: 'นำการอ้างถึงออก', en: 'Took a link back' },
  annotate: { th: 'เกษียนเสนอต่อ', en: 'Annotate and pass on' },
  classify: { th: 'กำหนดชั้นความลับ', en: 'Classify or raise the class' },
  declassify: { th: 'ปรับลดชั้นความลับ', en: 'Lower or lift the class' },
  recordGazette: { th: 'บันทึกราชกิจจานุเบกษา', en: 'Record the Royal Gazette' },
  certify: { th: 'บันทึกการรับรองรายงาน', en: 'Record the certification' },
  enter: { th: 'ลงทะเบียน', en: 'Enter in the register' },
};

const documentTerms = {
  ARRIVED: { th: 'รอลงทะเบียนรับ', en: 'Arrived' },
  REFUSED: { th: 'ปฏิเสธการรับ', en: 'Refused' },
  REGISTERED: { th: 'ลงทะเบียนแล้ว', en: 'Registered' },
  PRESENTED: { th: 'เสนอแล้ว รอพิจารณา', en: 'Presented' },
  COMMANDED: { th: 'สั่งการแล้ว', en: 'Ordered' },
  DISTRIBUTED: { th: 'ส่งหน่วยงานแล้ว', en: 'Distributed' },
  DRAFT: { th: 'ร่าง', en: 'Draft' },
  IN_REVIEW: { th: 'อยู่ระหว่างตรวจ/ทาน', en: 'In review' },
  AWAITING_SIGN: { th: 'รอลงนาม', en: 'Awaiting signature' },
  AWAITING_APPROVAL: { th: 'รออนุมัติเผยแพร่', en: 'Awaiting approval' },
  AWAITING_INITIAL: { th: 'รอลงชื่อย่อกำกับตรา', en: 'Awaiting initials' },
  SIGNED: { th: 'ลงนามแล้ว รอออกเลข', en: 'Signed, to be numbered' },
  INITIALLED: { th: 'ลงชื่อย่อแล้ว รอประทับตรา', en: 'Initialled, to be sealed' },
  SEALED: { th: 'ประทับตราแล้ว รอออกเลข', en: 'Sealed, to be numbered' },
  NUMBERED: { th: 'ออกเลขแล้ว รอส่ง', en: 'Numbered, to be sent' },
  DISAPPROVED: { th: 'ไม่อนุมัติ', en: 'Disapproved' },
  DISPATCHED: { th: 'ส่งแล้ว', en: 'Sent' },
  DELIVERED: { th: 'ผู้รับได้รับครบแล้ว', en: 'Received by all' },
  ISSUED: { th: 'ออกให้แล้ว', en: 'Issued' },
  REVOKED: { th: 'เพิกถอนแล้ว', en: 'Revoked' },
  PUBLISHED: { th: 'เผยแพร่แล้ว', en: 'Published' },
  CERTIFIED: { th: 'ที่ประชุมรับรองแล้ว', en: 'Certified by the meeting' },
  CANCELLED: { th: 'ยกเลิกแล้ว', en: 'Cancelled' },
  CLOSED: { th: 'ปิดเรื่องแล้ว', en: 'Closed' },
} satisfies Record<string, Term>;

const transmissionTerms = {
  SENT: { th: 'รอลงรับ', en: 'To be received' },
  DELIVERED: { th: 'ส่งถึงตัวบุคคลแล้ว', en: 'Delivered to the person' },
  RECALLED: { th: 'ดึงกลับแล้ว', en: 'Recalled' },
  RETURNED: { th: 'ถูกส่งกลับ', en: 'Returned' },
  AUTO_RETURNED: { th: 'ส่งกลับเพราะหน่วยงานผู้รับสิ้นสุด', en: 'Returned: the unit has ended' },
  RESENT: { th: 'ส่งใหม่แล้ว', en: 'Sent again' },
  SETTLED: { th: 'ยุติการส่ง', en: 'Ended' },
  UNIT_RECEIVED: { th: 'หน่วยงานลงรับแล้ว', en: 'Received by the unit' },
  UNIT_PRESENTED: { th: 'เสนอหัวหน้าหน่วยงานแล้ว', en: 'Presented to the head' },
  STUDYING: { th: 'อยู่ระหว่างศึกษา', en: 'Being studied' },
  CONSIDERED: { th: 'พิจารณาแล้ว รอมอบหมาย', en: 'Decided, to be assigned' },
  ASSIGNED: { th: 'มอบหมายแล้ว', en: 'Assigned' },
  IN_PROGRESS: { th: 'กำลังดำเนินการ', en: 'In progress' },
  REPORTED: { th: 'รายงานผลแล้ว', en: 'Reported' },
  COMPLETED: { th: 'ดำเนินการเสร็จสิ้น', en: 'Completed' },
  CLOSED: { th: 'ปิดเรื่องแล้ว', en: 'Closed' },
} satisfies Record<string, Term>;

const assignmentTerms = {
  ASSIGNED: { th: 'รอรับงาน', en: 'To be accepted' },
  IN_PROGRESS: { th: 'กำลังดำเนินการ', en: 'In progress' },
  REPORTED: { th: 'รายงานผลแล้ว', en: 'Reported' },
  DONE: { th: 'เสร็จสิ้น', en: 'Done' },
  RETURNED: { th: 'ส่งคืนงาน', en: 'Given back' },
  ENDED: { th: 'ยุติงาน', en: 'Ended' },
} satisfies Record<string, Term>;

const terms: Record<FlowSubject, Record<string, Term>> = {
  document: documentTerms,
  transmission: transmissionTerms,
  assignment: assignmentTerms,
};

/** Whether it is a state of this subject. */
export function isStateOf<S extends FlowSubject>(on: S, state: string): state is FlowSubjects[S] {
  return Object.hasOwn(terms[on], state);
}

/** The official name of an act; its code, where it is not one of ours. */
export function actTerm(act: string): Term {
  return isTold(act) ? actTerms[act] : { th: act, en: act };
}

const isTold = (act: string): act is keyof typeof actTerms => Object.hasOwn(actTerms, act);

/** The official name of a state of a subject. */
export function stateTerm(on: FlowSubject, state: FlowState): Term {
  return terms[on][state] ?? { th: state, en: state };
}

/** In the form of closing: the retention class that is usual for the kind of the document. */
export const usualRetention = 'usual';
