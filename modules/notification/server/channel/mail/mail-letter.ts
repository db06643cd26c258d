import type { OutsideLetter } from '../channel.ts';
import { escapeHtml } from '../../message.rules.ts';

const footer = {
  th: {
    auto: 'จดหมายฉบับนี้ระบบส่งให้โดยอัตโนมัติ กรุณาอย่าตอบกลับ',
    settings: 'เลือกวิธีและเวลารับการแจ้งเตือน',
    open: 'เปิดดูในระบบ',
  },
  en: {
    auto: 'This letter was sent by the system. Please do not reply.',
    settings: 'Choose how and when you are notified',
    open: 'Open in the system',
  },
} as const;

/** The letter as plain text. */
export function toTextLetter({ body, language, settingsLink }: OutsideLetter): string {
  const words = footer[language];
  return `${body}\n\n----\n${words.auto}\n${words.settings}: ${settingsLink}\n`;
}

const font = "font-family:'Sarabun','Noto Sans Thai',Tahoma,sans-serif;font-size:16px";

/** The same as HTML: text of people is escaped; only our own styles are used. */
export function toHtmlLetter(letter: OutsideLetter): string {
  const { heading, body, link, settingsLink, language } = letter;
  const words = footer[language];
  // The button has the address already.
  const paragraphs = body.split(/\n{2,}/).filter((part) => part.trim() !== '');
  const text = paragraphs.map((part) => paragraph(part, link)).join('\n');
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${escapeHtml(heading)}</title></head>
<body style="margin:0;padding:24px;background:#f3f5f7;color:#1c2733;${font};line-height:1.6">
<div style="max-width:600px;margin:0 auto;padding:24px;background:#ffffff;border:1px solid #d8dee4;border-radius:6px">
${text}
<p style="margin:24px 0"><a href="${escapeHtml(link)}" style="display:inline-block;padding:10px 20px;border-radius:6px;background:#1f5f8b;color:#ffffff;text-decoration:none">${words.open}</a></p>
<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #d8dee4;color:#57636f;font-size:14px">${words.auto}<br>
<a href="${escapeHtml(settingsLink)}" style="color:#1f5f8b">${words.settings}</a></p>
</div></body></html>
`;
}

function paragraph(text: string, link: string): string {
  const address = escapeHtml(link);
  const html = escapeHtml(text)
    .replaceAll(
      address,
      `<a href="${address}" style="color:#1f5f8b;word-break:break-all">${address}</a>`,
    )
    .replaceAll('\n', '<br>');
  return `<p style="margin:0 0 16px">${html}</p>`;
}
