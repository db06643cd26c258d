import type { DocumentDetail } from '@sarn/document/contract';
import { ErrorSummary, Skeleton } from '@sarn/platform-web';
import { showPrintedText } from './printed-text.tsx';
import { usePrintedText } from './printed.client.ts';
import './text-sheet.css';

/** The words of a document that has no pages for its readers, in the order in which they are printed. */
export function TextSheet({ detail }: { readonly detail: DocumentDetail }) {
  const text = usePrintedText(detail.id, detail.version);
  if (text.isPending) return <Skeleton kind="block" />;
  if (text.error) {
    return <ErrorSummary error={text.error} onRetry={() => void text.refetch()} />;
  }
  return (
    <div className="text-sheet-scroll" tabIndex={0} role="region" aria-label={detail.title}>
      <div className="text-sheet">{showPrintedText(text.data)}</div>
    </div>
  );
}
