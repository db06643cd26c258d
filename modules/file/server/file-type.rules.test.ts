import { describe, expect, it } from 'vitest';
import { decideMediaType } from './file-type.rules.ts';

const refusal = (code: string, params = {}) =>
  expect.objectContaining({ code, params: expect.objectContaining(params) });

describe('decideMediaType', () => {
  it.each([
    ['application/pdf', 'letter.PDF', 'application/pdf'],
    ['image/jpeg', 'photo.jpeg', 'image/jpeg'],
    ['text', 'note.txt', 'text/plain'],
    ['text', 'list.csv', 'text/csv'],
  ] as const)('takes %s called %s', (content, name, type) => {
    expect(decideMediaType(content, name)).toBe(type);
  });

  it('refuses what the bytes say we do not take, whatever its name', () => {
    expect(() => decideMediaType(null, 'letter.pdf')).toThrow(refusal('file.type-not-allowed'));
  });

  it('refuses a name that promises something else, and says how it should end', () => {
    const mismatch = (expected: string) => refusal('file.extension-mismatch', { expected });
    expect(() => decideMediaType('image/png', 'scan.pdf')).toThrow(mismatch('png'));
    expect(() => decideMediaType('application/pdf', 'letter')).toThrow(mismatch('pdf'));
    expect(() => decideMediaType('text', 'letter.pdf')).toThrow(mismatch('txt'));
  });

  it('refuses text under a name that a computer would run', () => {
    for (const name of ['a.js', 'a.bat', 'a.html', 'a.svg', 'a']) {
      expect(() => decideMediaType('text', name)).toThrow(refusal('file.type-not-allowed'));
    }
  });
});
