import type { PlatformConfig } from '@sarn/platform-server';
import type { AccountRequest } from '../../contract/index.ts';

interface Letter {
  readonly subject: string;
  readonly text: string;
}

type Place = Pick<PlatformConfig, 'publicUrl' | 'basePath'>;

/** To the administrators: a new request. What was typed is shown unchanged, as plain text. */
export function askedMail(
  place: Place,
  request: Pick<
    AccountRequest,
    'firstName' | 'lastName' | 'email' | 'unit' | 'position' | 'reason'
  >,
): Letter {
  const text = `เรียน ผู้ดูแลระบบ

มีผู้ขอเปิดบัญชีเข้าใช้ระบบสำนักงานอิเล็กทรอนิกส์

ชื่อ: ${request.firstName} ${request.lastName}
อีเมล: ${request.email}
หน่วยงาน: ${request.unit}
ตำแหน่ง: ${request.position}
เหตุผล: ${request.reason}

พิจารณาคำขอได้ที่ ${address(place, 'settings/3144/account-requests')}

----
Somebody asks for an account. Decide at the address above.
`;
  return { subject: 'มีคำขอเปิดบัญชีผู้ใช้งาน', text };
}

/** To a person who asked but has an account already: only their own mailbox is told. */
export function knownAlreadyMail(place: Place): Letter {
  const text = `เรียน ผู้ใช้งาน

มีการขอเปิดบัญชีด้วยอีเมลนี้ ท่านมีบัญชีในระบบอยู่แล้ว จึงไม่ต้องขอใหม่
หากลืมรหัสผ่าน กรุณาตั้งใหม่ได้ที่ ${address(place, 'forgot-password')}

หากท่านไม่ได้เป็นผู้ขอ ไม่ต้องดำเนินการใด

----
You have an account already. Set a new password at the address above.
`;
  return { subject: 'ท่านมีบัญชีในระบบอยู่แล้ว', text };
}

/** The account was made; the person sets a password by the forgotten-password form. */
export function approvedMail(place: Place, username: string): Letter {
  const text = `เรียน ผู้ใช้งาน

คำขอเปิดบัญชีของท่านได้รับอนุมัติแล้ว

ชื่อผู้ใช้งาน: ${username}
กรุณาตั้งรหัสผ่านด้วยอีเมลนี้ที่ ${address(place, 'forgot-password')}

----
Your account was approved. Set your password at the address above.
`;
  return { subject: 'คำขอเปิดบัญชีได้รับอนุมัติ', text };
}

export function declinedMail(note: string): Letter {
  const reason = note === '' ? '' : `\nเหตุผล: ${note}\n`;
  const text = `เรียน ผู้ขอเปิดบัญชี

คำขอเปิดบัญชีของท่านไม่ได้รับอนุมัติ
${reason}
หากมีข้อสงสัยกรุณาติดต่อผู้ดูแลระบบของหน่วยงาน

----
Your request for an account was declined.
`;
  return { subject: 'ผลการพิจารณาคำขอเปิดบัญชี', text };
}

function address({ publicUrl, basePath }: Place, path: string): string {
  return `${publicUrl}${basePath}${path}`;
}
