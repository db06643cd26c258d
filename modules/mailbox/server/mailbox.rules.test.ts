import { describe, expect, it } from 'vitest';
import { pauseMs } from './mailbox.settings.ts';
import { readReport } from './report.rules.ts';
import { isAutomatic, judgeSender } from './sender.rules.ts';

describe('[15.09] who sent a mail', () => {
  const own = { address: 'saraban@agency.go.th', authServer: 'mx.agency.go.th' };
  const sender = { name: 'กรมตัวอย่าง', address: 'saraban@dept.go.th' };
  const passed = 'mx.agency.go.th; dmarc=pass header.from=dept.go.th';

  it('is proven by the own server alone', () => {
    expect(judgeSender({ 'authentication-results': [passed] }, sender, own).trust).toBe('proven');
    const forged = { 'authentication-results': [passed.replace('mx.', 'evil.')] };
    expect(judgeSender(forged, sender, own).trust).toBe('unknown');
    const nobody = { ...own, authServer: null };
    expect(judgeSender({ 'authentication-results': [passed] }, sender, nobody).trust).toBe(
      'unknown',
    );
  });

  it.each([
    [{ 'authentication-results': ['any.example; dmarc=fail; spf=pass'] }, sender, 'forged'],
    [{ 'authentication-results': ['x; spf=softfail (no) smtp.mailfrom=a'] }, sender, 'forged'],
    [{ 'received-spf': ['Fail (mx: not allowed)'] }, sender, 'forged'],
    [{}, { ...sender, address: 'director@agency.go.th' }, 'own-domain'],
    [{}, { name: 'saraban@dept.go.th', address: 'thief@evil.example' }, 'name-is-address'],
  ])('is doubtful: %j', (headers, from, warning) => {
    const facts = judgeSender(headers, from, own);
    expect(facts).toMatchObject({ trust: 'doubtful', warnings: [warning] });
  });

  it('is reported when answers would go to another address', () => {
    const facts = judgeSender({ 'reply-to': ['<me@evil.example>'] }, sender, own);
    expect(facts).toEqual({ trust: 'unknown', warnings: ['reply-elsewhere'] });
    const same = judgeSender({ 'reply-to': ['<x@mail.dept.go.th>'] }, sender, own);
    expect(same.warnings).toEqual([]);
  });

  it.each([
    [{ 'auto-submitted': ['auto-replied'] }, 'a@b.c', true],
    [{ 'auto-submitted': ['no'] }, 'a@b.c', false],
    [{ precedence: ['bulk'] }, 'a@b.c', true],
    [{ 'return-path': ['<>'] }, 'a@b.c', true],
    [{ 'list-id': ['<x.example>'] }, 'a@b.c', true],
    [{}, 'MAILER-DAEMON@b.c', true],
    [{}, 'no-reply@b.c', true],
    [{}, 'saraban@dept.go.th', false],
  ])('is a machine or not: %j %s', (headers, address, expected) => {
    expect(isAutomatic(headers, address)).toBe(expected);
  });
});

const head = (type: string) =>
  `From: MAILER-DAEMON@dept.go.th\r\nContent-Type: multipart/report;\r\n report-type=${type}; boundary=b\r\n\r\n--b\r\n`;

describe('[15.09] reports on mails of ours', () => {
  it('reads a bounce, a delay, a receipt, and nothing else', () => {
    const bounce = (action: string) =>
      `${head('delivery-status')}Content-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx\r\n\r\nFinal-Recipient: rfc822; saraban@dept.go.th\r\nAction: ${action}\r\nStatus: 5.1.1\r\nDiagnostic-Code: smtp; 550 5.1.1\r\n No such user\r\n\r\n--b\r\nContent-Type: message/rfc822\r\n\r\nMessage-ID: <our@agency>\r\nSubject: x\r\n`;
    expect(readReport(bounce('failed'))).toEqual({
      messageId: '<our@agency>',
      recipient: 'saraban@dept.go.th',
      kind: 'failed',
      text: '5.1.1 550 5.1.1 No such user',
    });
    expect(readReport(bounce('delayed'))?.kind).toBe('delayed');
    const receipt = `${head('disposition-notification')}Content-Type: message/disposition-notification\r\n\r\nFinal-Recipient: rfc822;saraban@dept.go.th\r\nOriginal-Message-ID: <our@agency>\r\nDisposition: manual-action/MDN-sent-manually; displayed\r\n`;
    expect(readReport(receipt)).toMatchObject({ kind: 'displayed', messageId: '<our@agency>' });
    expect(readReport('Subject: x\r\nContent-Type: text/plain\r\n\r\nAction: failed')).toBeNull();
    expect(readReport(`${head('delivery-status')}Action: failed\r\n`)).toBeNull();
  });
});

describe('[15.09] a mailbox that cannot be read', () => {
  it('is left alone longer after each failure, five minutes at most', () => {
    const pauses = Array.from({ length: 12 }, (_, failures) => pauseMs(failures) / 1000);
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300, 300]);
  });
});
