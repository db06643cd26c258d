import { describe, expect, it } from 'vitest';
import { cutAtFound, tellingWords } from './found.ts';

describe('[9.05] what was looked for is marked in a text', () => {
  it.each([
    ['ขอเชิญประชุม', 'ประชุม', ['ขอเชิญ', 'ประชุม']],
    ['ประชุมใหญ่ ครั้งที่ ๑๒', '12', ['ประชุมใหญ่ ครั้งที่ ', '๑๒']],
    // A tone mark that was not typed, and one above the last letter found.
    ['พื้นที่ป่าไม้', 'ปาไม', ['พื้นที่', 'ป่าไม้']],
    ['Annual Report', 'report annual', ['', 'Annual', ' ', 'Report']],
    ['รายงาน รายงาน', 'รายงาน', ['', 'รายงาน', ' ', 'รายงาน']],
    ['เรื่องทั่วไป', '', ['เรื่องทั่วไป']],
    ['เรื่องทั่วไป', 'ไม่มี', ['เรื่องทั่วไป']],
    ['', 'ประชุม', ['']],
  ])('%j by %j', (text, search, parts) => {
    expect(cutAtFound(text, search)).toEqual(parts);
    expect(cutAtFound(text, search).join('')).toBe(text);
  });
});

describe('[9.05] words for documents on the same matter', () => {
  it('are the longest of the subject, each once', () => {
    const words = tellingWords('ขอเชิญประชุมคณะกรรมการจัดที่ดิน ประชุมคณะกรรมการ').split(' ');
    expect(words).toHaveLength(2);
    expect(words[0]).toBe('กรรมการ');
  });

  it('are none where no word is long enough', () => {
    expect(tellingWords('ที่ ๑/๒')).toBe('');
  });
});
