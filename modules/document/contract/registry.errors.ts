import { defineErrors } from '@sarn/kernel';

export const registryErrors = defineErrors({
  'registry.reminded-today': {
    status: 409,
    th: 'วันนี้มีผู้เตือนงานนี้ไปแล้ว เตือนอีกครั้งได้ในวันถัดไป',
    en: 'This job was reminded of today already. You can remind again tomorrow.',
  },
  'registry.not-found': {
    status: 404,
    th: 'ไม่พบเอกสารที่ต้องการ หรือท่านไม่มีสิทธิ์เข้าถึง',
    en: 'The document was not found, or you may not see it.',
  },
  'registry.act-not-allowed': {
    status: 409,
    th: 'ขณะนี้ทำขั้นตอน “{act}” กับเอกสารนี้ไม่ได้ เรื่องอาจเปลี่ยนสถานะไปแล้ว กรุณาโหลดหน้าใหม่',
    en: '“{act}” is not possible now. The document may have moved on; please reload the page.',
  },
  'registry.stale': {
    status: 409,
    th: 'เอกสารถูกแก้ไขโดยผู้อื่นหลังจากที่ท่านเปิด กรุณาโหลดหน้าใหม่แล้วทำรายการอีกครั้ง',
    en: 'Someone changed the document after you opened it. Please reload and repeat.',
  },
  'registry.duplicate': {
    status: 409,
    th: 'มีหนังสือจาก “{sender}” เลขที่ {letterNo} ลงวันที่เดียวกัน ลงทะเบียนรับไว้แล้วเลขรับที่ {receiveNo} หากต้องการลงรับซ้ำกรุณายืนยัน',
    en: 'A letter from “{sender}” no. {letterNo} of that date is already registered as {receiveNo}. Confirm to register it again.',
  },
  'registry.closed-by-units': {
    status: 409,
    th: 'เรื่องนี้ปิดโดยหน่วยงานผู้รับ กรุณาให้หัวหน้าหน่วยงานนั้นเปิดเรื่องใหม่',
    en: 'The units that received it closed it. Please ask their head to reopen it there.',
  },
  'registry.wrong-password': {
    status: 422,
    th: 'รหัสผ่านไม่ถูกต้อง กรุณากรอกใหม่อีกครั้ง',
    en: 'The password is not right. Please type it again.',
  },
  'registry.recipient-unknown': {
    status: 422,
    th: 'ไม่พบหน่วยงานหรือบุคคลผู้รับที่เลือก กรุณาเลือกใหม่',
    en: 'A chosen recipient does not exist. Please choose again.',
  },
  'registry.no-clerk': {
    status: 422,
    th: '“{unit}” ยังไม่มีเจ้าหน้าที่ธุรการสำหรับลงรับหนังสือ กรุณาเลือกหน่วยงานอื่นหรือแจ้งผู้ดูแลระบบ',
    en: '“{unit}” has no clerk to receive it. Please choose another unit or tell the administrator.',
  },
  'registry.recipient-twice': {
    status: 422,
    th: 'เลือกผู้รับซ้ำกัน กรุณาตัดรายการที่ซ้ำออก',
    en: 'A recipient was chosen twice. Please remove one.',
  },
  'registry.assignee-outside': {
    status: 422,
    th: 'ผู้รับมอบหมายต้องเป็นบุคลากรในหน่วยงานของท่าน กรุณาเลือกใหม่',
    en: 'The assignee must belong to your unit. Please choose again.',
  },
  'registry.assignee-twice': {
    status: 422,
    th: 'เลือกผู้รับมอบหมายซ้ำกัน กรุณาตัดรายการที่ซ้ำออก',
    en: 'An assignee was chosen twice. Please remove one.',
  },
  'registry.already-opened': {
    status: 409,
    th: 'ผู้รับเปิดอ่านหรือลงรับแล้ว จึงดึงกลับไม่ได้ กรุณาประสานผู้รับให้ส่งกลับ',
    en: 'The receiver has opened or received it, so it cannot be recalled. Ask him to send it back.',
  },
  'registry.recalled': {
    status: 409,
    th: 'ผู้ส่งดึงหนังสือฉบับนี้คืนไปแล้วก่อนที่ท่านจะดำเนินการ จึงไม่อยู่ในคิวของท่านอีก',
    en: 'The sender took this document back before you dealt with it. It is no longer in your queue.',
  },
  'registry.jobs-open': {
    status: 409,
    th: 'ยังปิดเรื่องไม่ได้ เพราะมีงานที่ยังไม่เสร็จของ {names}',
    en: 'It cannot be closed yet: jobs of {names} are still open.',
  },
  'registry.reports-missing': {
    status: 409,
    th: 'ผู้รับมอบหมายหลักยังรายงานผลไม่ครบ จึงตรวจรับไม่ได้',
    en: 'The main assignee has not reported yet.',
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
  'registry.signatory-invalid': {
    status: 422,
    th: 'ผู้ลงนามต้องเป็นหัวหน้าหรือรองหัวหน้าหน่วยงานในสายบังคับบัญชา กรุณาเลือกใหม่',
    en: 'The signatory must be a head or deputy head of your unit or above it.',
  },
  'registry.signatory-not-agency': {
    status: 422,
    th: 'เอกสารประเภทนี้ต้องลงนามหรืออนุมัติโดยหัวหน้าหรือรองหัวหน้าของสำนักงาน กรุณาเลือกใหม่',
    en: 'This kind of paper is signed or approved by the head of the agency or a deputy.',
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
  'registry.already-dispatched': {
    status: 409,
    th: 'ส่งหนังสือถึงผู้รับบางรายแล้ว จึงยกเลิกไม่ได้',
    en: 'The letter was sent to some addressees already, so it cannot be cancelled.',
  },
  'registry.sending-not-possible': {
    status: 409,
    th: 'ผู้รับที่เลือกส่งแล้ว ยังไม่ได้ส่ง หรือไม่มีในหนังสือนี้ กรุณาโหลดหน้าใหม่แล้วเลือกอีกครั้ง',
    en: 'A chosen addressee was sent to already, was not sent to yet, or is not of this letter. Please reload.',
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
  'registry.due-in-past': {
    status: 422,
    th: 'กำหนดเสร็จต้องไม่ก่อนวันนี้ กรุณาเลือกวันใหม่',
    en: 'The due date must not be before today.',
  },
  'registry.date-in-future': {
    status: 422,
    th: 'วันที่ของหนังสือต้องไม่หลังวันนี้ กรุณาตรวจสอบวันที่',
    en: 'The date of the letter must not be after today.',
  },
  'registry.secrecy-not-available': {
    status: 422,
    th: 'เรื่องในตู้รับเข้าต้องกำหนดชั้นความลับก่อนลงทะเบียน โดยนายทะเบียนข้อมูลข่าวสารลับ',
    en: 'A letter in the arrival box is given its class by the secret registrar before it is registered.',
  },
  'registry.draft-incomplete': {
    status: 422,
    th: 'ร่างหนังสือยังไม่มีเนื้อหา กรุณาเขียนเนื้อหาก่อนส่ง',
    en: 'The draft has no text yet. Please write it before submitting.',
  },
  'registry.body-invalid': {
    status: 422,
    th: 'เนื้อหาหนังสือมีรูปแบบที่ระบบไม่รองรับ กรุณาตรวจสอบแล้วบันทึกใหม่',
    en: 'The text has content that is not supported.',
  },
  'registry.reserve-too-many': {
    status: 422,
    th: 'จองเลขได้ครั้งละไม่เกิน {most} เลข กรุณาลดจำนวนลง',
    en: 'At most {most} numbers can be reserved at a time. Please ask for fewer.',
  },
  'registry.reserve-day': {
    status: 422,
    th: 'วันที่ของเลขต้องไม่หลังวันนี้ และย้อนหลังได้ไม่เกิน {days} วัน กรุณาเลือกวันใหม่',
    en: 'The day of the number must not be after today nor more than {days} days back.',
  },
  'registry.reserve-expiry': {
    status: 422,
    th: 'วันสิ้นสุดการจองต้องไม่ก่อนวันนี้ และไม่เกิน {days} วัน กรุณาเลือกวันใหม่',
    en: 'A reservation ends today at the earliest and within {days} days.',
  },
  'registry.number-not-reserved': {
    status: 409,
    th: 'เลขที่เลือกใช้ไม่ได้แล้ว เนื่องจากถูกใช้ ยกเลิก หรือคืนไปแล้ว กรุณาเลือกเลขอื่น',
    en: 'The number can no longer be used: it was used, voided or released.',
  },
  'registry.number-of-other-register': {
    status: 409,
    th: 'เลขที่เลือกเป็นของทะเบียนอื่น ใช้กับหนังสือนี้ไม่ได้ กรุณาเลือกเลขอื่น',
    en: 'The number belongs to another register and cannot be used for this paper.',
  },
  'registry.register-closed': {
    status: 409,
    th: 'ทะเบียนของหน่วยงานนี้ปิดแล้ว เพราะหน่วยงานสิ้นสุดลง จึงออกเลขใหม่ไม่ได้',
    en: 'The register is closed, for its unit has ended. It gives no new number.',
  },
  'registry.unit-work-changed': {
    status: 409,
    th: 'มีเรื่องเข้ามาในหน่วยงานนี้เพิ่มหลังจากที่แสดงไว้ กรุณาตรวจจำนวนอีกครั้งก่อนยืนยัน',
    en: 'More has come to the unit since it was shown. Please look at the counts again.',
  },
  'registry.unit-plan-late': {
    status: 422,
    th: 'วันที่กำหนดล่วงหน้าต้องเป็นวันนี้หรือหลังจากนี้',
    en: 'What is planned must be for today or a later day.',
  },
  'registry.unit-plan-there': {
    status: 409,
    th: 'หน่วยงานนี้มีกำหนดยุบหรือรวมอยู่แล้ว กรุณายกเลิกกำหนดเดิมก่อน',
    en: 'The end of this unit is planned already. Please call that off first.',
  },
  'registry.unit-plan-over': {
    status: 409,
    th: 'กำหนดนี้ถูกยกเลิกหรือดำเนินการไปแล้ว',
    en: 'This plan was called off or carried out already.',
  },
  'registry.unit-not-ended': {
    status: 409,
    th: 'หน่วยงานนี้ไม่ได้สิ้นสุดจากหน้านี้ หรือเปิดอีกครั้งแล้ว',
    en: 'This unit was not ended here, or is open again.',
  },
  'registry.number-expired': {
    status: 409,
    th: 'เลขที่เลือกพ้นกำหนดการจองแล้ว กรุณาเลือกเลขอื่น หรือจองเลขใหม่',
    en: 'The reservation of the number has ended. Please choose another or reserve again.',
  },
  'registry.register-too-long': {
    status: 422,
    th: 'ทะเบียนช่วงนี้มีเกิน {most} รายการ กรุณาเลือกช่วงวันที่ให้แคบลง แล้วออกไฟล์ทีละช่วง',
    en: 'There are more than {most} lines. Please choose fewer days and take the file in parts.',
  },
});
