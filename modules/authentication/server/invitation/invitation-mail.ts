import { formatInstant } from '@sarn/kernel';
import type { Instant } from '@sarn/kernel';
import type { PlatformConfig } from '@sarn/platform-server';

interface Invitation {
  readonly username: string;
  readonly key: string;
  readonly until: Instant;
  /** The person has had a password, which an administrator made invalid. */
  readonly isAnother: boolean;
}

const newAccount = {
  subject: 'ขอเชิญกำหนดรหัสผ่านเพื่อเข้าใช้ระบบ',
  th: 'ท่านได้รับบัญชีในระบบสำนักงานอิเล็กทรอนิกส์',
  en: 'You were given an account.',
};
const anotherPassword = {
  subject: 'กรุณากำหนดรหัสผ่านใหม่เพื่อเข้าใช้ระบบ',
  th: `ผู้ดูแลระบบให้ท่านกำหนดรหัสผ่านใหม่สำหรับระบบสำนักงานอิเล็กทรอนิกส์
รหัสผ่านเดิมใช้ไม่ได้แล้ว และบัญชีของท่านออกจากระบบทุกเครื่องแล้ว`,
  en: 'An administrator asks you for a new password; the former one no longer works.',
};

/** The link by which a person sets a password: it works once, and no password is ever mailed. */
export function invitationMail(
  { publicUrl, basePath }: Pick<PlatformConfig, 'publicUrl' | 'basePath'>,
  { username, key, until, isAnother }: Invitation,
): { readonly subject: string; readonly text: string } {
  const why = isAnother ? anotherPassword : newAccount;
  const text = `เรียน ผู้ใช้งาน

${why.th}

ชื่อผู้ใช้งาน: ${username}
กรุณากำหนดรหัสผ่านของท่านที่ ${publicUrl}${basePath}invitation?key=${key}
ลิงก์นี้ใช้ได้ครั้งเดียว ภายใน ${formatInstant(until, 'full')}

หากลิงก์หมดอายุ กรุณาแจ้งผู้ดูแลระบบของหน่วยงาน

----
${why.en} Set your password at the address above; it works once, for seven days.
`;
  return { subject: why.subject, text };
}
