import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { LineDelivery, actsOf, codeIn } from './line-events.ts';
import { isSignedByLine } from './line-signature.ts';

describe('[10.11] the signature of the LINE Platform', () => {
  const secret = 'a'.repeat(32);
  const bytes = Buffer.from('{"events":[],"destination":"U"}');
  const right = createHmac('sha256', secret).update(bytes).digest('base64');

  it('is the HMAC of the bytes as received', () => {
    expect(isSignedByLine(bytes, right, secret)).toBe(true);
    expect(isSignedByLine(Buffer.from(`${bytes.toString()} `), right, secret)).toBe(false);
    expect(isSignedByLine(bytes, right, 'b'.repeat(32))).toBe(false);
  });

  it.each(['', 'x', right.slice(0, -4), `${right}AAAA`, right.toLowerCase(), ` ${right}`])(
    'is not %j',
    (signature) => {
      expect(isSignedByLine(bytes, signature, secret)).toBe(false);
    },
  );
});

it.each([
  ['12345678', '12345678'],
  ['1234 5678', '12345678'],
  [' 1234-5678\n', '12345678'],
  ['๑๒๓๔ ๕๖๗๘', '12345678'],
  ['1234567', null],
  ['123456789', null],
  ['รหัส 12345678', null],
])('%j holds the code %s', (text, code) => {
  expect(codeIn(text)).toBe(code);
});

it('handles only what a person does in a one-to-one chat', () => {
  const userId = `U${'0a'.repeat(16)}`;
  const source = { type: 'user', userId };
  const text = (words: string, more: object = {}) => ({
    type: 'message',
    replyToken: 'r',
    source,
    message: { type: 'text', text: words },
    ...more,
  });
  const delivery = LineDelivery.parse({
    destination: 'U',
    events: [
      text('12345678'),
      text('ยกเลิก', { deliveryContext: { isRedelivery: true } }),
      text('สวัสดี', { mode: 'standby' }),
      text('12345678', { source: { type: 'group', userId } }),
      { type: 'message', source, message: { type: 'sticker' } },
      { type: 'follow', source, replyToken: 'r' },
      { type: 'unfollow', source },
      { type: 'somethingNew' },
    ],
  });
  expect(actsOf(delivery)).toEqual([
    { kind: 'code', userId, text: '12345678', replyToken: 'r' },
    { kind: 'unlink', userId, text: 'ยกเลิก', replyToken: null },
    { kind: 'other', userId, text: 'สวัสดี', replyToken: null },
    { kind: 'follow', userId },
    { kind: 'unfollow', userId },
  ]);
});
