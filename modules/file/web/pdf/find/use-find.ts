import { foldLetters } from '@sarn/kernel';
import { useEffect, useMemo, useState } from 'react';
import type { PdfDocument } from '../pdf-document.ts';
import { linesOf } from '../lines-of.ts';
import { findOnPage } from './find-text.ts';
import type { Hit } from './find-text.ts';

/** More than anybody goes through; a letter that stands everywhere would fill the memory of a phone. */
const mostHits = 2_000;
/** Results are shown after so many pages, while the rest is still read. */
const pagesAtOnce = 10;

export interface Find {
  readonly query: string;
  readonly setQuery: (text: string) => void;
  readonly hits: readonly Hit[];
  /** Pages read so far for this query. */
  readonly pagesRead: number;
  /** Whether any page that was read has text; a scan has none. */
  readonly hasText: boolean;
  /** Place in `hits` of the one that is shown. */
  readonly current: number;
  readonly show: (index: number) => void;
  readonly onPage: (page: number) => readonly Hit[];
}

interface Found {
  readonly hits: readonly Hit[];
  readonly pagesRead: number;
  readonly hasText: boolean;
}

const nothing: Found = { hits: [], pagesRead: 0, hasText: false };

/** Looks for a text in all pages, from the first on. */
export function useFind(pdf: PdfDocument): Find {
  const [query, setQuery] = useState('');
  const [found, setFound] = useState(nothing);
  const [current, setCurrent] = useState(0);
  const { letters } = foldLetters(query);
  useEffect(() => {
    setFound(nothing);
    setCurrent(0);
    if (letters === '') return;
    let isGone = false;
    void readPages(pdf, letters, (result) => {
      if (!isGone) setFound(result);
      return !isGone;
    });
    return () => {
      isGone = true;
    };
  }, [pdf, letters]);
  const pages = useMemo(() => Map.groupBy(found.hits, ({ page }) => page), [found.hits]);
  return {
    ...{ ...found, query, setQuery, current },
    show: (index) =>
      setCurrent(found.hits.length === 0 ? 0 : (index + found.hits.length) % found.hits.length),
    onPage: (page) => pages.get(page) ?? [],
  };
}

/** @param tell given what was found so far; false when nobody waits for it any more */
async function readPages(
  pdf: PdfDocument,
  letters: string,
  tell: (found: Found) => boolean,
): Promise<void> {
  const hits: Hit[] = [];
  let hasText = false;
  for (let page = 0; page < pdf.pages.length; page += 1) {
    const lines = await linesOf(pdf, page);
    hasText ||= lines.length > 0;
    hits.push(...findOnPage(page, lines, letters));
    const isLast = page === pdf.pages.length - 1 || hits.length >= mostHits;
    const isTold = isLast || page % pagesAtOnce === 0;
    const pagesRead = isLast ? pdf.pages.length : page + 1;
    if (isTold && !tell({ hits: [...hits], pagesRead, hasText })) return;
    if (isLast) return;
  }
}
