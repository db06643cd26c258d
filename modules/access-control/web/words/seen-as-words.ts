import { registerWords } from '@sarn/platform-web';

const th = {
  open: 'ดูในฐานะคนนี้',
  title: 'หน้าจอของ {name}',
  note: 'ดูอย่างเดียว ณ วันนี้ ไม่แสดงเรื่อง เอกสาร หรือจำนวนที่ค้างของผู้นี้ และบันทึกการดูไว้ในบันทึกการทำงานของระบบ',
  noAccount: 'บัญชีนี้เข้าใช้ระบบไม่ได้ในขณะนี้ จึงไม่เห็นหน้าจอใด',
  menus: 'เมนูหลัก',
  readOnly: 'ดูได้อย่างเดียว',
  tiles: 'ระบบงาน',
  queues: 'งานที่ต้องดำเนินการ',
  queuesText: 'ทุกคนเห็นรายการเดียวกัน เรื่องในแต่ละรายการเป็นของแต่ละคน',
  settings: 'หน้าตั้งค่าที่เปิดได้',
  settingsNone: 'ไม่เห็นหน้าตั้งค่า',
  acts: 'สิ่งที่ทำได้และขอบเขตอยู่ในรายการของหน้านี้ พร้อมที่มาของสิทธิ์',
  close: 'ปิด',
};

const en: typeof th = {
  open: 'See as this person',
  title: 'The screen of {name}',
  note: 'To look at only, as of today. No matter, document or count of this person is shown, and that you looked is kept in the activity log.',
  noAccount: 'This account cannot sign in now, so no screen is seen.',
  menus: 'Main menu',
  readOnly: 'to look at only',
  tiles: 'Applications',
  queues: 'What waits',
  queuesText: 'Everybody sees the same cards; what is in them is each person’s own.',
  settings: 'Settings that can be opened',
  settingsNone: 'Sees no settings',
  acts: 'What may be done, and where, is listed on the page behind, with the source of each right.',
  close: 'Close',
};

/** Words of the application in the eyes of another person. */
export const seenAsWords = registerWords('access-seen-as', { th, en });
