import type { ErrorCatalogue } from '@sarn/kernel';

/** Refusals of the settings of backups. */
export const backupErrors = {
  'backup.no-folder': {
    status: 409,
    th: 'ยังไม่ได้กำหนดโฟลเดอร์ปลายทาง กรุณากำหนดก่อน',
    en: 'No destination folder is set: set one first',
  },
  'backup.trial-in-future': {
    status: 422,
    th: 'วันที่ทดลองกู้คืนต้องไม่เป็นวันในอนาคต',
    en: 'The day of a trial cannot lie in the future',
  },
  'backup.folder-missing': {
    status: 422,
    th: 'ไม่พบโฟลเดอร์นี้บนเครื่องแม่ข่าย ให้ผู้ดูแลเครื่องสร้างโฟลเดอร์หรือต่อดิสก์ก่อน แล้วกรอกที่อยู่เต็ม เช่น /backup/sarn',
    en: 'There is no such folder on the server: make it or connect its disk, then enter its full path, such as /backup/sarn',
  },
  'backup.folder-inside': {
    status: 422,
    th: 'โฟลเดอร์ปลายทางต้องอยู่นอกโฟลเดอร์ข้อมูลของระบบ',
    en: 'The destination must lie outside the data folder of the system',
  },
  'backup.folder-other': {
    status: 422,
    th: 'โฟลเดอร์นี้เก็บข้อมูลสำรองของระบบอื่นอยู่ กรุณาเลือกโฟลเดอร์อื่น',
    en: 'This folder holds backups of another installation: name another one',
  },
  'backup.folder-taken': {
    status: 422,
    th: 'โฟลเดอร์นี้มีไฟล์อื่นอยู่ กรุณาเลือกโฟลเดอร์ว่าง',
    en: 'This folder holds other files: name an empty one',
  },
  'backup.folder-closed': {
    status: 422,
    th: 'ระบบไม่มีสิทธิ์เขียนในโฟลเดอร์นี้ ให้ผู้ดูแลเครื่องแม่ข่ายให้สิทธิ์',
    en: 'The system may not write into this folder: let the administrator of the server grant it',
  },
} as const satisfies ErrorCatalogue;
