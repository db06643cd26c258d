import type { PlatformConfig } from '@sarn/platform-server';
import { authenticationLimits } from '../contract/index.ts';

/**
 * The mail with the confirmation code. Its link contains a key of the request, not the e-mail
 * address, so that addresses do not appear in browser histories and logs.
 */
export function resetMail(
  config: Pick<PlatformConfig, 'publicUrl' | 'basePath'>,
  key: string,
  code: string,
): { subject: string; text: string } {
  const link = `${config.publicUrl}${config.basePath}reset-password?key=${key}`;
  const minutes = authenticationLimits.codeSeconds / 60;
  const text = `เรียน ผู้ใช้งานระบบสำนักงานอิเล็กทรอนิกส์

มีการขอตั้งรหัสผ่านใหม่สำหรับบัญชีของท่าน

รหัสยืนยัน: ${code}

กรุณาเปิดหน้าตั้งรหัสผ่านใหม่ที่ลิงก์ต่อไปนี้ แล้วกรอกรหัสยืนยันภายใน ${minutes} นาที
${link}

หากท่านไม่ได้เป็นผู้ขอ ไม่ต้องดำเนินการใด รหัสผ่านเดิมยังใช้งานได้ตามปกติ

----
A new password was asked for. Confirmation code: ${code} (valid for ${minutes} minutes).
If it was not you, nothing needs to be done.
`;
  return { subject: 'รหัสยืนยันสำหรับตั้งรหัสผ่านใหม่', text };
}

/**
 * The mail to a person whose password is in the directory of the agency: the page gives everybody
 * the same answer, so only the mail can say where to change it.
 */
export function passwordElsewhereMail(where: string): { subject: string; text: string } {
  const text = `เรียน ผู้ใช้งานระบบสำนักงานอิเล็กทรอนิกส์

มีการขอตั้งรหัสผ่านใหม่สำหรับบัญชีของท่าน บัญชีนี้ใช้รหัสผ่านเดียวกับระบบบัญชีกลางของหน่วยงาน
จึงตั้งรหัสผ่านใหม่ในระบบนี้ไม่ได้ กรุณาเปลี่ยนรหัสผ่านที่ ${where}

หากท่านไม่ได้เป็นผู้ขอ ไม่ต้องดำเนินการใด

----
Your account uses the password of the agency's directory. Please change it at: ${where}
`;
  return { subject: 'รหัสผ่านของท่านอยู่ในระบบบัญชีกลางของหน่วยงาน', text };
}
