import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readAcceptLanguage } from './language.ts';
import { contentPolicy } from './security.ts';

/**
 * `?forceLogout=true` ends the session without a question when a page of ours, a mail program or a
 * typed address leads there. A page of another site must not end it: there the person is asked.
 */
export function isForeignLogout(url: string, headers: IncomingHttpHeaders): boolean {
  const cut = url.indexOf('?');
  const isForced = cut >= 0 && new URLSearchParams(url.slice(cut)).get('forceLogout') === 'true';
  return isForced && isFromElsewhere(headers);
}

/** Without https browsers send no `Sec-Fetch-Site`; most name the page that led here. */
function isFromElsewhere({ 'sec-fetch-site': site, referer, host }: IncomingHttpHeaders): boolean {
  if (site !== undefined) return site === 'cross-site' || site === 'same-site';
  return referer !== undefined && URL.parse(referer)?.host !== host;
}

const words = {
  th: {
    title: 'ออกจากระบบหรือไม่',
    text: 'หน้าเว็บอื่นขอให้ออกจากระบบสาร หากไม่ได้ตั้งใจ ให้เลือกอยู่ในระบบต่อ',
    stay: 'อยู่ในระบบต่อ',
    leave: 'ออกจากระบบ',
  },
  en: {
    title: 'Sign out?',
    text: 'Another web page asks you to sign out of Sarn. If you did not mean to, stay signed in.',
    stay: 'Stay signed in',
    leave: 'Sign out',
  },
} as const;

const style = `body{font:1.125rem/1.6 sans-serif;max-width:30rem;margin:10vh auto;padding:0 1rem;
color:#1b1b1f;background:#fff}a{display:inline-block;min-height:2.75rem;line-height:2.75rem;
padding:0 1rem;margin:0 .5rem .5rem 0;border:1px solid #1f5f8b;border-radius:.5rem;color:#1f5f8b}
a:focus-visible{outline:3px solid #1f5f8b;outline-offset:2px}`;

/** The question, without a script: its second link comes from a page of ours, and is obeyed. */
export function askBeforeLogout(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const isEnglish = readAcceptLanguage(request.headers['accept-language']) === 'en';
  const language = isEnglish ? 'en' : 'th';
  const { title, text, stay, leave } = words[language];
  const nonce = randomBytes(16).toString('base64url');
  const [asked = '/', query = ''] = request.url.split('?', 2);
  // Two slashes at the start would name another host.
  const path = asked.replace(/^[/\\]+/, '/');
  const others = new URLSearchParams(query);
  others.delete('forceLogout');
  const rest = others.size > 0 ? `?${others.toString()}` : '';
  return reply
    .code(200)
    .header('content-type', 'text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-security-policy', contentPolicy(nonce)).send(`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width"><style nonce="${nonce}">${style}</style></head>
<body><main><h1>${title}</h1><p>${text}</p>
<p><a href="${escaped(`${path}${rest}`)}">${stay}</a>
<a href="${escaped(`${path}?forceLogout=true`)}">${leave}</a></p></main></body></html>
`);
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
