import { useEffect, useState } from 'react';
import { openPdf } from './pdf-document.ts';
import { openPicture } from './picture-document.ts';
import type { PdfDocument } from './pdf-document.ts';
import { PdfFailed } from './pdf-failed.ts';
import type { PdfFailure } from './pdf-messages.ts';

export type PdfState =
  | { readonly kind: 'opening' }
  | { readonly kind: 'open'; readonly pdf: PdfDocument }
  | { readonly kind: 'failed'; readonly failure: PdfFailure };

const opening: PdfState = { kind: 'opening' };

/** A PDF or a picture from its bytes, open while the component is mounted. */
export function usePdf(blob: Blob, isPicture = false): PdfState {
  const [state, setState] = useState<PdfState>(opening);
  useEffect(() => {
    let isGone = false;
    let opened: PdfDocument | null = null;
    setState(opening);
    const open = isPicture ? openPicture(blob) : blob.arrayBuffer().then(openPdf);
    open.then(
      (pdf) => {
        if (isGone) return pdf.close();
        opened = pdf;
        setState({ kind: 'open', pdf });
      },
      (error: unknown) => {
        const failure = error instanceof PdfFailed ? error.failure : 'engine';
        if (!isGone) setState({ kind: 'failed', failure });
      },
    );
    return () => {
      isGone = true;
      opened?.close();
    };
  }, [blob, isPicture]);
  return state;
}
