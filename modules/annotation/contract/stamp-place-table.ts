import { classPermissions } from '@sarn/document-classes/contract';
import { describedTable } from '@sarn/kernel';
import type { RowOf } from '@sarn/kernel';

/** Where the receive stamp is placed: one row. Specification of settings §2.4 `registration-display` */
export const stampPlaceTable = describedTable({
  code: 'receive-stamp-place',
  title: { th: 'ตำแหน่งตรารับหนังสือ', en: 'Place of the receive stamp' },
  rowTitle: { th: 'ตำแหน่ง', en: 'Place' },
  text: {
    th: 'ตำแหน่งของตรารับหนังสือบนหน้าแรกของไฟล์ที่รับ (PDF หรือภาพสแกน) ประทับเป็นชั้นแยกจากไฟล์ต้นฉบับ',
    en: 'Where the receive stamp lies over the first page of a received PDF or scan; the file itself is not changed',
  },
  effect: {
    th: 'หนังสือที่ลงทะเบียนหลังจากนี้ใช้ตำแหน่งใหม่ ตราที่ประทับแล้วคงเดิม',
    en: 'Letters registered from now on use it; stamps that were placed stay where they are.',
  },
  permission: classPermissions.manage,
  isClosed: true,
  isCodeMade: true,
  fields: {
    side: {
      kind: 'choice',
      label: { th: 'มุมบน', en: 'Upper corner' },
      options: { right: { th: 'ขวา', en: 'Right' }, left: { th: 'ซ้าย', en: 'Left' } },
      isListed: true,
    },
    fromSide: {
      kind: 'number',
      label: { th: 'ห่างจากขอบข้าง (มม.)', en: 'From the side (mm)' },
      ...{ min: 0, max: 150, isListed: true },
    },
    fromTop: {
      kind: 'number',
      label: { th: 'ห่างจากขอบบน (มม.)', en: 'From the top (mm)' },
      ...{ min: 0, max: 250, isListed: true },
    },
    isByItself: {
      kind: 'switch',
      label: { th: 'ประทับเองเมื่อลงทะเบียน', en: 'Placed by itself when registered' },
      isListed: true,
    },
  },
});

export type StampPlaceRow = RowOf<typeof stampPlaceTable>;
