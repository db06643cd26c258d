import { toArabicDigits } from '@sarn/kernel';

// Domain suffix of 2 to 24 letters: specification §5.
const emailShape = /^[A-Za-z0-9._-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,24}$/;

/** Whether a text is an e-mail address as the forms accept it; at most 254 characters. */
export function isEmail(text: string): boolean {
  return text.length <= 254 && emailShape.test(text);
}

/** The 13 digits of a Thai ID card without blanks and dashes, Thai digits folded. */
export function idCardDigits(text: string): string {
  return toArabicDigits(text).replace(/[\s-]/g, '');
}

/**
 * Whether the digits are a Thai ID card number with a right check digit (DOMAIN §8).
 *
 * @param digits as `idCardDigits` gives them
 */
export function isIdCard(digits: string): boolean {
  if (!/^\d{13}$/.test(digits)) return false;
  let sum = 0;
  for (let at = 0; at < 12; at += 1) sum += Number(digits[at]) * (13 - at);
  return Number(digits[12]) === (11 - (sum % 11)) % 10;
}
