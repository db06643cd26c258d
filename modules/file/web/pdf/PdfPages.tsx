import { Dialog, EmptyState, Spinner, saveBlob, useWords } from '@sarn/platform-web';
import { FileWarning } from 'lucide-react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { fileWords } from '../words/file-words.ts';
import { printBlob } from '../print-blob.ts';
import { OpenPages } from './OpenPages.tsx';
import { usePdf } from './use-pdf.ts';
import '../file.css';

export interface PdfPagesProps {
  readonly blob: Blob;
  readonly name: string;
  /** Whether the reader may save it; true when left out. */
  readonly mayKeep?: boolean | undefined;
  readonly viewOnlyNote?: string | undefined;
  /** Its words in their structure, for screen readers; without them each page tells its own. */
  readonly text?: ReactNode;
}

/** A PDF drawn page by page in our own page, by PDFium in a worker. */
export default function PdfPages(props: PdfPagesProps) {
  const { blob, name, mayKeep = true, viewOnlyNote, text } = props;
  const say = useWords(fileWords);
  const state = usePdf(blob);
  const [isLarge, setLarge] = useState(false);
  if (state.kind === 'opening') {
    return (
      <div className="file-waiting">
        <Spinner label={say('viewer.loading')} />
      </div>
    );
  }
  if (state.kind === 'failed') {
    const title = say(mayKeep ? `viewer.${state.failure}` : 'viewer.brokenShown');
    return <EmptyState icon={<FileWarning size={28} />} title={title} />;
  }
  const keep = mayKeep
    ? { print: () => printBlob(blob), save: () => saveBlob(blob, name) }
    : undefined;
  const shown = { pdf: state.pdf, name, onKeep: keep, note: viewOnlyNote, text };
  return (
    <>
      <OpenPages {...shown} onEnlarge={() => setLarge(true)} />
      <Dialog
        title={name}
        size="full"
        className="file-large"
        isOpen={isLarge}
        onClose={() => setLarge(false)}
      >
        <OpenPages {...shown} />
      </Dialog>
    </>
  );
}
