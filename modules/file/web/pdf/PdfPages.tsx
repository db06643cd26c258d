import { Dialog, EmptyState, Spinner, saveBlob, toasts, useWords } from '@sarn/platform-web';
import { FileWarning } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { fileWords } from '../words/file-words.ts';
import { printBlob, printPicture } from '../print-blob.ts';
import { OpenPages } from './OpenPages.tsx';
import { useLarge } from './use-large.ts';
import { usePdf } from './use-pdf.ts';
import type { PdfState } from './use-pdf.ts';
import { useOverPages } from './over-pages.ts';
import type { KeepTools } from './view-tools.tsx';
import '../file.css';

export interface PdfPagesProps {
  readonly blob: Blob;
  readonly fileId?: string | undefined;
  readonly name: string;
  /** The bytes are a picture, which is one page; false when left out. */
  readonly isPicture?: boolean | undefined;
  /** Whether the reader may save it; true when left out. */
  readonly mayKeep?: boolean | undefined;
  readonly viewOnlyNote?: string | undefined;
  /** Its words in their structure, for screen readers; without them each page tells its own. */
  readonly text?: ReactNode;
}

/** A PDF drawn page by page in our own page, by PDFium in a worker; or a picture, by the browser. */
export default function PdfPages(props: PdfPagesProps) {
  const { blob, fileId, name, isPicture = false, mayKeep = true, viewOnlyNote, text } = props;
  const state = usePdf(blob, isPicture);
  const keep = useKeep({ ...props, bytes: async () => blob });
  return <ShownPdf {...{ state, keep, fileId, name, mayKeep, viewOnlyNote, text }} />;
}

interface ShownPdfProps extends Omit<PdfPagesProps, 'blob' | 'isPicture'> {
  readonly state: PdfState;
  readonly keep: KeepTools | undefined;
}

/** A document that is opened, open or cannot be shown; also in the whole window. */
export function ShownPdf(props: ShownPdfProps) {
  const { state, keep, fileId, name, mayKeep = true, viewOnlyNote, text } = props;
  const say = useWords(fileWords);
  const id = useId();
  const { isLarge, open, close } = useLarge(`${name}/${id}`);
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
  const shown = { pdf: state.pdf, fileId, name, onKeep: keep, note: viewOnlyNote, text };
  return (
    <>
      <OpenPages {...shown} isCovered={isLarge} onEnlarge={open} />
      <Dialog title={name} size="full" className="file-large" isOpen={isLarge} onClose={close}>
        <OpenPages {...shown} onClose={close} />
      </Dialog>
    </>
  );
}

interface KeepProps extends Pick<PdfPagesProps, 'fileId' | 'name' | 'isPicture' | 'mayKeep'> {
  /** All of it, also where only parts of it are shown. */
  readonly bytes: () => Promise<Blob>;
}

/** Printing and saving of the file, and of a copy with what lies over its pages. */
export function useKeep({
  bytes,
  fileId,
  name,
  isPicture,
  mayKeep = true,
}: KeepProps): KeepTools | undefined {
  const copy = useOverPages(fileId)?.copyOf(fileId ?? '') ?? null;
  if (!mayKeep) return undefined;
  const printed = isPicture ? printPicture : printBlob;
  const original = {
    print: () => void bytes().then(printed).catch(toasts.fail),
    save: () => void bytes().then((blob) => saveBlob(blob, name), toasts.fail),
  };
  if (!copy) return { original, withAll: null };
  // The copy of a picture is a PDF, too.
  const copyName = isPicture ? `${name.replace(/\.[^.]+$/, '')}.pdf` : name;
  const withCopy = async (give: (made: Blob) => void) => {
    try {
      give(await copy.fetch());
    } catch (error) {
      toasts.fail(error);
    }
  };
  return {
    original,
    withAll: {
      print: () => void withCopy(printBlob),
      save: () => void withCopy((made) => saveBlob(made, copyName)),
    },
  };
}
