import type { ErrorCatalogue } from '@sarn/kernel';

export const webhookErrors = {
  'webhook.not-found': {
    status: 404,
    th: 'ไม่พบเว็บฮุกหรือรายการส่งนี้',
    en: 'There is no such webhook or delivery',
  },
  'webhook.stale': {
    status: 409,
    th: 'มีผู้แก้ไขก่อนท่าน ({name} {at}) กรุณาตรวจส่วนที่ต่างกัน',
    en: 'Somebody changed it before you ({name} {at}): please look at what differs',
  },
  'webhook.saved-before': {
    status: 409,
    th: 'บันทึกเว็บฮุกนี้แล้วตั้งแต่ครั้งก่อน หากเพิ่งสร้างใหม่ รหัสลับแสดงซ้ำไม่ได้ กรุณาเปิดรายการแล้วกดเปลี่ยนรหัสลับ',
    en: 'This webhook was saved the first time. If it is new, its secret can no longer be shown: please open it and renew the secret.',
  },
  'webhook.secret-made-before': {
    status: 409,
    th: 'เปลี่ยนรหัสลับแล้วตั้งแต่ครั้งก่อน แต่แสดงซ้ำไม่ได้ กรุณากดเปลี่ยนรหัสลับอีกครั้ง',
    en: 'The secret was renewed the first time, but it can no longer be shown. Please renew it once more.',
  },
  'webhook.address': {
    status: 422,
    th: 'ที่อยู่ปลายทางต้องขึ้นต้นด้วย https:// และไม่มีชื่อผู้ใช้หรือรหัสผ่าน',
    en: 'The address must begin with https:// and hold no user name or password',
  },
  'webhook.address-inside': {
    status: 422,
    th: 'ที่อยู่นี้อยู่ในเครือข่ายภายในที่ไม่ได้เปิดให้ส่ง ให้ผู้ดูแลเครื่องแม่ข่ายเพิ่มเครือข่ายก่อน',
    en: 'This address lies inside a network to which nothing is sent: let the administrator of the server name it',
  },
  'webhook.too-many': {
    status: 409,
    th: 'มีเว็บฮุกครบ {most} รายการแล้ว ลบรายการที่ไม่ใช้ก่อน',
    en: 'There are {most} webhooks already: remove one first',
  },
  'webhook.off': {
    status: 409,
    th: 'เว็บฮุกนี้ปิดอยู่ เปิดก่อนแล้วส่งอีกครั้ง',
    en: 'This webhook is off: switch it on first',
  },
  'webhook.waiting': {
    status: 409,
    th: 'รายการนี้กำลังรอส่งอยู่แล้ว',
    en: 'This one waits to be sent already',
  },
} as const satisfies ErrorCatalogue;
