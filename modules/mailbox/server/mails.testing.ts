import { samplePdf } from '@sarn/testing';

/** A file of a mail. */
export interface MailFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

export interface MailDraft {
  readonly id?: string;
  readonly from?: string;
  readonly subject?: string;
  readonly text?: string;
  readonly headers?: readonly string[];
  readonly files?: readonly MailFile[];
}

const word = (text: string) => `=?utf-8?b?${Buffer.from(text).toString('base64')}?=`;
const folded = (bytes: Uint8Array) =>
  Buffer.from(bytes)
    .toString('base64')
    .replaceAll(/(.{76})/g, '$1\r\n');

let mails = 0;

/** A mail as it is in a mailbox. */
export function mail(draft: MailDraft = {}): string {
  mails += 1;
  const {
    id = `mail-${mails}-${Date.now()}@dept.example`,
    from = `${word('กรมส่งเสริมการทดลองงาน')} <saraban@dept.example>`,
    subject = 'นำส่งหนังสือ',
    text = 'เรียน ผู้อำนวยการ',
    headers = [],
    files = [],
  } = draft;
  const parts = files.map(
    ({ name, type, bytes }) =>
      `--cut\r\nContent-Type: ${type}; name="${word(name)}"\r\nContent-Disposition: attachment; filename="${word(name)}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${folded(bytes)}\r\n`,
  );
  return [
    `From: ${from}`,
    'To: saraban@agency.example',
    `Subject: ${word(subject)}`,
    `Message-ID: <${id}>`,
    'Date: Sat, 21 Nov 2026 09:00:00 +0700',
    'MIME-Version: 1.0',
    ...headers,
    'Content-Type: multipart/mixed; boundary="cut"',
    '',
    '--cut\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Transfer-Encoding: base64\r\n',
    folded(Buffer.from(text)),
    `${parts.join('')}--cut--\r\n`,
  ].join('\r\n');
}

export const pdfFile = (name = 'หนังสือ.pdf'): MailFile => ({
  name,
  type: 'application/pdf',
  bytes: samplePdf(),
});

/** A bounce of a mail that the agency sent. */
export const bounce = (messageId: string): string =>
  [
    'From: MAILER-DAEMON@dept.example',
    'To: saraban@agency.example',
    'Subject: Undelivered Mail Returned to Sender',
    `Message-ID: <bounce-${Date.now()}@dept.example>`,
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    '',
    '--b\r\nContent-Type: text/plain\r\n\r\nIt did not arrive.\r\n',
    '--b\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx.dept.example\r\n',
    'Final-Recipient: rfc822; nobody@dept.example\r\nAction: failed\r\nStatus: 5.1.1',
    'Diagnostic-Code: smtp; 550 5.1.1 No such user\r\n',
    `--b\r\nContent-Type: message/rfc822\r\n\r\nMessage-ID: ${messageId}\r\nSubject: ours\r\n`,
    '--b--\r\n',
  ].join('\r\n');
