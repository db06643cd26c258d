import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { formatInstant } from '@sarn/kernel';
import { listCaughtMail } from './caught-mail.ts';
import type { CaughtMail } from './caught-mail.ts';

/**
 * Developer's page of caught mail at `{base}dev/mail` (and `…/mail.json` for tests). Never
 * registered in production: it shows every one-time password to anyone.
 */
export function addMailPage(http: FastifyInstance, basePath: string, dataDir: string): void {
  const base = `${basePath}dev/mail`;
  http.get(base, async (_request, reply) => {
    const mails = await listCaughtMail(dataDir);
    return reply.type('text/html; charset=utf-8').send(page(mails, base));
  });
  http.get(`${base}.json`, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send(await listCaughtMail(dataDir)),
  );
  http.get<{ Params: { name: string } }>(`${base}/:name.eml`, async (request, reply) => {
    const { name } = request.params;
    if (!/^[0-9a-f]{24}$/.test(name)) return reply.callNotFound();
    return reply
      .type('message/rfc822')
      .send(createReadStream(join(dataDir, 'mail', `${name}.eml`)));
  });
}

function page(mails: readonly CaughtMail[], base: string): string {
  const articles = mails.map((mail) => article(mail, base)).join('');
  return `<!doctype html><html lang="th"><head><meta charset="utf-8"><title>จดหมายที่ดักไว้</title></head>
<body><h1>จดหมายที่ดักไว้ (${mails.length})</h1>${articles || '<p>ยังไม่มีจดหมาย</p>'}</body></html>`;
}

function article({ name, to, subject, text, at }: CaughtMail, base: string): string {
  return `<article><h2>${escape(subject)}</h2>
<p>ถึง ${escape(to)} · ${formatInstant(at)} · <a href="${base}/${name}.eml">.eml</a></p>
<pre>${escape(text)}</pre><hr></article>`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}
