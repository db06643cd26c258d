import { defineErrors } from '@sarn/kernel';

/** Errors of the flows of letters, memos and publications. */
export const letterErrors = defineErrors({
  'registry.recipient-twice': {
    status: 422,
    th: 'เลือกผู้รับซ้ำกัน กรุณาตัดรายการที่ซ้ำออก',
    en: 'A recipient was chosen twice. Please remove one.',
  },
  'registry.no-clerk': {
    status: 422,
    th: '“{unit}” ยังไม่มีเจ้าหน้าที่ธุรการสำหรับลงรับหนังสือ กรุณาเลือกหน่วยงานอื่นหรือแจ้งผู้ดูแลระบบ',
    en: '“{unit}” has no clerk to receive it. Please choose another unit or tell the administrator.',
  },
  'registry.already-opened': {
    status: 409,
    th: 'ผู้รับเปิดอ่านหรือลงรับแล้ว จึงดึงกลับไม่ได้ กรุณาประสานผู้รับให้ส่งกลับ',
    en: 'The receiver has opened or received it, so it cannot be recalled. Ask the receiver to send it back.',
  },
  'registry.order-names-units': {
    status: 409,
    th: 'คำสั่งการระบุให้ส่งหน่วยงาน กรุณาส่งตามคำสั่งการก่อน',
    en: 'The order names units. Please dispatch it first.',
  },
  'registry.no-head': {
    status: 422,
    th: 'ยังไม่มีผู้ดำรงตำแหน่งที่จะเสนอในหน่วยงานนี้ กรุณาแจ้งผู้ดูแลระบบ',
    en: 'Nobody holds the post to present to in this unit. Please tell the administrator.',
  },
  'registry.no-unit': {
    status: 422,
    th: 'ท่านยังไม่มีสังกัดหน่วยงาน จึงร่างหนังสือไม่ได้ กรุณาแจ้งผู้ดูแลระบบ',
    en: 'You hold no post in a unit, so you cannot draft. Please tell the administrator.',
  },
  'registry.draft-own-only': {
    status: 422,
    th: 'ร่างให้ผู้อื่นไม่ได้ ร่างที่ท่านบันทึกเป็นร่างของท่านเสมอ มีแต่โปรแกรมที่เชื่อมต่อเท่านั้นที่ระบุผู้จัดทำได้',
    en: 'You cannot draft for somebody else: what you save is your own draft. Only programs name an author.',
  },
  'registry.draft-for-nobody': {
    status: 422,
    th: 'โปรแกรมต้องระบุบุคลากรที่เป็นเจ้าของร่าง (forPersonId)',
    en: 'A program names the person whose draft it becomes (forPersonId).',
  },
  'registry.draft-person-elsewhere': {
    status: 403,
    th: 'บุคลากรนี้ไม่อยู่ในหน่วยงานของโปรแกรมหรือหน่วยงานภายใต้ โปรแกรมจึงร่างให้ไม่ได้',
    en: 'This person is not in the unit of the program or below it, so the program cannot draft for them.',
  },
  'registry.draft-person-shut': {
    status: 422,
    th: 'บัญชีผู้ใช้ของบุคลากรนี้ถูกระงับหรือปิดแล้ว โปรแกรมจึงร่างให้ไม่ได้',
    en: 'The account of this person is suspended or closed, so the program cannot draft for them.',
  },
  'registry.draft-person-may-not': {
    status: 422,
    th: 'บุคลากรนี้ไม่มีสิทธิร่างหนังสือ โปรแกรมจึงร่างให้ไม่ได้',
    en: 'This person may not draft, so the program cannot draft for them.',
  },
  'registry.draft-classified': {
    status: 422,
    th: 'โปรแกรมร่างเอกสารที่มีชั้นความลับไม่ได้',
    en: 'A program cannot draft a classified document.',
  },
  'registry.signatory-invalid': {
    status: 422,
    th: 'ผู้ลงนามต้องเป็นหัวหน้าหรือรองหัวหน้าหน่วยงานในสายบังคับบัญชา กรุณาเลือกใหม่',
    en: 'The signatory must be a head or deputy head of your unit or above it.',
  },
  'registry.signatory-not-agency': {
    status: 422,
    th: 'เอกสารประเภทนี้ต้องลงนามหรืออนุมัติโดยหัวหน้าหรือรองหัวหน้าของสำนักงาน กรุณาเลือกใหม่',
    en: 'This kind of document is signed or approved by the head of the agency or a deputy.',
  },
  'registry.one-signatory': {
    status: 422,
    th: 'เอกสารประเภทนี้มีผู้ลงนามได้คนเดียว กรุณานำผู้ลงนามร่วมออก',
    en: 'A document of this kind is signed by one person. Please remove the others who sign.',
  },
  'registry.signed-already': {
    status: 409,
    th: 'มีผู้ลงนามแล้ว จึงดึงกลับไม่ได้ หากต้องแก้ไข กรุณาแจ้งผู้ลงนามที่เหลือให้ส่งกลับ',
    en: 'Somebody has signed it, so it cannot be withdrawn. If it must change, ask a remaining signatory to send it back.',
  },
  'registry.meeting-reported': {
    status: 409,
    th: 'รายงาน “{meeting}” ครั้งที่ {number} เผยแพร่ไว้แล้ว กรุณาตรวจสอบครั้งที่ของการประชุม',
    en: 'The report of “{meeting}” no. {number} is published already. Please check the number.',
  },
  'registry.change-not-possible': {
    status: 409,
    th: 'แก้ไขหรือยกเลิกเอกสาร “{title}” ไม่ได้ เนื่องจากยังไม่เผยแพร่ ถูกยกเลิกแล้ว หรือเป็นเอกสารที่ดำเนินการเช่นนี้ไม่ได้',
    en: '“{title}” cannot be changed so: it is not published, is repealed already, or is of a kind that cannot.',
  },
  'registry.no-file': {
    status: 422,
    th: 'กรุณาแนบไฟล์ก่อนลงทะเบียน',
    en: 'Please attach a file before entering it.',
  },
  'registry.valid-until-past': {
    status: 422,
    th: 'วันสิ้นสุดการใช้หนังสือรับรองต้องไม่ก่อนวันนี้ กรุณาเลือกวันใหม่',
    en: 'The last day of validity must not be before today.',
  },
  'registry.certified-too-early': {
    status: 422,
    th: 'วันที่ของการประชุมที่รับรองต้องไม่ก่อนการประชุมที่รายงาน และไม่หลังวันนี้ กรุณาตรวจสอบวันที่',
    en: 'The meeting that certifies is not before the reported one nor after today.',
  },
  'registry.route-twice': {
    status: 422,
    th: 'มีรายชื่อซ้ำในเส้นทางตรวจและลงนาม กรุณาตัดรายการที่ซ้ำออก',
    en: 'A person stands twice on the route. Please remove one.',
  },
  'registry.date-in-future': {
    status: 422,
    th: 'วันที่ของหนังสือต้องไม่หลังวันนี้ กรุณาตรวจสอบวันที่',
    en: 'The date of the letter must not be after today.',
  },
  'registry.draft-incomplete': {
    status: 422,
    th: 'ร่างนี้ยังส่งไม่ได้ ยังไม่มี: {missing} กรุณากรอกให้ครบก่อนส่ง',
    en: 'The draft cannot be sent yet. It lacks: {missingEn}. Please fill this in first.',
  },
});
