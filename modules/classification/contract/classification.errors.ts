import { defineErrors } from '@sarn/kernel';

/** What classified documents can refuse. */
export const secretErrors = defineErrors({
  'registry.secret-registrar-gives': {
    status: 403,
    th: 'ชั้นความลับนี้กำหนดหรือปรับได้โดยนายทะเบียนข้อมูลข่าวสารลับเท่านั้น',
    en: 'Only the secret registrars give or change this class.',
  },
  'registry.secret-needs-passkey': {
    status: 422,
    th: 'หนังสือชั้น{class}ต้องยืนยันการลงนามด้วยพาสคีย์',
    en: 'A signature on a document of the class {class} is confirmed with a passkey.',
  },
  'registry.secret-needs-picture': {
    status: 422,
    th: 'หนังสือชั้น{class}ต้องลงนามด้วยภาพลายมือชื่อขึ้นไป เลือกภาพลายมือชื่อในแบบลงนาม หรือยืนยันด้วยพาสคีย์',
    en: 'A document of the class {class} is signed with a hand signature at least: choose it in the form, or confirm with a passkey.',
  },
  'registry.secret-registrar-only': {
    status: 403,
    th: 'เฉพาะนายทะเบียนข้อมูลข่าวสารลับหรือผู้ช่วยซึ่งได้รับอนุญาตถึงชั้นความลับนี้เท่านั้นที่ลงทะเบียนได้',
    en: 'Only a registrar of classified documents or an assistant, cleared for this class, may register it.',
  },
  'registry.secret-no-file': {
    status: 422,
    th: 'ชั้นความลับนี้บันทึกเฉพาะรายการในทะเบียน ไม่แนบไฟล์ กรุณานำไฟล์ออกและเก็บตัวเอกสารตามระเบียบ',
    en: 'For documents of this class only the register entry is kept. Please remove the files.',
  },
  'registry.secret-not-cleared': {
    status: 422,
    th: '{name} ไม่ได้รับอนุญาตให้เข้าถึงชั้นความลับ{class} กรุณาเลือกผู้อื่นหรือขออนุญาตก่อน',
    en: '{name} is not cleared for this class. Please choose somebody else, or have the person cleared.',
  },
  'registry.secret-no-registrar': {
    status: 422,
    th: '{unit} ยังไม่มีนายทะเบียนข้อมูลข่าวสารลับที่ได้รับอนุญาตถึงชั้นความลับ{class} จึงยังส่งไปไม่ได้',
    en: '{unit} has no registrar cleared for this class, so the document cannot go there yet.',
  },
  'registry.secret-post-not-cleared': {
    status: 422,
    th: 'ผู้ดำรงตำแหน่งที่รับเรื่องต่อยังไม่ได้รับอนุญาตถึงชั้นความลับ{class} กรุณาเสนอบุคคลที่ได้รับอนุญาต',
    en: 'Whoever holds the next post is not cleared for this class. Please name somebody who is.',
  },
  'registry.secret-reason': {
    status: 403,
    th: 'หนังสือชั้นความลับต้องระบุเหตุผลก่อนเปิดอ่าน',
    en: 'Please give the reason for which you open this classified document.',
  },
  'registry.secret-not-yours': {
    status: 403,
    th: 'เฉพาะเจ้าของเรื่องหรือนายทะเบียนข้อมูลข่าวสารลับของเรื่องนี้เท่านั้นที่ทำรายการนี้ได้',
    en: 'Only the originator or the registrar of the document may do this.',
  },
  'registry.secret-no-copies': {
    status: 403,
    th: 'สำเนาของหนังสือชั้นนี้จัดทำได้เฉพาะผู้ที่ระเบียบและการตั้งค่าของหน่วยงานกำหนด กรุณาติดต่อนายทะเบียนข้อมูลข่าวสารลับ',
    en: 'Only those named by the rules of the agency make copies of this class. Please ask the registrar of classified documents.',
  },
  'registry.secret-copy-state': {
    status: 409,
    th: 'สำเนาบางชุดถูกส่งมอบ รับคืน หรือทำลายไปก่อนแล้ว กรุณาตรวจสอบรายการสำเนาแล้วเลือกใหม่',
    en: 'Some of these copies were handed over, returned or destroyed before. Please look at the list and choose again.',
  },
  'registry.secret-copy-day': {
    status: 422,
    th: 'วันที่ต้องไม่หลังวันนี้ และไม่ก่อนวันที่จัดทำหรือรายการก่อนหน้าของสำเนาชุดนั้น',
    en: 'The day must not be after today, nor before the copy was made or last recorded.',
  },
  'registry.secret-copy-receiver': {
    status: 422,
    th: 'กรุณาระบุผู้รับสำเนา',
    en: 'Please say who gets the copies.',
  },
  'registry.secret-kind': {
    status: 422,
    th: 'เอกสารประเภทนี้หรือในสถานะนี้กำหนดชั้นความลับไม่ได้',
    en: 'A document of this kind, or in this state, cannot be given a class of secrecy.',
  },
  'registry.secret-same-class': {
    status: 409,
    th: 'หนังสืออยู่ในชั้นความลับนี้อยู่แล้ว',
    en: 'The document is of this class already.',
  },
  'registry.secret-last-reader': {
    status: 422,
    th: 'บุคคลนี้ยังมีเรื่องรอดำเนินการในหนังสือนี้ กรุณาเรียกคืนหรือเปลี่ยนผู้รับผิดชอบก่อน',
    en: 'The document still waits for this person. Please take the work back first.',
  },
  'registry.secret-content-unconfirmed': {
    status: 422,
    th: 'ชั้นความลับนี้เก็บเฉพาะรายการในทะเบียน เนื้อหาในระบบต้องถูกลบถาวร (ไฟล์ {files} ไฟล์) กรุณายืนยันการลบก่อน',
    en: 'For this class only the register entry is kept. Please confirm that what the system holds is deleted for good ({files} files).',
  },
  'registry.secret-held': {
    status: 409,
    th: 'หนังสือนี้อยู่ระหว่างการระงับการทำลาย จึงลบไฟล์และเนื้อความไม่ได้ กรุณาขอยกเลิกการระงับก่อน',
    en: 'The document is under a legal hold, so nothing of it can be deleted. Have the hold lifted first.',
  },
  'registry.secret-title-missing': {
    status: 422,
    th: 'หนังสือนี้มีเพียงรายการในทะเบียน กรุณาระบุชื่อเรื่องเมื่อปรับลดชั้นความลับ',
    en: 'Only the register entry was kept. Please give the subject again when lowering the class.',
  },
  'registry.secret-direction': {
    status: 422,
    th: 'กรุณาเลือกชั้นความลับที่ตรงกับการทำรายการ: กำหนดหรือเพิ่มชั้น หรือปรับลดหรือยกเลิกชั้น',
    en: 'Please choose a class that fits the act: a higher one to classify, a lower one to lower.',
  },
  'registry.secret-not-originator': {
    status: 422,
    th: 'ชั้นความลับนี้กำหนดโดยหน่วยงานเจ้าของเรื่อง เมื่อหน่วยงานนั้นแจ้งปรับลด ให้นายทะเบียนข้อมูลข่าวสารลับเป็นผู้บันทึก',
    en: 'This class was given by the agency that wrote the letter. When it lowers the class, the registrar of classified documents records it.',
  },
});
