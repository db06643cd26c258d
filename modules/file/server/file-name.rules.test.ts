import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { cleanFileName, extensionOf } from './file-name.rules.ts';

describe('cleanFileName', () => {
  it.each([
    ['หนังสือ ที่ ๑.pdf', 'หนังสือ ที่ ๑.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\สมชาย\\แผน.docx', 'แผน.docx'],
    ['a\u202Efdp.exe', 'afdp.exe'],
    ['  .hidden.  ', 'hidden'],
    ['', 'file'],
    ['...', 'file'],
    ['a\u0000b\r\nc.pdf', 'ab c.pdf'],
    ['a<b>:"c".txt', 'a_b___c_.txt'],
  ])('%j becomes %j', (sent, name) => {
    expect(cleanFileName(sent)).toBe(name);
  });

  it('keeps the extension of a name that is too long', () => {
    const name = cleanFileName(`${'ก'.repeat(500)}.pdf`);
    expect(name).toHaveLength(200);
    expect(extensionOf(name)).toBe('pdf');
  });

  it('is never a path, empty, or longer than allowed, whatever was sent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 240 }), (sent) => {
        const name = cleanFileName(sent);
        expect(name.length).toBeGreaterThan(0);
        expect(name.length).toBeLessThanOrEqual(200);
        expect(name).not.toMatch(/[\\/]/);
        expect(name).not.toMatch(/^\.+$/);
      }),
    );
  });
});
