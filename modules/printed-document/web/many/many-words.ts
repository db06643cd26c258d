import { registerWords } from '@sarn/platform-web';

const th = {
  title: { zip: 'ดาวน์โหลด {count} เรื่อง', print: 'พิมพ์ {count} เรื่อง' },
  text: {
    zip: 'รวมหนังสือและไฟล์ของเรื่องที่เลือกเป็นไฟล์ zip ไฟล์เดียว',
    print: 'รวมหนังสือของเรื่องที่เลือกเป็นไฟล์เดียวแล้วเปิดหน้าต่างพิมพ์ ไฟล์แนบที่ไม่ใช่ PDF ไม่รวมอยู่ด้วย',
  },
  most: 'ทำได้ครั้งละไม่เกิน {most} เรื่อง จึงรวมเฉพาะ {most} เรื่องแรก',
  go: { zip: 'ดาวน์โหลด', print: 'พิมพ์' },
  again: { zip: 'ดาวน์โหลดอีกครั้ง', print: 'พิมพ์อีกครั้ง' },
  zipName: 'เอกสาร {count} ไฟล์.zip',
  close: 'ปิด',
  progress: 'อ่านแล้ว {done} จาก {all} เรื่อง',
  done: 'รวมแล้ว {done} จาก {all} เรื่อง',
  results: 'ผลรายเรื่อง',
  state: { taken: 'รวมแล้ว', failed: 'ไม่สำเร็จ', nothing: 'ไม่มีไฟล์ที่ใช้ได้' },
  left: 'รวมแล้ว ยกเว้น {count} ไฟล์ที่พิมพ์ไม่ได้',
  waiting: 'รอดำเนินการ',
};

const en: typeof th = {
  title: { zip: 'Download {count} documents', print: 'Print {count} documents' },
  text: {
    zip: 'The letters and files of the chosen documents in one zip file',
    print:
      'The letters of the chosen documents in one file, which is printed. Attachments other than PDF are left out.',
  },
  most: 'At most {most} at once: only the first {most} are included',
  go: { zip: 'Download', print: 'Print' },
  again: { zip: 'Download again', print: 'Print again' },
  zipName: '{count} files.zip',
  close: 'Close',
  progress: '{done} of {all} documents read',
  done: '{done} of {all} documents included',
  results: 'Result for each document',
  state: { taken: 'Included', failed: 'Failed', nothing: 'No file that can be used' },
  left: 'Included without {count} files that cannot be printed',
  waiting: 'Waiting',
};

/** Words of printing and saving many documents at once. */
export const manyWords = registerWords('printed-many', { th, en });
