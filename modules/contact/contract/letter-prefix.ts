import { toArabicDigits } from '@sarn/kernel';

/** A number of a letter, or the beginning of one, as they are compared: กค. ๐๔๐๒ is กค0402. */
export const letterKey = (text: string): string =>
  toArabicDigits(text)
    .toLowerCase()
    .replaceAll(/\s+/g, '')
    .replaceAll(/(?<=\p{L}|\p{M})\./gu, '');

const digit = /\d/;

/**
 * Whether a number begins with a prefix, both as `letterKey` gives them: กค0402 begins กค0402.3/12,
 * and not กค04021/12.
 *
 * @assumed what follows the prefix is of another kind than its last character
 */
export function beginsLetter(number: string, prefix: string): boolean {
  if (prefix === '' || !number.startsWith(prefix)) return false;
  const last = prefix.slice(-1);
  const next = number.charAt(prefix.length);
  if (digit.test(last)) return !digit.test(next);
  return !/\p{L}|\p{M}/u.test(next);
}
