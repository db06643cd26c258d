/** The months as they are written in letters: abbreviation, then name; Thai, then English. */
const months: readonly (readonly string[])[] = [
  ['มค', 'มกราคม', 'jan', 'january'],
  ['กพ', 'กุมภาพันธ์', 'feb', 'february'],
  ['มีค', 'มีนาคม', 'mar', 'march'],
  ['เมย', 'เมษายน', 'apr', 'april'],
  ['พค', 'พฤษภาคม', 'may'],
  ['มิย', 'มิถุนายน', 'jun', 'june'],
  ['กค', 'กรกฎาคม', 'jul', 'july'],
  ['สค', 'สิงหาคม', 'aug', 'august'],
  ['กย', 'กันยายน', 'sep', 'sept', 'september'],
  ['ตค', 'ตุลาคม', 'oct', 'october'],
  ['พย', 'พฤศจิกายน', 'nov', 'november'],
  ['ธค', 'ธันวาคม', 'dec', 'december'],
];

/**
 * The number of a month by its name as it is typed, with or without dots, blanks and the mark of the
 * era (`พ.ย.`, `พ.ย. พ.ศ.`, `November,`).
 *
 * @returns 1 to 12, or null when the text is no month
 */
export function monthNamed(text: string): number | null {
  const plain = text
    .toLowerCase()
    .replace(/พ\.?\s*ศ\.?\s*$/, '')
    .replace(/[\s.,]/g, '');
  const found = months.findIndex((names) => names.includes(plain));
  return found < 0 ? null : found + 1;
}
