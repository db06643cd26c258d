import { formatInstant } from '@sarn/kernel';
import type { Instant } from '@sarn/kernel';
import type { PlatformConfig } from '@sarn/platform-server';

/** Events that are mailed to the person and written to the audit trail. */
export type Happening =
  | 'one-time-codes-added'
  | 'one-time-codes-removed'
  | 'passkey-added'
  | 'passkey-removed'
  | 'recovery-codes-made'
  | 'recovery-code-used'
  | 'second-factor-reset'
  | 'second-factor-rested';

interface Sentence {
  readonly subject: string;
  readonly th: string;
  readonly en: string;
}

const sentences: Readonly<Record<Happening, Sentence>> = {
  'one-time-codes-added': {
    subject: 'ตั้งค่าแอปยืนยันตัวตนแล้ว',
    th: 'บัญชีของท่านตั้งค่าแอปยืนยันตัวตนแล้ว ตั้งแต่นี้การเข้าสู่ระบบด้วยรหัสผ่านจะต้องยืนยันอีกหนึ่งขั้น',
    en: 'An authenticator app was set up for your account.',
  },
  'one-time-codes-removed': {
    subject: 'ปิดการใช้แอปยืนยันตัวตนแล้ว',
    th: 'บัญชีของท่านปิดการใช้แอปยืนยันตัวตนแล้ว',
    en: 'The authenticator app of your account was removed.',
  },
  'passkey-added': {
    subject: 'เพิ่มพาสคีย์แล้ว',
    th: 'มีการเพิ่มพาสคีย์ชื่อ “{name}” ให้บัญชีของท่าน',
    en: 'A passkey was added to your account.',
  },
  'passkey-removed': {
    subject: 'ลบพาสคีย์แล้ว',
    th: 'พาสคีย์ชื่อ “{name}” ของบัญชีของท่านถูกลบแล้ว',
    en: 'A passkey of your account was removed.',
  },
  'recovery-codes-made': {
    subject: 'สร้างรหัสสำรองชุดใหม่แล้ว',
    th: 'มีการสร้างรหัสสำรองชุดใหม่ของบัญชีของท่าน รหัสสำรองชุดเดิมใช้ไม่ได้อีก',
    en: 'New recovery codes were made for your account.',
  },
  'recovery-code-used': {
    subject: 'มีการใช้รหัสสำรอง',
    th: 'มีการใช้รหัสสำรองของบัญชีของท่านหนึ่งรหัส เหลืออีก {left} รหัส',
    en: 'A recovery code of your account was used; {left} are left.',
  },
  'second-factor-reset': {
    subject: 'ผู้ดูแลระบบรีเซ็ตการยืนยันตัวตนสองขั้นของท่าน',
    th: 'ผู้ดูแลระบบลบแอปยืนยันตัวตน พาสคีย์ และรหัสสำรองทั้งหมดของบัญชีของท่านแล้ว เข้าสู่ระบบได้ด้วยรหัสผ่านอย่างเดียว กรุณาตั้งค่าใหม่โดยเร็ว',
    en: 'The administrator removed every second factor of your account. Please set one up again soon.',
  },
  'second-factor-rested': {
    subject: 'มีผู้ใส่รหัสยืนยันขั้นที่สองผิดหลายครั้ง',
    th: 'มีผู้ที่ทราบรหัสผ่านของบัญชีของท่านใส่รหัสยืนยันขั้นที่สองผิดหลายครั้ง ระบบจึงพักการตรวจรหัสไว้ชั่วคราว หากไม่ใช่ท่าน กรุณาเปลี่ยนรหัสผ่านทันที',
    en: 'Somebody who knows your password gave wrong codes many times. If it was not you, change your password at once.',
  },
};

/** The mail to the person, in Thai with a sentence in English. Contains no code and no key. */
export function noticeMail(
  config: Pick<PlatformConfig, 'publicUrl' | 'basePath'>,
  happening: Happening,
  facts: { readonly at: Instant; readonly name: string; readonly params: NoticeParams },
): { subject: string; text: string } {
  const { subject, th, en } = sentences[happening];
  const fill = (text: string): string =>
    text.replace(/\{(\w+)\}/g, (whole, key: string) => String(facts.params[key] ?? whole));
  const text = `เรียน คุณ${facts.name}

${fill(th)}

เมื่อ ${formatInstant(facts.at, 'full')}

หากท่านไม่ได้เป็นผู้ทำรายการ กรุณาเปลี่ยนรหัสผ่านและแจ้งผู้ดูแลระบบทันที
ตรวจสอบได้ที่ ${config.publicUrl}${config.basePath}account-information

----
${fill(en)}
If it was not you, change your password and tell the administrator at once.
`;
  return { subject, text };
}

export type NoticeParams = Readonly<Record<string, string | number>>;
