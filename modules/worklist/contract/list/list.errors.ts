import { defineErrors } from '@sarn/kernel';

/** Error codes of lists, their views and the folders. */
export const listErrors = defineErrors({
  'registry.list-too-long': {
    status: 422,
    th: 'รายการนี้มีเกิน {most} เรื่อง กรุณากรองให้แคบลง เช่น เลือกปีหรือประเภท แล้วส่งออกทีละส่วน',
    en: 'The list has more than {most} rows. Please narrow it, by year or kind, and take it in parts.',
  },
  'registry.view-not-found': {
    status: 404,
    th: 'ไม่พบมุมมองนี้แล้ว หรือท่านไม่มีสิทธิ์ลบ',
    en: 'The view is gone, or you may not delete it.',
  },
  'registry.view-not-your-unit': {
    status: 422,
    th: 'แบ่งปันมุมมองได้เฉพาะกับหน่วยงานที่ท่านปฏิบัติงานอยู่ กรุณาเลือกใหม่',
    en: 'A view can be shared only with a unit you work for.',
  },
  'registry.act-not-of-flow': {
    status: 422,
    th: 'ขั้นตอนของหนังสือไม่มีคำสั่งนี้',
    en: 'The flow of these documents has no such act.',
  },
  'registry.view-too-many': {
    status: 422,
    th: 'บันทึกมุมมองได้ไม่เกิน {most} รายการ กรุณาลบรายการที่ไม่ใช้ก่อน',
    en: 'At most {most} views can be kept. Please delete some first.',
  },
  'registry.folder-not-found': {
    status: 404,
    th: 'ไม่พบแฟ้มนี้แล้ว กรุณาโหลดหน้าใหม่',
    en: 'The folder is gone. Please reload the page.',
  },
  'registry.folder-not-yours': {
    status: 403,
    th: 'แฟ้มของหน่วยงานแก้ไขได้เฉพาะหัวหน้า ธุรการ หรือเลขานุการของหน่วยงานนั้น',
    en: 'Folders of a unit are kept by its head, clerk or secretary.',
  },
  'registry.folder-name-taken': {
    status: 409,
    th: 'มีแฟ้มชื่อ “{name}” ในที่เดียวกันแล้ว กรุณาใช้ชื่ออื่น',
    en: 'There is a folder “{name}” in the same place. Please take another name.',
    field: 'name',
  },
  'registry.folder-too-deep': {
    status: 422,
    th: 'แฟ้มซ้อนกันได้สองชั้น กรุณาเลือกแฟ้มชั้นบน',
    en: 'Folders stand in two levels at most. Please choose a folder of the top level.',
  },
  'registry.folder-too-many': {
    status: 422,
    th: 'มีแฟ้มครบ {most} แฟ้มแล้ว กรุณาลบแฟ้มที่ว่างก่อน',
    en: 'There are {most} folders already. Please delete empty ones first.',
  },
  'registry.folder-not-empty': {
    status: 409,
    th: 'แฟ้มนี้ยังมีเอกสารหรือแฟ้มย่อย กรุณาย้ายออกก่อนลบ',
    en: 'There are documents or folders in it. Please move them first.',
  },
  'registry.folder-unfinished': {
    status: 409,
    th: 'เรื่องนี้ยังรอท่านหรือหน่วยงานของท่านดำเนินการ จึงยังเก็บเข้าแฟ้มไม่ได้',
    en: 'This document still waits for you or your unit, so it cannot be filed yet.',
  },
});
