import { describe, expect, it } from 'vitest';
import { cut, toHtmlMessage, toMessage } from './message.rules.ts';

describe('a plain message', () => {
  it('shows markup as it was written', () => {
    const text = '<img src=x onerror=alert(1)> & "คำสั่ง"\nบรรทัดสอง';
    const message = toMessage(text);
    expect(message.text).toBe(text);
    expect(message.html).toBe(
      '&lt;img src=x onerror=alert(1)&gt; &amp; &quot;คำสั่ง&quot;<br />บรรทัดสอง',
    );
  });
});

describe('a message of markup', () => {
  it.each([
    ['<script>alert(1)</script>ดี', 'ดี'],
    ['<img src=x onerror=alert(1)>ดี', 'ดี'],
    ['<svg onload=alert(1)><b>ดี</b></svg>', '<b>ดี</b>'],
    ['<b onclick="alert(1)" style="position:fixed">ดี</b>', '<b>ดี</b>'],
    ['<a href="javascript:alert(1)">ดี</a>', '<a rel="noopener noreferrer">ดี</a>'],
    ['<a href=" java\tscript:alert(1)">ดี</a>', '<a rel="noopener noreferrer">ดี</a>'],
    ['<a href="data:text/html,x">ดี</a>', '<a rel="noopener noreferrer">ดี</a>'],
    ['<a href="//evil.example/">ดี</a>', '<a rel="noopener noreferrer">ดี</a>'],
    ['<iframe src="https://evil.example"></iframe>ดี', 'ดี'],
    ['<form action="https://evil.example"><input name="p">ดี</form>', 'ดี'],
    ['<a href="/leave/1">ดี</a>', '<a href="/leave/1" rel="noopener noreferrer">ดี</a>'],
  ])('%s', (html, safe) => {
    expect(toHtmlMessage(html)).toEqual({ html: safe, text: 'ดี' });
  });
});

it('cuts a text that is too long without halving a character', () => {
  expect(cut('กขค', 3)).toBe('กขค');
  expect(cut('กขคง', 3)).toBe('กข…');
  expect(cut('ก😀😀', 3).isWellFormed()).toBe(true);
});
