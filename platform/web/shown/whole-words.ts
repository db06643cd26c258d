/**
 * Words of the office that browsers take for two, and would break over lines: their dictionary of Thai
 * has the parts, not the word. An error here costs a line end that is shorter than needed.
 */
const words = [
  ...['หน่วยงาน', 'สำนักงาน', 'ส่วนราชการ', 'ราชการ', 'ภาครัฐ', 'รัฐวิสาหกิจ', 'เทศบาล', 'กระทรวง'],
  ...['ผู้อำนวยการ', 'เจ้าหน้าที่', 'ผู้บริหาร', 'ข้าราชการ', 'พนักงาน', 'ผู้รับผิดชอบ', 'ปลัดกระทรวง'],
  ...['วันที่', 'ครั้งที่', 'เลขที่', 'ฉบับที่', 'พรุ่งนี้', 'ที่ประชุม', 'ที่ดิน', 'สถานที่', 'พื้นที่', 'แผนที่'],
  ...['ลงนาม', 'ลงรับ', 'ลงทะเบียน', 'ทะเบียน', 'สั่งการ', 'ดำเนินการ', 'มอบหมาย', 'พิจารณา', 'ปฏิบัติงาน'],
  ...['รับทราบ', 'รับผิดชอบ', 'อนุเคราะห์', 'งบประมาณ', 'ค่าใช้จ่าย', 'ครุภัณฑ์', 'จัดซื้อ', 'จัดจ้าง', 'ตรวจรับ'],
  ...['ครอบครอง', 'ทำประโยชน์', 'ประโยชน์', 'ข้อมูล', 'เอกสาร', 'หนังสือ', 'กำหนด', 'นโยบาย', 'กฎหมาย'],
  ...[
    'จังหวัด',
    'อำเภอ',
    'ตำบล',
    'อิเล็กทรอนิกส์',
    'เทคโนโลยี',
    'สารสนเทศ',
    'สารบรรณ',
    'ดังกล่าว',
    'เกี่ยวกับ',
  ],
];

const months = 'ม.ค.|ก.พ.|มี.ค.|เม.ย.|พ.ค.|มิ.ย.|ก.ค.|ส.ค.|ก.ย.|ต.ค.|พ.ย.|ธ.ค.'.replaceAll(
  '.',
  '\\.',
);

/*
 * What is never broken: the words, alone or before their number; the number of a letter, with the code of its
 * office; a date with its time; a number with its unit or year; a range; a short text in brackets, which is
 * mostly the kind of something; names of people.
 */
const patterns = [
  String.raw`[^\s\u0E00-\u0E7F]{25,}`,
  String.raw`(?<![\u0E01-\u0E4E])(?:ที่ )?[ก-ฮ]{1,5} [\d๐-๙]{3,6}(?:\.[\d๐-๙]{1,4})*/(?:ว ?)?[\d๐-๙]{1,6}(?![\d๐-๙])`,
  String.raw`\d{1,2} (?:${months}) \d{2,4}(?: · \d{2}\.\d{2} น\.)?`,
  String.raw`พ\.ศ\. ?\d{4}`,
  String.raw`\d[\d,.]* (?:วัน|คน|เรื่อง|ฉบับ|หน้า|ไฟล์|บาท|ปี|เดือน)`,
  String.raw`\d[\d,.]*(?:[–/-]\d[\d,.]*)+`,
  String.raw`\([^()]{1,16}\)`,
  String.raw`(?:${words.toSorted((a, b) => b.length - a.length).join('|')})(?: [\d๐-๙][\d๐-๙/.]{0,9}(?![\d๐-๙]))?`,
];

/** A name breaks between given name and surname only: the dictionary finds words in both. */
const name = String.raw`(?:นางสาว|นาย|นาง)[\u0E01-\u0E4E]{2,24} [\u0E01-\u0E4E]{2,24}`;

const whole = new RegExp([...patterns, name].join('|'), 'g');
const isName = new RegExp(`^${name}$`);

/** A piece without a blank that is longer than a column may be: an address, a file name. */
export const longPiece = /^[^\s\u0E00-\u0E7F]{25,}$/;

/** The parts of a text; every second one, from the second on, is not to be broken over lines. */
export function wholeParts(text: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(whole)) {
    parts.push(text.slice(from, index), ...(isName.test(found) ? givenAndSurname(found) : [found]));
    from = index + found.length;
  }
  return [...parts, text.slice(from)];
}

const givenAndSurname = (found: string): string[] => {
  const [given = '', surname = ''] = found.split(' ');
  return [given, ' ', surname];
};
