import { registerWords } from '@sarn/platform-web';

const th = {
  open: 'พิมพ์สำเนา',
  title: 'พิมพ์หรือดาวน์โหลดสำเนา',
  kind: 'ฉบับที่ต้องการ',
  kinds: {
    original: 'ต้นฉบับ',
    'file-copy': 'สำเนาคู่ฉบับ',
    copy: 'สำเนา',
    certified: 'สำเนาถูกต้อง',
  },
  hint: {
    original: 'ไฟล์ตามที่ลงนามและออกเลข ไม่เปลี่ยนแปลง',
    'file-copy': 'มีชื่อผู้ร่าง ผู้พิมพ์ และผู้ทานที่มุมล่างขวา เก็บไว้ที่เจ้าของเรื่องและหน่วยงานสารบรรณ',
    copy: 'มีคำว่าสำเนาที่หัวกระดาษทุกหน้า',
    certified: 'มีที่ลงลายมือชื่อ ชื่อ ตำแหน่ง และวันที่ของท่านเพื่อรับรอง ระบบบันทึกว่าท่านพิมพ์ฉบับนี้',
  },
  unsigned: 'สำเนาเป็นไฟล์ใหม่ที่ไม่มีลายมือชื่อดิจิทัล ผู้ที่ต้องการตรวจสอบลายมือชื่อใช้ต้นฉบับหรือคิวอาร์โค้ดในหน้า',
  file: 'ไฟล์',
  received: 'สำเนาเป็นไฟล์ใหม่ ไม่มีตรารับและบันทึกของหน่วยงาน ไฟล์ที่รับมายังอยู่ตามเดิม',
  many: 'ทำสำเนาเฉพาะหนังสือที่ออกแล้วและพิมพ์ในระบบ เรื่องที่ไม่มีสิทธิหรือยังไม่ออกจะบอกไว้รายเรื่อง',
  print: 'พิมพ์',
  save: 'ดาวน์โหลด',
  cancel: 'ปิด',
};

const en: typeof th = {
  open: 'Print a copy',
  title: 'Print or download a copy',
  kind: 'Which one',
  kinds: {
    original: 'Original',
    'file-copy': 'File copy',
    copy: 'Copy',
    certified: 'Certified copy',
  },
  hint: {
    original: 'The file as it was signed and numbered, unchanged',
    'file-copy':
      'Names who drafted, typed and checked it at the lower right; kept by the unit that wrote it and by the registry',
    copy: 'Says that it is a copy at the head of every page',
    certified:
      'Has a line for your signature with your name, post and the day; it is recorded that you made it',
  },
  unsigned:
    'A copy is a new file without digital signatures. To verify a signature, use the original or the QR code on the page.',
  file: 'File',
  received:
    'A copy is a new file without the receive stamp and notes of the agency. The received file stays as it came.',
  many: 'Copies are made of issued documents that were written here. Those that have none, or not for you, are told one by one.',
  print: 'Print',
  save: 'Download',
  cancel: 'Close',
};

/** Words of the copies of a document. */
export const copyWords = registerWords('printed-copy', { th, en });
