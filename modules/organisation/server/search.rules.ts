import { searchForm } from '@sarn/kernel';

/**
 * LIKE patterns for a typed text: each word anywhere, all of them wanted; signs that LIKE would
 * read as wild cards are taken literally. Empty for a text without words: everything fits.
 */
export function likePatterns(text: string): string[] {
  const words = searchForm(text).split(' ').filter(Boolean).slice(0, 8);
  return words.map((word) => `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`);
}
