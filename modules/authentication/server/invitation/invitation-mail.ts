import { formatInstant } from '@sarn/kernel';
import type { Instant } from '@sarn/kernel';
import type { PlatformConfig } from '@sarn/platform-server';

/** The invitation to a new account: a link that works once and never a password. */
export function invitationMail(
  { publicUrl, basePath }: Pick<PlatformConfig, 'publicUrl' | 'basePath'>,
  {
    username,
    key,
    until,
  }: { readonly username: string; readonly key: string; readonly until: Instant },
): { readonly subject: string; readonly text: string } {
  const text = `เรียน ผู้ใช้งาน

ท่านได้รับบัญชีในระบบสำนักงานอิเล็กทรอนิกส์

ชื่อผู้ใช้งาน: ${username}
กรุณากำหนดรหัสผ่านของท่านที่ ${publicUrl}${basePath}invitation?key=${key}
ลิงก์นี้ใช้ได้ครั้งเดียว ภายใน ${formatInstant(until, 'full')}

หากลิงก์หมดอายุ กรุณาแจ้งผู้ดูแลระบบของหน่วยงาน

----
You were given an account. Set your password at the address above; it works once, for seven days.
`;
  return { subject: 'ขอเชิญกำหนดรหัสผ่านเพื่อเข้าใช้ระบบ', text };
}
