import { toArabicDigits } from './digits.ts';

const zeroWidth = /[\u200B-\u200D\u2060\uFEFF\u00AD]/g;
// Control characters are removed, except tab and line breaks.
const control = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g;

/**
 * Text normalised: composed form, no invisible characters, sara am as one character
 * (U+0E4D U+0E32 becomes U+0E33), two เ turned into แ, tone mark after the vowel.
 *
 * Unicode normalisation does not change the order of Thai marks, so two spellings that look the
 * same would otherwise differ in search and in the duplicate check.
 */
export function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replace(zeroWidth, '')
    .replace(control, '')
    .replace(/\u00A0/g, ' ')
    .replace(/\u0E4D([\u0E48-\u0E4B]?)\u0E32/g, '$1\u0E33')
    .replace(/\u0E40\u0E40/g, '\u0E41')
    .replace(/([\u0E48-\u0E4B])([\u0E31\u0E34-\u0E3A])/g, '$2$1');
}

/** Form in which texts are compared and searched: cleaned, Arabic digits, lower case, one blank. */
export function searchForm(text: string): string {
  return toArabicDigits(cleanText(text)).toLowerCase().replace(/\s+/g, ' ').trim();
}

/**
 * Key that sorts Thai like the dictionary by plain byte order, the same on every server:
 * leading vowels behind their consonant, tone marks last.
 */
export function thaiSortKey(text: string): string {
  const clean = cleanText(text);
  const moved = clean.replace(/([\u0E40-\u0E44])([\u0E01-\u0E2E])/g, '$2$1');
  return `${moved.replace(/[\u0E47-\u0E4C]/g, '')}\u0001${clean}`;
}

const segmenter = new Intl.Segmenter('th', { granularity: 'grapheme' });

/** Number of characters as a person sees them: ที่ is one, ก่อน is three. */
export function graphemeCount(text: string): number {
  return [...segmenter.segment(text)].length;
}

/** The lines of a typed text that have something on them, each without blanks at its ends. */
export const filledLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
