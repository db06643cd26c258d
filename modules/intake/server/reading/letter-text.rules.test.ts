import { describe, expect, it } from 'vitest';
import { propose, proposeFrom, readLetterHead } from './letter-text.rules.ts';

describe('[15.09] number, date and subject proposed from a text', () => {
  it.each([
    [
      'หนังสือกรมตัวอย่าง ที่ ทส ๐๒๐๑/ว ๑๒๓ ลงวันที่ ๑๕ มกราคม ๒๕๖๙\nเรื่อง ขอเชิญประชุมครั้งที่ ๑',
      { letterNo: 'ทส 0201/ว 123', letterDate: '2026-01-15', title: 'ขอเชิญประชุมครั้งที่ ๑' },
    ],
    [
      'ตามหนังสือ ที่ กค(กวจ) 0405.2/1234 ลงวันที่ 3 ก.พ. 69',
      { letterNo: 'กค(กวจ) 0405.2/1234', letterDate: '2026-02-03', title: '' },
    ],
    [
      'ที่ ศธ 0100/55\nวันที่ 5/12/2568',
      { letterNo: 'ศธ 0100/55', letterDate: '2025-12-05', title: '' },
    ],
    ['ที่ มท 0211/9 ลงวันที่ 31 กุมภาพันธ์ 2569', { letterNo: 'มท 0211/9', letterDate: null }],
    ['พบกันที่ ห้อง 201 ชั้น 2', { letterNo: '', letterDate: null, title: '' }],
    ['ที่ นร 0505/1 ลงวันที่ 1 มีนาคม 2026', { letterNo: 'นร 0505/1', letterDate: '2026-03-01' }],
  ])('%s', (text, expected) => {
    expect(propose(text)).toMatchObject(expected);
  });

  it('takes each field from the first text that has it', () => {
    expect(proposeFrom(['เรื่อง ทดลอง', 'ที่ ทส 1/2 ลงวันที่ 1 มกราคม 2569'])).toEqual({
      letterNo: 'ทส 1/2',
      letterDate: '2026-01-01',
      title: 'ทดลอง',
    });
  });
});

/** As a PDF gives the first page of a letter (form 1). */
const letter = (head: readonly string[]) =>
  [...head, 'เรียน ผู้อำนวยการสำนักงาน', 'อ้างถึง หนังสือที่ ทส 9/9 ลงวันที่ 1 ม.ค. 68', 'ด้วยกรม'].join('\r\n');

describe('[3.03] the head of a letter, read from the text of its PDF', () => {
  it('is number, agency, day, subject and addressee', () => {
    const head = ['ด่วนมาก', 'ที่ ฌค ๐๔๐๕/๒๓๖๒ กรมตัวอย่าง', 'ถนนการคลัง', 'กรุงเทพฯ ๑๐๙๙๒'];
    const text = letter([...head, '๒๗ พฤศจิกายน ๒๕๖๙', 'เรื่อง ขอเชิญอบรม รุ่นที่ ๒']);
    expect(readLetterHead(text)).toEqual({
      ...{ letterNo: 'ฌค 0405/2362', letterDate: '2026-11-27', sender: 'กรมตัวอย่าง' },
      ...{ title: 'ขอเชิญอบรม รุ่นที่ 2', addressee: 'ผู้อำนวยการสำนักงาน', firstLine: 'ด่วนมาก' },
    });
  });

  it.each([
    [
      'goes on below',
      ['ที่ ดท 0201/12 สำนักงานปลัดกระทรวงที่ดินและ', 'เทคโนโลยี', 'ถนนราชธานี'],
      'สำนักงานปลัดกระทรวงที่ดินและเทคโนโลยี',
    ],
    ['is a province', ['ที่ ฎผ 0017.2/1 จังหวัดภูผา', 'ศาลากลางจังหวัดภูผา', 'ถนนเชิงดอย'], 'จังหวัดภูผา'],
    [
      'has a place below that is no street',
      ['ที่ สวภ 104/1 สถาบันวิจัย', 'อุทยานวิทยาการ', 'จังหวัดทุ่งทอง'],
      'สถาบันวิจัย',
    ],
    ['stands below the number', ['ที่ กท 0201/7', 'กรมตัวอย่าง', 'ถนนยาว'], 'กรมตัวอย่าง'],
    ['is a company', ['ที่ วหส/๘๔๖ บริษัท เวหา จำกัด', 'ถนนเก่า'], 'บริษัท เวหา จำกัด'],
    ['is a citizen', ['ที่ นายเจริญ พวงทอง', 'บ้านเลขที่ ๑๑๒/๙ หมู่ ๓'], 'นายเจริญ พวงทอง'],
    [
      'is the unit of a memo',
      ['บันทึกข้อความ', 'ส่วนราชการ กองแผน โทร. 0 2999', 'ที่ ดท 1/2 วันที่ 3 ก.พ. 69'],
      'กองแผน',
    ],
  ])('the sender %s', (_what, head, sender) => {
    expect(readLetterHead(letter([...head, 'เรื่อง ทดลอง'])).sender).toBe(sender);
  });

  it('has a subject of several lines, and stops before the next part', () => {
    const head = ['ที่ ฎผ 1/2 กรม', 'เรื่อง ขอเชิญประชุมตามมาตรการปรับปรุง', 'ประสิทธิภาพ'];
    expect(readLetterHead(letter(head)).title).toBe('ขอเชิญประชุมตามมาตรการปรับปรุงประสิทธิภาพ');
  });

  it('of a letter without a number takes no day from its text', () => {
    const text = letter(['ที่ นายเจริญ พวงทอง', 'เรื่อง ขอความเป็นธรรม']);
    expect(readLetterHead(text)).toMatchObject({ letterNo: '', letterDate: null });
    const dated = letter(['ที่ นายเจริญ พวงทอง', '๕ พ.ย. ๒๕๖๙', 'เรื่อง ขอความเป็นธรรม']);
    expect(readLetterHead(dated).letterDate).toBe('2026-11-05');
  });

  it('of a text that is no letter says nothing', () => {
    expect(readLetterHead('Annual report 2026\nChapter 1')).toEqual({
      ...{ letterNo: '', letterDate: null, sender: '', title: '', addressee: '' },
      firstLine: 'Annual report 2026',
    });
  });
});
