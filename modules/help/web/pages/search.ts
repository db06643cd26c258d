import { plainText } from '../reading/markdown.ts';

/** Excerpt of a text around what was searched for: some words before and after. */
export interface Finding {
  readonly id: string;
  readonly excerpt: string;
}

const around = 60;

const folded = (text: string): string => text.toLowerCase().normalize('NFC');

/**
 * Pages whose title or text contains all the words, in the order of the pages.
 *
 * @param titles and @param texts by page
 */
export function searchPages(
  wanted: string,
  titles: Readonly<Record<string, string>>,
  texts: Readonly<Record<string, string>>,
): Finding[] {
  const words = folded(wanted).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return Object.entries(titles).flatMap(([id, title]) => {
    const text = plainText(texts[id] ?? '');
    const all = folded(`${title} ${text}`);
    if (!words.every((word) => all.includes(word))) return [];
    return [{ id, excerpt: excerptOf(text, words[0] ?? '') }];
  });
}

function excerptOf(text: string, word: string): string {
  const at = Math.max(0, folded(text).indexOf(word));
  const start = cutAt(text, Math.max(0, at - around));
  const end = cutAt(text, Math.min(text.length, at + word.length + around));
  return `${start > 0 ? '… ' : ''}${text.slice(start, end).trim()}${end < text.length ? ' …' : ''}`;
}

/** The next blank, so that no word is cut; Thai has few blanks, so at most some letters on. */
function cutAt(text: string, at: number): number {
  if (at === 0 || at === text.length) return at;
  const blank = text.indexOf(' ', at);
  return blank >= 0 && blank - at < around ? blank : at;
}
