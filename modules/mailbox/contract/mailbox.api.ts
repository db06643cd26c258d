import { organisationPermissions } from '@sarn/organisation/contract';
import { endpoint, flag, jsonOf } from '@sarn/kernel';
import { z } from 'zod';

const tag = 'mailbox';

/** Reasons why the mailbox cannot be read. */
export const mailboxFailures = {
  refused: {
    th: 'เซิร์ฟเวอร์อีเมลไม่รับชื่อผู้ใช้หรือรหัสผ่าน',
    en: 'The mail server refuses the user or the password',
  },
  unreachable: { th: 'ติดต่อเซิร์ฟเวอร์อีเมลไม่ได้', en: 'The mail server cannot be reached' },
  certificate: {
    th: 'ใบรับรองของเซิร์ฟเวอร์อีเมลไม่ถูกต้อง',
    en: 'The certificate of the mail server is not valid',
  },
  'no-folder': { th: 'ไม่พบกล่องจดหมายที่กำหนด', en: 'The folder does not exist' },
  other: {
    th: 'อ่านกล่องจดหมายไม่ได้ ดูรายละเอียดในบันทึกของเซิร์ฟเวอร์',
    en: 'The mailbox cannot be read; the log of the server says more',
  },
} as const;

const choice = { acknowledges: flag, tellsNumber: flag };

export const MailboxHealth = z.object({
  isOn: z.boolean(),
  address: z.string(),
  host: z.string(),
  folder: z.string(),
  checkedAt: z.string().nullable(),
  failure: z.string().nullable().describe('Code of mailboxFailures'),
  failedAt: z.string().nullable(),
  letters: z.number().int().describe('Letters taken in the last 30 days'),
  reports: z.number().int(),
  repeats: z.number().int(),
  acknowledges: z.boolean(),
  tellsNumber: z.boolean(),
});
export type MailboxHealth = z.output<typeof MailboxHealth>;

export const getMailbox = endpoint({
  method: 'GET',
  path: '/mailbox/health',
  input: z.object({}),
  output: z.object({ item: MailboxHealth }),
  errors: [],
  access: organisationPermissions.manage,
  summary: 'State of the mailbox of the agency',
  tag,
});

export const saveMailbox = endpoint({
  method: 'POST',
  path: '/mailbox/settings',
  changesSettings: 'mailbox',
  input: z.object({
    ...choice,
    seen: jsonOf(z.object(choice)).optional().describe('As it was read; another one is refused'),
  }),
  output: z.object({}),
  errors: ['settings.stale'],
  access: organisationPermissions.manage,
  summary: 'Set the automatic answers of the mailbox',
  tag,
  isRepeatable: true,
});

export const checkMailbox = endpoint({
  method: 'POST',
  path: '/mailbox/check',
  input: z.object({}),
  output: z.object({}),
  errors: ['mailbox.off'],
  access: organisationPermissions.manage,
  summary: 'Check the mailbox now',
  tag,
  isRepeatable: true,
});
