import { cleanText, toArabicDigits } from '@sarn/kernel';

export { printedText } from '../contract/printed-text.ts';

/** Text as printed in an English document: cleaned, every digit Arabic. */
export const englishText = (text: string): string => toArabicDigits(cleanText(text));
