import { signingCodeLimits } from '../contract/index.ts';

const minutes = signingCodeLimits.seconds / 60;

/** The message with a code. It names no document: mails and phones are read by others than the signer, too. */
export const codeMessage = (code: string): { readonly subject: string; readonly text: string } => ({
  subject: 'รหัสยืนยันการลงนาม',
  text: `รหัสยืนยันการลงนามของท่านคือ ${code}

ใช้ได้ภายใน ${minutes} นาที และใช้ได้ครั้งเดียว
หากท่านไม่ได้กำลังลงนาม ไม่ต้องดำเนินการใด และควรเปลี่ยนรหัสผ่าน

----
Your signing code is ${code} (valid for ${minutes} minutes, once).
If you are not signing anything, do nothing, and change your password.
`,
});
