import { describe, expect, it } from 'vitest';
import { oldDocumentTexts } from './old-document-texts.ts';
import { oldDocuments } from './old-documents.ts';

describe('the old documents of the demo', () => {
  it.each(['2026-11-21', '2028-02-29', '2027-01-01'])(
    'follow each other in time and are older than their years on %s',
    (today) => {
      const documents = oldDocuments(today);
      const days = documents.flatMap(({ letterDate, days: own }) => [letterDate, ...own]);
      expect(days.toSorted()).toEqual(days);
      for (const { paper: document, days: own } of documents) {
        const least = `${Number(today.slice(0, 4)) - document.yearsAgo}${today.slice(4)}`;
        expect((own.at(-1) ?? '') < least, document.subject).toBe(true);
      }
      expect(documents.map(({ paper: document }) => document)).toEqual(oldDocumentTexts);
    },
  );
});
