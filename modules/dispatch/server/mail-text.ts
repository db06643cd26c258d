import { formatDate } from '@sarn/kernel';

/** The text of the mail that carries a letter. */
export interface MailFacts {
  readonly agency: string;
  readonly recipient: string;
  readonly letterNo: string;
  readonly letterDate: string;
  readonly subject: string;
  readonly fileNames: readonly string[];
  /** The link by which the receiver confirms. */
  readonly link: string;
  readonly days: number;
}

/** Subject: the receiver's registry recognises the letter by it without opening it. */
export const mailSubject = ({ letterNo, subject, agency }: MailFacts): string =>
  `หนังสือ ที่ ${letterNo} ${subject} (${agency})`;

const intro = ({ agency }: MailFacts): string =>
  `${agency} ขอส่งหนังสือราชการมาพร้อมจดหมายอิเล็กทรอนิกส์ฉบับนี้ ตามรายละเอียดดังนี้`;

const factsOf = (facts: MailFacts): readonly (readonly [string, string])[] => [
  ['ที่', facts.letterNo],
  ['ลงวันที่', formatDate(facts.letterDate, 'full', 'th')],
  ['เรื่อง', facts.subject],
  ['ไฟล์แนบ', facts.fileNames.join(', ')],
];

const ask = ({ days }: MailFacts): string =>
  `กรุณายืนยันการรับหนังสือที่ลิงก์ด้านล่างภายใน ${days} วัน โดยไม่ต้องเข้าสู่ระบบ และกรอกเลขรับของท่านได้หากลงรับแล้ว`;

const noDocument = 'เมื่อยืนยันการรับแล้ว ถือว่าได้รับหนังสือตามระเบียบงานสารบรรณ จะไม่มีการส่งกระดาษตามไปอีก';

/** As plain text. */
export function mailText(facts: MailFacts): string {
  const lines = factsOf(facts).map(([label, value]) => `${label}: ${value}`);
  const parts = [`เรียน ${facts.recipient}`, intro(facts), lines.join('\n'), ask(facts)];
  return `${[...parts, facts.link, noDocument, facts.agency].join('\n\n')}\n`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

const font = "font-family:'Sarabun','Noto Sans Thai',Tahoma,sans-serif;font-size:16px";
const button =
  'display:inline-block;padding:10px 20px;border-radius:6px;background:#1f5f8b;color:#ffffff;text-decoration:none';

/** The same as HTML: texts that people wrote are escaped. */
export function mailHtml(facts: MailFacts): string {
  const rows = factsOf(facts).map(
    ([label, value]) =>
      `<tr><th scope="row" style="text-align:left;vertical-align:top;padding:4px 16px 4px 0;white-space:nowrap">${label}</th><td style="padding:4px 0">${escape(value)}</td></tr>`,
  );
  const link = escape(facts.link);
  return `<!doctype html>
<html lang="th"><head><meta charset="utf-8"><title>${escape(mailSubject(facts))}</title></head>
<body style="margin:0;padding:24px;background:#f3f5f7;color:#1c2733;${font};line-height:1.6">
<div style="max-width:640px;margin:0 auto;padding:24px;background:#ffffff;border:1px solid #d8dee4;border-radius:6px">
<p style="margin:0 0 16px">เรียน ${escape(facts.recipient)}</p>
<p style="margin:0 0 16px">${escape(intro(facts))}</p>
<table style="border-collapse:collapse;margin:0 0 16px">${rows.join('')}</table>
<p style="margin:0 0 16px">${escape(ask(facts))}</p>
<p style="margin:24px 0"><a href="${link}" style="${button}">ยืนยันการรับหนังสือ</a></p>
<p style="margin:0 0 16px;font-size:14px;word-break:break-all"><a href="${link}" style="color:#1f5f8b">${link}</a></p>
<p style="margin:0;padding-top:16px;border-top:1px solid #d8dee4;color:#57636f;font-size:14px">${noDocument}<br>${escape(facts.agency)}</p>
</div></body></html>
`;
}
