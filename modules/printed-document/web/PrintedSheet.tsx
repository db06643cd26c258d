import type { DocumentDetail } from '@sarn/document/contract';
import { useFileRules } from '@sarn/document/web';
import { BlobView } from '@sarn/file/web';
import { ErrorSummary, Skeleton } from '@sarn/platform-web';
import { usePrinted } from './printed.client.ts';
import { VersionsBar } from './versions/VersionsBar.tsx';

/** The document as it is printed, with print and download. */
export function PrintedSheet({ detail }: { readonly detail: DocumentDetail }) {
  const { mayKeep } = useFileRules();
  const printed = usePrinted(detail.id, detail.version);
  if (printed.isPending) return <Skeleton kind="block" />;
  if (printed.error) {
    return <ErrorSummary error={printed.error} onRetry={() => void printed.refetch()} />;
  }
  const name = `${detail.letterNo} ${detail.title}.pdf`.trim();
  return (
    <>
      <BlobView blob={printed.data} name={name} mediaType="application/pdf" mayKeep={mayKeep} />
      <VersionsBar detail={detail} mayKeep={mayKeep} />
    </>
  );
}
