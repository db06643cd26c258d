import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { askBeforeLogout, isForeignLogout } from './force-logout.ts';

const http = Fastify();
http.get('*', (request, reply) =>
  isForeignLogout(request.url, request.headers)
    ? askBeforeLogout(request, reply)
    : reply.type('text/html').send('the page'),
);

async function open(url: string, headers: Record<string, string>): Promise<string> {
  const answer = await http.inject({ url, headers: { host: 'office.example', ...headers } });
  return answer.body;
}

const link = '/sarn/portal?forceLogout=true&next=%22%3E%3Cscript%3E';

describe('[1.13] ?forceLogout=true', () => {
  test.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { referer: 'http://elsewhere.example/page' },
  ])('in a link of another site asks first: %j', async (foreign) => {
    const asked = await open(link, foreign);
    expect(asked).toContain('<h1>ออกจากระบบหรือไม่</h1>');
    expect(asked).toContain('<a href="/sarn/portal?forceLogout=true">ออกจากระบบ</a>');
    expect(asked).toContain('<a href="/sarn/portal?next=%22%3E%3Cscript%3E">อยู่ในระบบต่อ</a>');
    expect(asked).not.toContain('<script');
  });

  test.each([
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
    { referer: 'http://office.example/sarn/portal' },
    {},
  ])('from a page of ours, a mail program or a typed address is obeyed: %j', async (own) => {
    expect(await open(link, own)).toBe('the page');
  });

  test('is what is asked about, and nothing else of another site', async () => {
    const foreign = { 'sec-fetch-site': 'cross-site' };
    expect(await open('/sarn/portal?forceLogout=false', foreign)).toBe('the page');
    expect(await open('/sarn/portal?next=forceLogout=true', foreign)).toBe('the page');
  });

  test('leads to no other host, and speaks English to whoever asks for it', async () => {
    const asked = await open('//evil.example/x?forceLogout=true', {
      'sec-fetch-site': 'cross-site',
      'accept-language': 'en',
    });
    expect(asked).toContain('<html lang="en">');
    expect(asked).toContain('<a href="/evil.example/x">Stay signed in</a>');
    expect(asked).not.toContain('"//evil');
  });
});
