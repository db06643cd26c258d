import type { ComparedParagraph } from '@sarn/printed-document/contract';

/** Thai is written without blanks: words are told apart by their meaning. */
const segmenter = new Intl.Segmenter('th', { granularity: 'word' });

export const isChanged = ({ parts }: ComparedParagraph): boolean =>
  parts.some(({ kind }) => kind !== 'same');

/** How many paragraphs changed, and how many words came and went in all of them. */
export interface ChangeCounts {
  readonly places: number;
  readonly added: number;
  readonly removed: number;
}

export function countChanges(paragraphs: readonly ComparedParagraph[]): ChangeCounts {
  const parts = paragraphs.flatMap((paragraph) => paragraph.parts);
  const wordsOf = (kind: 'added' | 'removed'): number =>
    parts.filter((part) => part.kind === kind).reduce((sum, { text }) => sum + countWords(text), 0);
  return {
    places: paragraphs.filter(isChanged).length,
    added: wordsOf('added'),
    removed: wordsOf('removed'),
  };
}

/** Blanks and punctuation are no words. */
const countWords = (text: string): number =>
  Array.from(segmenter.segment(text)).filter(({ isWordLike }) => isWordLike).length;
