import { PageImage } from './PageImage.tsx';
import { usePdf } from './use-pdf.ts';

export interface FirstPageProps {
  readonly blob: Blob;
  /** CSS pixels. */
  readonly width: number;
}

/** The picture of the first page; nothing where the file cannot be shown. */
export default function PdfFirstPage({ blob, width }: FirstPageProps) {
  const state = usePdf(blob);
  const size = state.kind === 'open' ? state.pdf.pages[0] : undefined;
  if (state.kind !== 'open' || !size) return null;
  const density = (width / size.width) * (globalThis.devicePixelRatio || 1);
  return (
    <span className="file-first-page" style={{ inlineSize: width }} aria-hidden="true">
      <PageImage pdf={state.pdf} page={0} density={density} />
    </span>
  );
}
