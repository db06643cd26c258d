import { cleanText, toThaiDigits } from '@sarn/kernel';

// E-mail and web addresses and codes with Latin letters keep their Arabic digits.
const latinToken = /[A-Za-z@]/;

/** Text as printed on Thai paper: cleaned, Thai digits except inside words with Latin letters. */
export function printedText(text: string): string {
  return cleanText(text)
    .split(/(\s+)/)
    .map((token) => (latinToken.test(token) ? token : toThaiDigits(token)))
    .join('');
}
