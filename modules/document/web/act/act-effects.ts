import type { ActCode } from '@sarn/document/contract';
import type { Term } from '../term.ts';

/**
 * The effects of acts that take something back or end it. They are easily confused, so each is
 * explained before it is done (`ActDialog`), and all of them are on the help page.
 */
export const actEffects: Readonly<Partial<Record<ActCode, Term>>> = {
  recall: {
    th: 'ท่านเป็นผู้ส่ง เรื่องกลับมาที่ท่าน ผู้รับที่ยังไม่เปิดอ่านและยังไม่ลงรับจะไม่เห็นเรื่องนี้อีก แล้วส่งใหม่หรือยุติการส่งได้',
    en: 'You sent it: it comes back to you. Receivers, who have neither opened nor received it, see it no more; you send it again or end the sending.',
  },
  sendBack: {
    th: 'ท่านเป็นผู้รับ เรื่องกลับไปยังผู้ที่ส่งหรือเสนอมา เพื่อแก้ไขหรือดำเนินการต่อ เรื่องยังไม่สิ้นสุด',
    en: 'You received it: it goes back to whoever sent or presented it, to be corrected or to go on. The matter goes on.',
  },
  refuse: {
    th: 'ไม่รับหนังสือนี้เข้าทะเบียน เพราะส่งผิดหน่วยงานหรือไม่ครบถ้วน ไม่ใช้เลขรับ และเรื่องสิ้นสุดที่นี่',
    en: 'The letter is not registered, being misdirected or incomplete. No receive number is used, and it ends here.',
  },
  disapprove: {
    th: 'คำขอนี้สิ้นสุดด้วยผลไม่อนุมัติ และแก้ไขต่อไม่ได้ หากต้องการให้แก้ไขแล้วเสนอใหม่ ให้ใช้ “ส่งกลับ”',
    en: 'The request ends as not approved and cannot be corrected. To have it corrected and presented again, send it back.',
  },
  cancel: {
    th: 'เอกสารนี้เป็นอันยกเลิกทั้งฉบับ เลขที่ออกแล้วคงอยู่ในทะเบียนพร้อมเหตุผล และไม่นำมาใช้ซ้ำ',
    en: 'The whole document is void. A number it bears stays in the register with the reason and is never used again.',
  },
  correct: {
    th: 'เลขรับและวันที่ลงรับคงเดิม ข้อมูลเดิมทุกช่องที่แก้ไขอยู่ในประวัติพร้อมเหตุผล ผู้ที่ถือเรื่องอยู่เห็นข้อมูลใหม่ทันที',
    en: 'The receive number and its day stay. The history keeps what each field said before, with the reason; whoever has the letter sees the new entry at once.',
  },
  withdraw: {
    th: 'เรื่องกลับมาที่ท่านหรือหน่วยงานของท่านก่อนที่ผู้พิจารณาจะดำเนินการ แล้วแก้ไขหรือเสนอใหม่ได้',
    en: 'It comes back to you or your unit before anybody decides, to be changed or presented anew.',
  },
  settle: {
    th: 'การส่งครั้งนี้สิ้นสุดโดยไม่ส่งใหม่ เรื่องของหน่วยงานอื่นดำเนินต่อไป',
    en: 'This one sending ends and is not repeated. What other units do goes on.',
  },
  revoke: {
    th: 'เอกสารที่ออกไปแล้วใช้ไม่ได้อีก ยังเปิดดูได้พร้อมเหตุผลที่เพิกถอน',
    en: 'What was issued holds no more. It can still be read, with the reason.',
  },
  endJob: {
    th: 'งานของผู้รับมอบหมายคนนี้สิ้นสุดโดยไม่ต้องรายงานผล งานของผู้อื่นในเรื่องเดียวกันดำเนินต่อไป',
    en: 'The assignment of this person ends without a report. Assignments of others on the document go on.',
  },
  skip: {
    th: 'เรื่องไปยังลำดับถัดไปโดยไม่รอผู้ตรวจคนนี้ ชื่อของผู้ตรวจยังแสดงในเส้นทางว่าถูกข้ามพร้อมเหตุผล',
    en: 'It goes on to the next station without this reviewer, who stays on the route as left out, with the reason.',
  },
  reopen: {
    th: 'เรื่องที่ปิดแล้วกลับมาดำเนินการต่อ ประวัติเดิมยังอยู่ครบ',
    en: 'A closed matter is taken up again; its history stays whole.',
  },
};

/** The effect of an act; undefined where its name says enough. */
export function effectOf(act: string): Term | undefined {
  return hasEffect(act) ? actEffects[act] : undefined;
}

const hasEffect = (act: string): act is keyof typeof actEffects => Object.hasOwn(actEffects, act);
