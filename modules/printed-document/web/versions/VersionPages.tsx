import { BlobView } from '@sarn/file/web';
import { ErrorSummary, Skeleton } from '@sarn/platform-web';
import { useVersionPages } from './versions.client.ts';

interface Props {
  readonly documentId: string;
  readonly versionId: string;
  readonly mayKeep: boolean;
}

/** A kept version as it was, with print and download. */
export function VersionPages({ documentId, versionId, mayKeep }: Props) {
  const pages = useVersionPages(documentId, versionId);
  if (pages.isPending) return <Skeleton kind="block" />;
  if (pages.error) {
    return <ErrorSummary error={pages.error} onRetry={() => void pages.refetch()} />;
  }
  return (
    <BlobView
      key={versionId}
      blob={pages.data}
      name={`${versionId}.pdf`}
      mediaType="application/pdf"
      mayKeep={mayKeep}
    />
  );
}
