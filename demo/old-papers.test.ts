import { describe, expect, it } from 'vitest';
import { oldPaperTexts } from './old-paper-texts.ts';
import { oldPapers } from './old-papers.ts';

describe('the old papers of the demo', () => {
  it.each(['2026-11-21', '2028-02-29', '2027-01-01'])(
    'follow each other in time and are older than their years on %s',
    (today) => {
      const papers = oldPapers(today);
      const days = papers.flatMap(({ letterDate, days: own }) => [letterDate, ...own]);
      expect(days.toSorted()).toEqual(days);
      for (const { paper, days: own } of papers) {
        const least = `${Number(today.slice(0, 4)) - paper.yearsAgo}${today.slice(4)}`;
        expect((own.at(-1) ?? '') < least, paper.subject).toBe(true);
      }
      expect(papers.map(({ paper }) => paper)).toEqual(oldPaperTexts);
    },
  );
});
