import type { DocumentDetail } from '@sarn/document/contract';
import { useFileRules } from '@sarn/document/web';
import { BlobView } from '@sarn/file/web';
import { ErrorSummary, Skeleton } from '@sarn/platform-web';
import { CopiesBar } from './copy/CopiesBar.tsx';
import { showPrintedText } from './printed-text.tsx';
import { usePrinted, usePrintedText } from './printed.client.ts';
import './text-sheet.css';
import { VersionsBar } from './versions/VersionsBar.tsx';

/** The document as it is printed, with print and download; a screen reader reads its words in their structure. */
export function PrintedSheet({ detail }: { readonly detail: DocumentDetail }) {
  const { mayKeep } = useFileRules();
  const printed = usePrinted(detail.id, detail.version);
  const { data: html } = usePrintedText(detail.id, detail.version);
  if (printed.isPending) return <Skeleton kind="block" />;
  if (printed.error) {
    return <ErrorSummary error={printed.error} onRetry={() => void printed.refetch()} />;
  }
  const name = `${detail.letterNo} ${detail.title}.pdf`.trim();
  return (
    <>
      <BlobView
        blob={printed.data}
        mediaType="application/pdf"
        {...{ name, mayKeep }}
        // While its words are not there, each page tells those that stand on it.
        text={html === undefined ? null : <div className="text-sheet">{showPrintedText(html)}</div>}
      />
      <CopiesBar detail={detail} mayKeep={mayKeep} />
      <VersionsBar detail={detail} mayKeep={mayKeep} />
    </>
  );
}
