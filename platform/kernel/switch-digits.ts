import { toArabicDigits, toThaiDigits } from './digits.ts';

export type DigitKind = 'thai' | 'arabic';

/** What is written together: letters and digits without Thai letters between, and the signs of addresses. */
const token = /[A-Za-z0-9๐-๙@._:/?#&=%+~-]+/g;
const hasLatin = /[A-Za-z@]/;

const kinds: Readonly<Record<DigitKind, (text: string) => string>> = {
  thai: toThaiDigits,
  arabic: toArabicDigits,
};

/**
 * The digits of a text turned into the other kind, one character for one.
 *
 * Kept as they are: e-mail and web addresses, and what is written together with Latin letters (A4, PM2.5, a
 * code such as TH-01-2569), because there a digit is part of a name that others must find. Dates, amounts,
 * telephone numbers and numbers of letters are switched; they have no Latin letters.
 *
 * @param to which kind of digits the text is to have
 */
export const switchDigits = (text: string, to: DigitKind): string =>
  text.replace(token, (part) => (hasLatin.test(part) ? part : kinds[to](part)));
