import { defineErrors } from '@sarn/kernel';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, networkError } from '../api/api-error.ts';
import { errorText, registerErrors } from './error-text.ts';
import { chooseLanguage, showLanguage } from './language.ts';
import { registerWords, wordsOf } from './words.ts';

const space = registerWords('sample', {
  th: { greet: 'สวัสดี {name}', deep: { only: 'ไทย' }, documents: '{count} เรื่อง' },
  en: {
    greet: 'Hello {name}',
    deep: { only: 'English' },
    documents: '{count} documents',
    documents_one: '{count} document',
  },
  thsarn: { greet: 'กราบสวัสดี {name}' },
});
const say = wordsOf(space);

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  vi.stubGlobal('window', new EventTarget());
});
// The next file of this worker must not see the globals of a browser.
afterEach(() => vi.unstubAllGlobals());

describe('words', () => {
  it('[1.08] fall back from the variant to Thai, and follow the shown language', () => {
    showLanguage('thsarn');
    expect(say('greet', { name: 'ก' })).toBe('กราบสวัสดี ก');
    expect(say('deep.only')).toBe('ไทย');
    expect(document.documentElement.lang).toBe('th');
    showLanguage('en');
    expect(say('deep.only')).toBe('English');
    expect(document.documentElement.lang).toBe('en');
    showLanguage('th');
    expect(say('greet', { name: '<b>' })).toBe('สวัสดี <b>');
  });

  it('[1.08] announce a choice on the window', () => {
    const heard = vi.fn();
    window.addEventListener('portal-change-language', heard);
    chooseLanguage('en');
    expect(heard).toHaveBeenCalledTimes(1);
    chooseLanguage('th');
  });

  it('say one document and two documents', () => {
    showLanguage('en');
    const counts = [0, 1, 2].map((count) => say('documents', { count }));
    expect(counts).toEqual(['0 documents', '1 document', '2 documents']);
    showLanguage('th');
    expect(say('documents', { count: 1 })).toBe('1 เรื่อง');
  });

  it('leave a parameter that is not given, and fill each once', () => {
    showLanguage('th');
    expect(say('greet')).toBe('สวัสดี {name}');
    expect(say('greet', { name: '{count}', count: 3 })).toBe('สวัสดี {count}');
  });

  it('show what only another language has, and a key that none has', () => {
    const half = registerWords('half', {
      th: { a: 'ก', b: 'ข' },
      // As a language that is loaded before it has all texts.
      en: { a: 'A' } as { a: string; b: string },
    });
    showLanguage('en');
    expect(wordsOf(half)('b')).toBe('ข');
    expect(wordsOf(half)('c' as 'b')).toBe('c');
    expect(wordsOf(half)('a.b' as 'b')).toBe('a.b');
  });

  it('are found where the name of a text, or of a group, has a dot', () => {
    const flat = registerWords('flat', {
      th: { 'send.title': 'ส่ง', 'fault.disk': { full: 'เต็ม' }, fault: { 'net.off': 'ขาด' } },
      en: { 'send.title': 'Send', 'fault.disk': { full: 'Full' }, fault: { 'net.off': 'Off' } },
    });
    showLanguage('th');
    const texts = (['send.title', 'fault.disk.full', 'fault.net.off'] as const).map((key) =>
      wordsOf(flat)(key),
    );
    expect(texts).toEqual(['ส่ง', 'เต็ม', 'ขาด']);
  });

  it('may be added to under one name', () => {
    registerWords('sample', { th: { later: 'ทีหลัง' }, en: { later: 'Later' } });
    showLanguage('th');
    expect(say('greet', { name: 'ก' })).toBe('สวัสดี ก');
    expect(wordsOf(space)('later' as 'greet')).toBe('ทีหลัง');
  });

  it('take only keys that are there', () => {
    const isKey: 'missing' extends Parameters<typeof say>[0] ? true : false = false;
    const isDeepKey: 'deep.only' extends Parameters<typeof say>[0] ? true : false = true;
    expect([isKey, isDeepKey]).toEqual([false, true]);
  });
});

describe('errorText', () => {
  const failure = (code: string, message = '') =>
    new ApiError({ code, params: { days: 3 }, message, status: 409, requestId: 'r-9', body: {} });

  it('makes the sentence of a catalogue with its parameters', () => {
    registerErrors(
      defineErrors({ 'sample.late': { status: 409, th: 'เกิน {days} วัน', en: '{days} days late' } }),
    );
    expect(errorText(failure('sample.late'), 'th')).toBe('เกิน 3 วัน');
    expect(errorText(failure('sample.late'), 'en')).toBe('3 days late');
  });

  it("falls back to the server's sentence, then to the general one with the reference", () => {
    expect(errorText(failure('other.thing', 'ข้อความจากแม่ข่าย'), 'th')).toBe('ข้อความจากแม่ข่าย');
    expect(errorText(failure('other.thing'), 'th')).toContain('r-9');
    expect(errorText(networkError(), 'en')).toContain('cannot be reached');
  });
});
