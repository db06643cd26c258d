import { Button, EmptyState, ErrorSummary, Skeleton, saveBlob, useWords } from '@sarn/platform-web';
import { FileDown } from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import type { RemoteBytes } from '@sarn/platform-web';
import type { ReactNode } from 'react';
import { useFileBytes, useFileStart } from './file.client.ts';
import { fileWords } from './words/file-words.ts';
import './file.css';

const PdfPages = lazy(() => import('./pdf/PdfPages.tsx'));
const PdfParts = lazy(() => import('./pdf/PdfParts.tsx'));

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
  const start = useFileStart(fileId, mediaType);
  if (start.isPending) return <Skeleton kind="block" />;
  if (start.error) {
    return <ErrorSummary error={start.error} onRetry={() => void start.refetch()} />;
  }
  const shared = { fileId, name, mayKeep, viewOnlyNote };
  if (!(start.data instanceof Blob)) return <LargePdf {...shared} remote={start.data} />;
  // A picture that may only be viewed is sent as marked pages.
  const shown = start.data.type === 'application/pdf' ? start.data.type : mediaType;
  return <BlobView {...shared} blob={start.data} mediaType={shown} />;
}

interface LargePdfProps extends Omit<FileViewProps, 'mediaType'> {
  readonly remote: RemoteBytes;
}

/**
 * A large PDF, whose parts are fetched when they are shown. Where it may stay on this device, the whole follows once
 * its first page is seen; where a part cannot be fetched, the whole is shown instead.
 */
function LargePdf({ remote, ...shared }: LargePdfProps) {
  const [isSeen, setSeen] = useState(false);
  const [isLost, setLost] = useState(false);
  const whole = useFileBytes(shared.fileId, isLost ? 'now' : isSeen ? 'to keep' : 'later');
  if (isLost && whole.error) {
    return <ErrorSummary error={whole.error} onRetry={() => void whole.refetch()} />;
  }
  if (isLost) {
    if (!whole.data) return <Skeleton kind="block" />;
    return <BlobView {...shared} blob={whole.data} mediaType="application/pdf" />;
  }
  return (
    <Suspense fallback={<Skeleton kind="block" />}>
      <PdfParts {...shared} {...{ remote, whole: whole.data }} onSeen={setSeen} onLost={setLost} />
    </Suspense>
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
