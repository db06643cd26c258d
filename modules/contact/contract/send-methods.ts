/** Channels by which a letter leaves the agency. */
export const sendMethods = {
  post: { th: 'ไปรษณีย์ลงทะเบียน', en: 'Registered post' },
  ems: { th: 'ไปรษณีย์ด่วนพิเศษ', en: 'Express post (EMS)' },
  ordinary: { th: 'ไปรษณีย์ธรรมดา', en: 'Ordinary post' },
  hand: { th: 'นำส่ง (สมุดส่งหนังสือ)', en: 'By hand (delivery book)' },
  email: { th: 'ไปรษณีย์อิเล็กทรอนิกส์', en: 'E-mail' },
  exchange: { th: 'ระบบแลกเปลี่ยนหนังสือราชการ', en: 'Government document exchange' },
} as const;

export type SendMethod = keyof typeof sendMethods;
