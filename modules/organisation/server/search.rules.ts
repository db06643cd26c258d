import { searchForm } from '@sarn/kernel';

/**
 * LIKE patterns for a typed text: each word anywhere, all required; wildcards of LIKE are escaped.
 * Empty for a text without words, which matches everything.
 */
export function likePatterns(text: string): string[] {
  const words = searchForm(text).split(' ').filter(Boolean).slice(0, 8);
  return words.map((word) => `%${word.replace(/[\\%_]/g, String.raw`\$&`)}%`);
}
