/**
 * Words that the line breaker is known to cut in the middle, longest first so that a longer
 * name wins over the word it contains.
 */
export const unbreakableWords: readonly string[] = [
  'ไปรษณีย์อิเล็กทรอนิกส์',
  'คณะอนุกรรมการ',
  'อิเล็กทรอนิกส์',
  'เทคโนโลยี',
  'ไปรษณีย์',
  'งานสารบรรณ',
  'สารบรรณ',
  'ปีงบประมาณ',
  'งบประมาณ',
  'คณะกรรมการ',
  'กองกฎหมาย',
  'พระราชบัญญัติ',
  'พระราชกฤษฎีกา',
  'สารสนเทศ',
  'ครุภัณฑ์',
  'ดิจิทัล',
];

const months =
  'มกราคม|กุมภาพันธ์|มีนาคม|เมษายน|พฤษภาคม|มิถุนายน|กรกฎาคม|สิงหาคม|กันยายน|ตุลาคม|พฤศจิกายน|ธันวาคม';
/** Dates, years, telephone numbers, in Thai digits, and what has a hyphen. */
const shapes = [
  `[๐-๙]{1,2} (?:${months}) [๐-๙]{4}`,
  'พ\\.ศ\\. [๐-๙]{4}',
  '(?:โทร\\. |โทรสาร )?๐ [๐-๙]{4} [๐-๙]{4}',
  // A hyphen at the end of a line is dropped by those who read the text of a PDF.
  '[A-Za-z0-9๐-๙]+(?: ?- ?[A-Za-z0-9๐-๙]+)+',
];

/**
 * One pattern for all words to keep whole, safe for any text.
 *
 * @param extra names of people and agencies of this document; the line breaker has no list of names
 * @returns a pattern of Typst's regular expressions that matches at least one character
 */
export function protectedPattern(extra: readonly string[] = []): string {
  const words = [...new Set([...unbreakableWords, ...extra.flatMap(pieces)])];
  words.sort((a, b) => b.length - a.length || (a < b ? -1 : 1));
  return [...shapes, ...words].join('|');
}

// A box cannot break, so only pieces between blanks are kept whole, never a long full name; and
// only Thai letters and digits, so that no text can become a piece of pattern.
function pieces(text: string): string[] {
  return text.split(/\s+/).filter((word) => /^[ก-๙]{4,32}$/.test(word));
}
