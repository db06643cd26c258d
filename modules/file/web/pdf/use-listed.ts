import { useEffect, useState } from 'react';
import type { PdfDocument } from './pdf-document.ts';

/**
 * A list that an open file is asked for; empty until it comes. One that cannot be read counts as none: the pages are
 * shown all the same.
 *
 * @param ask the same function at each rendering
 */
export function useListed<T>(
  pdf: PdfDocument,
  ask: (pdf: PdfDocument) => Promise<readonly T[]>,
): readonly T[] {
  const [listed, setListed] = useState<readonly T[]>([]);
  useEffect(() => {
    let isGone = false;
    ask(pdf).then(
      (found) => void (isGone || setListed(found)),
      () => void (isGone || setListed([])),
    );
    return () => {
      isGone = true;
    };
  }, [pdf, ask]);
  return listed;
}
