import type { ErrorCatalogue } from '@sarn/kernel';

export const firstRunErrors = {
  'first-run.code-wrong': {
    status: 403,
    th: 'รหัสตั้งค่าไม่ถูกต้อง กรุณาดูรหัสล่าสุดที่หน้าจอของเครื่องแม่ข่าย',
    en: 'This is not the setup code. Look at the newest one on the console of the server.',
  },
  'first-run.code-expired': {
    status: 403,
    th: 'รหัสตั้งค่าหมดอายุแล้ว กรุณาเริ่มระบบใหม่เพื่อรับรหัสใหม่',
    en: 'The setup code has expired. Restart the server to get a new one.',
  },
  'first-run.code-used': {
    status: 403,
    th: 'มีผู้ดูแลระบบแล้ว รหัสตั้งค่าใช้ไม่ได้อีก กรุณาเข้าสู่ระบบเพื่อทำขั้นต่อไป',
    en: 'There is an administrator already, and the setup code is spent. Sign in to go on.',
  },
  'first-run.moved-on': {
    status: 409,
    th: 'มีผู้ทำขั้นนี้ในหน้าต่างอื่นแล้ว แสดงข้อมูลล่าสุดให้แล้ว กรุณาตรวจแล้วทำต่อ',
    en: 'Somebody went on in another window. The newest state is shown now: check it and go on.',
  },
  'first-run.not-now': {
    status: 409,
    th: 'ต้องทำขั้นก่อนหน้าให้เสร็จก่อน',
    en: 'The steps before this one must be done first.',
  },
  'first-run.not-skippable': {
    status: 409,
    th: 'ขั้นนี้ข้ามไม่ได้',
    en: 'This step cannot be skipped.',
  },
  'first-run.over': {
    status: 409,
    th: 'การตั้งค่าครั้งแรกเสร็จแล้ว แก้ไขได้ที่หน้าตั้งค่าระบบ',
    en: 'The first setup is finished. Changes are made in the settings.',
  },
  'first-run.nothing-imported': {
    status: 409,
    th: 'ยังไม่มีหน่วยงานย่อยหรือบุคลากร กรุณานำเข้าไฟล์ หรือเลือกข้าม',
    en: 'There are no units below and no people yet: enter a file, or skip this step.',
  },
  'first-run.mail-code-wrong': {
    status: 422,
    th: 'รหัสไม่ตรงกับในอีเมล',
    en: 'This is not the number in the mail.',
  },
  'first-run.mail-code-over': {
    status: 409,
    th: 'รหัสนี้ใช้ไม่ได้แล้ว กรุณาส่งอีเมลทดสอบใหม่',
    en: 'This number can no longer be used. Send another test mail.',
  },
  'first-run.unknown-unit': {
    status: 422,
    th: 'ไม่พบหน่วยงานที่เลือก กรุณาโหลดหน้าใหม่แล้วเลือกอีกครั้ง',
    en: 'A chosen unit was not found: load the page again and choose anew.',
  },
  'first-run.reason-missing': {
    status: 422,
    th: 'กรุณาระบุเหตุผลที่ต่อเลขจากสมุดเดิม อย่างน้อย 3 ตัวอักษร',
    en: 'Say why the register goes on from an old book, in three characters or more.',
  },
  'first-run.unknown-person': {
    status: 422,
    th: 'ไม่พบบุคลากรที่เลือก หรือพ้นหน้าที่แล้ว',
    en: 'A chosen person was not found or has left.',
  },
  'first-run.post-held': {
    status: 409,
    th: 'ตำแหน่งนี้มีผู้ครองอยู่แล้ว',
    en: 'Somebody holds this post already.',
  },
} as const satisfies ErrorCatalogue;
