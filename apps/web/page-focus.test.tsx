import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { focusOpenedPage } from './page-focus.ts';

const page = (content: string) => {
  document.body.innerHTML = `<a href="/">หน้าแรก</a><main id="content">${content}</main>`;
};
const focused = () => document.activeElement?.textContent;
beforeEach(() => page('<h1>คำนำหน้าชื่อ</h1><button>เพิ่ม</button>'));
afterEach(() => document.body.replaceChildren());

test('the heading of an opened page has the focus when what had it is gone', () => {
  focusOpenedPage();
  expect(focused()).toBe('คำนำหน้าชื่อ');
});

test('a heading that arrives later has it then, and again when it is drawn anew', async () => {
  page('<input>');
  document.querySelector('input')?.focus();
  focusOpenedPage();
  expect(document.activeElement?.tagName).toBe('INPUT');
  page('<p>กำลังโหลด</p>');
  page('<h1>คำต่อท้าย</h1>');
  await vi.waitFor(() => expect(focused()).toBe('คำต่อท้าย'));
  page('<h1>คำต่อท้ายชื่อ</h1>');
  await vi.waitFor(() => expect(focused()).toBe('คำต่อท้ายชื่อ'));
});

test('a link or a field that is still there keeps it; whoever pressed a key is left alone', async () => {
  document.querySelector('button')?.focus();
  focusOpenedPage();
  expect(focused()).toBe('เพิ่ม');
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }));
  page('<h1>คำต่อท้าย</h1>');
  await Promise.resolve();
  expect(document.activeElement).toBe(document.body);
});
