import { Button, EmptyState, ErrorSummary, Skeleton, saveBlob, useWords } from '@sarn/platform-web';
import { FileDown } from 'lucide-react';
import { Suspense, lazy } from 'react';
import type { ReactNode } from 'react';
import { useFileBytes } from './file.client.ts';
import { fileWords } from './words/file-words.ts';
import './file.css';

const PdfPages = lazy(() => import('./pdf/PdfPages.tsx'));

export interface FileViewProps {
  readonly fileId: string;
  readonly name: string;
  readonly mediaType: string;
  /** Whether the reader may save it; true when left out. */
  readonly mayKeep?: boolean | undefined;
  /** Text above pages that may only be viewed: why they are pictures, and whom to ask. */
  readonly viewOnlyNote?: string | undefined;
}

/** A stored file shown in the page: PDF and pictures drawn, anything else to download. */
export function FileView({ fileId, name, mediaType, mayKeep, viewOnlyNote }: FileViewProps) {
  const bytes = useFileBytes(fileId);
  if (bytes.isPending) return <Skeleton kind="block" />;
  if (bytes.error) {
    return <ErrorSummary error={bytes.error} onRetry={() => void bytes.refetch()} />;
  }
  // A picture that may only be viewed is sent as marked pages.
  const shown = bytes.data.type === 'application/pdf' ? bytes.data.type : mediaType;
  return (
    <BlobView
      blob={bytes.data}
      fileId={fileId}
      name={name}
      mediaType={shown}
      mayKeep={mayKeep}
      viewOnlyNote={viewOnlyNote}
    />
  );
}

export interface BlobViewProps {
  /** Of a stored file: what others laid over its pages is shown. */
  readonly fileId?: string | undefined;
  readonly mayKeep?: boolean | undefined;
  readonly viewOnlyNote?: string | undefined;
  readonly blob: Blob;
  readonly name: string;
  readonly mediaType: string;
  /** Its words in their structure, for screen readers; without them each page tells its own. */
  readonly text?: ReactNode;
}

/** Bytes shown in the page, stored or just chosen. */
export function BlobView(props: BlobViewProps) {
  const { blob, fileId, name, mediaType, mayKeep, viewOnlyNote, text } = props;
  const say = useWords(fileWords);
  const isPicture = /^image\/(png|jpeg|gif|webp)$/.test(mediaType);
  if (isPicture || mediaType === 'application/pdf') {
    return (
      <Suspense fallback={<Skeleton kind="block" />}>
        <PdfPages {...{ blob, fileId, name, isPicture, mayKeep, viewOnlyNote, text }} />
      </Suspense>
    );
  }
  return (
    <EmptyState
      icon={<FileDown size={28} />}
      title={say('viewer.noPreview')}
      text={say('viewer.noPreviewHint')}
      action={
        <Button variant="primary" onPress={() => saveBlob(blob, name)}>
          {say('viewer.download')}
        </Button>
      }
    />
  );
}
