import type { RemoteBytes } from '@sarn/platform-web';
import { useEffect, useMemo, useRef, useState } from 'react';
import { openPdfParts } from './pdf-document.ts';
import type { PartedPdf } from './pdf-document.ts';
import { PdfFailed } from './pdf-failed.ts';
import type { PageSize } from './pdf-messages.ts';
import type { PdfState } from './use-pdf.ts';

interface Parts {
  readonly remote: RemoteBytes;
  /** All of it, once it is there. */
  readonly whole: Blob | undefined;
  /* The same functions at each turn. */
  readonly onSeen: (is: true) => void;
  readonly onLost: (is: true) => void;
}

/** Points: pages of one scan differ by less. */
const alike = 1;
const isAlike = (one: PageSize, other: PageSize): boolean =>
  Math.abs(one.width - other.width) < alike && Math.abs(one.height - other.height) < alike;

/** A PDF by its parts, open while the component is mounted. Its pages are as large as they turn out to be. */
export function usePdfParts({ remote, whole, onSeen, onLost }: Parts): PdfState {
  const [pdf, setPdf] = useState<PartedPdf | null>(null);
  const [failure, setFailure] = useState<PdfFailed | null>(null);
  useEffect(() => {
    let isGone = false;
    let opened: PartedPdf | null = null;
    openPdfParts(remote).then(
      (found) => {
        if (isGone) return found.close();
        opened = found;
        setPdf(found);
      },
      (error: unknown) => {
        if (isGone) return;
        const failed = error instanceof PdfFailed ? error : new PdfFailed('engine');
        if (failed.failure === 'password') setFailure(failed);
        // A file that is broken in its parts may be mended when it is read as a whole.
        else onLost(true);
      },
    );
    return () => {
      isGone = true;
      opened?.close();
    };
  }, [remote, onLost]);
  useSupply(pdf, whole, { setPdf, onLost });
  const watched = useMemo(
    () => pdf && watchedPdf(pdf, { setPdf, onSeen, onLost }),
    [pdf, onSeen, onLost],
  );
  if (failure) return { kind: 'failed', failure: failure.failure };
  return watched ? { kind: 'open', pdf: watched } : { kind: 'opening' };
}

interface Watch extends Pick<Parts, 'onSeen' | 'onLost'> {
  readonly setPdf: (change: (pdf: PartedPdf | null) => PartedPdf | null) => void;
}

/** Hands all of the file to the document once, and takes the sizes of its pages. */
function useSupply(
  pdf: PartedPdf | null,
  whole: Blob | undefined,
  { setPdf, onLost }: Omit<Watch, 'onSeen'>,
): void {
  const supplied = useRef<Blob | null>(null);
  useEffect(() => {
    if (!pdf || !whole || supplied.current === whole) return;
    supplied.current = whole;
    pdf.supply(whole).then(
      (pages) =>
        setPdf((now) => {
          const isSame = pages.every((size, at) => isAlike(size, now?.pages[at] ?? size));
          return isSame || !now ? now : now.withPages(pages);
        }),
      () => onLost(true),
    );
  }, [pdf, whole, setPdf, onLost]);
}

/** Notes what becomes of a page that is drawn. */
function watchedPdf(pdf: PartedPdf, { setPdf, onSeen, onLost }: Watch): PartedPdf {
  const lost = (error: unknown): never => {
    if (error instanceof PdfFailed && error.failure === 'line') onLost(true);
    throw error;
  };
  const sized = (page: number, size: PageSize) =>
    setPdf((now) =>
      !now || isAlike(size, now.pages[page] ?? size)
        ? now
        : now.withPages(now.pages.with(page, size)),
    );
  return {
    ...pdf,
    async render(page, scale) {
      const picture = await pdf.render(page, scale).catch(lost);
      onSeen(true);
      sized(page, picture.size);
      return picture;
    },
    text: (page) => pdf.text(page).catch(lost),
    lines: (page) => pdf.lines(page).catch(lost),
    outline: () => pdf.outline().catch(lost),
    attachments: () => pdf.attachments().catch(lost),
    attachment: (index) => pdf.attachment(index).catch(lost),
  };
}
