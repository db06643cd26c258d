import type { RemoteBytes } from '@sarn/platform-web';
import { fetchFile } from '../file.client.ts';
import { ShownPdf, useKeep } from './PdfPages.tsx';
import { usePdfParts } from './use-pdf-parts.ts';

interface PdfPartsProps {
  readonly remote: RemoteBytes;
  /** All of it, once it is there. */
  readonly whole: Blob | undefined;
  readonly fileId: string;
  readonly name: string;
  readonly mayKeep?: boolean | undefined;
  readonly viewOnlyNote?: string | undefined;
  /** Its first page was drawn. */
  readonly onSeen: (is: true) => void;
  /** A part of it could not be fetched. */
  readonly onLost: (is: true) => void;
}

/** A PDF whose parts are fetched when they are shown. */
export default function PdfParts(props: PdfPartsProps) {
  const { remote, whole, fileId, name, mayKeep, viewOnlyNote, onSeen, onLost } = props;
  const state = usePdfParts({ remote, whole, onSeen, onLost });
  const bytes = async () => whole ?? fetchFile(fileId);
  const keep = useKeep({ bytes, fileId, name, mayKeep });
  return <ShownPdf {...{ state, keep, fileId, name, mayKeep, viewOnlyNote }} />;
}
