import { AppError, parseCivilDate } from '@sarn/kernel';
import { Holiday, holidayKinds } from '../../contract/index.ts';
import type { HolidayKind } from '../../contract/index.ts';

export const maxLines = 400;

/**
 * Reads a list pasted from a sheet or a circular: one day per line, fields separated by tab,
 * semicolon or bar: day, Thai name, English name, kind. The last two may be left out; a day without
 * kind is a public holiday. Empty lines are skipped.
 *
 * @param text days as people write them, Thai digits and Buddhist years too
 * @throws AppError 'identity.holiday-line' at the first line that cannot be read
 */
export function readPasted(text: string): Holiday[] {
  const lines = text.split('\n').map((line, index) => ({ text: line.trim(), line: index + 1 }));
  const filled = lines.filter((line) => line.text !== '');
  if (filled.length > maxLines) throw new AppError('identity.holiday-lines', { max: maxLines });
  const seen = new Set<string>();
  return filled.map(({ text: written, line }) => {
    const holiday = readLine(written);
    if (!holiday || seen.has(holiday.day)) {
      throw new AppError('identity.holiday-line', { line, text: written.slice(0, 60) });
    }
    seen.add(holiday.day);
    return holiday;
  });
}

function readLine(line: string): Holiday | null {
  const [when = '', nameTh = '', nameEn = '', kind = ''] = line
    .split(/[\t;|]/)
    .map((part) => part.trim());
  const day = parseCivilDate(when);
  const code = readKind(kind);
  if (!day || !code) return null;
  const read = Holiday.safeParse({ day, nameTh, nameEn, kind: code });
  return read.success ? read.data : null;
}

/** The kind of a code or a Thai or English term; null for an unknown one. */
function readKind(word: string): HolidayKind | null {
  if (word === '') return 'public';
  const found = Object.entries(holidayKinds).find(([code, { th, en }]) =>
    [code, th, en].some((known) => known.toLowerCase() === word.toLowerCase()),
  );
  return (found?.[0] as HolidayKind | undefined) ?? null;
}
