import { defineErrors } from '@sarn/kernel';

/** Refusals of the exchange, to the administrator here and to a partner's system. */
export const exchangeErrors = defineErrors({
  'exchange.gateway-off': {
    status: 409,
    th: 'ยังไม่ได้ตั้งค่าระบบแลกเปลี่ยนกลางของภาครัฐ',
    en: 'The national gateway is not set up.',
  },
  'exchange.off': {
    status: 409,
    th: 'ยังไม่ได้กำหนดรหัสหน่วยงานของท่านในระบบแลกเปลี่ยนหนังสือ',
    en: 'The code of this agency in the exchange is not set.',
  },
  'exchange.partner-not-found': {
    status: 404,
    th: 'ไม่พบหน่วยงานคู่แลกเปลี่ยนนี้แล้ว กรุณาโหลดหน้าใหม่',
    en: 'The partner is gone. Please reload the page.',
  },
  'exchange.partner-known': {
    status: 409,
    th: 'มีหน่วยงานรหัส {code} ในรายการแล้ว',
    en: 'A partner with the code {code} is in the list already.',
  },
  'exchange.address-unsafe': {
    status: 422,
    th: 'ที่อยู่ระบบของคู่แลกเปลี่ยนต้องขึ้นต้นด้วย https://',
    en: 'The address of the partner must begin with https://.',
  },
  'exchange.address-inside': {
    status: 422,
    th: 'ที่อยู่ของคู่แลกเปลี่ยนอยู่ในเครือข่ายภายในที่ไม่อนุญาต หากเป็นเครือข่ายของหน่วยงานจริง ผู้ดูแลเครื่องแม่ข่ายกำหนดได้ใน SARN_PARTNER_NETWORKS',
    en: 'The address of the partner is in an inner network that may not be called. If it is right, whoever runs the server can name the network in SARN_PARTNER_NETWORKS.',
  },
  'exchange.unreachable': {
    status: 503,
    th: 'ติดต่อระบบของคู่แลกเปลี่ยนไม่ได้ กรุณาตรวจสอบที่อยู่และการเชื่อมต่อ',
    en: 'The system of the partner cannot be reached. Please check its address.',
  },
  'exchange.fingerprint-differs': {
    status: 409,
    th: 'กุญแจของระบบที่ที่อยู่นี้ไม่ตรงกับลายพิมพ์กุญแจที่กรอก ห้ามเชื่อมต่อจนกว่าจะตรวจสอบกับคู่แลกเปลี่ยนแล้ว',
    en: 'The key found there has another fingerprint. Do not connect before you asked the partner.',
  },
  'exchange.refused': {
    status: 422,
    th: 'ระบบของคู่แลกเปลี่ยนไม่รับ: {reason}',
    en: 'The system of the partner refuses: {reason}',
  },
  'exchange.unknown-partner': {
    status: 401,
    th: 'ไม่รู้จักหน่วยงานผู้ส่งรหัส {code}',
    en: 'No partner has the code {code}.',
  },
  'exchange.wrong-receiver': {
    status: 401,
    th: 'ข้อความนี้ส่งถึงหน่วยงานอื่น',
    en: 'The message is for another agency.',
  },
  'exchange.bad-signature': {
    status: 401,
    th: 'ลายมือชื่อของข้อความไม่ถูกต้อง หรือข้อความถูกแก้ไขระหว่างทาง',
    en: 'The signature is not right, or the message was altered on its way.',
  },
  'exchange.clock-skew': {
    status: 401,
    th: 'นาฬิกาของสองระบบต่างกันเกิน {minutes} นาที ผู้รับบันทึกเวลา {here} ผู้ส่งระบุเวลา {there} กรุณาตั้งนาฬิกาให้ตรง',
    en: 'The clocks differ by more than {minutes} minutes: {here} at the receiver, {there} at the sender.',
  },
  'exchange.replayed': {
    status: 409,
    th: 'ข้อความนี้ถูกส่งซ้ำโดยผู้อื่น จึงไม่รับ',
    en: 'This very message came before; it is not taken again.',
  },
  'exchange.altered': {
    status: 409,
    th: 'มีข้อความชื่อเดียวกันแต่เนื้อหาต่างกันอยู่แล้ว',
    en: 'A message of that name with other content came before.',
  },
  'exchange.secret': {
    status: 409,
    th: 'หนังสือนี้มีชั้นความลับ ส่งทางระบบแลกเปลี่ยนได้เฉพาะคู่แลกเปลี่ยนที่ทั้งสองฝ่ายตกลงกันไว้',
    en: 'The letter is classified. It goes by the exchange only where both sides have said so.',
  },
  'exchange.too-much': {
    status: 413,
    th: 'มีไฟล์ที่ส่งค้างอยู่มากเกินกำหนด',
    en: 'Too many files are waiting to be completed.',
  },
});
