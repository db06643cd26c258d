import { acceptedExtensions, documentDataFile } from '@sarn/file/contract';
import { Button, FileName, saveBlob, toasts, useWords } from '@sarn/platform-web';
import { Download, Paperclip } from 'lucide-react';
import { viewerWords } from '../words/viewer-words.ts';
import type { PdfDocument } from './pdf-document.ts';
import { useListed } from './use-listed.ts';

interface AttachmentNoteProps {
  readonly pdf: PdfDocument;
  /** Whether the reader may save what he sees. */
  readonly mayKeep: boolean;
}

/** Kinds that may come with a letter by themselves, and the data of a document that PDF/A carries. */
const kept = [...acceptedExtensions, '.xml'];
const isKept = (name: string): boolean =>
  kept.some((extension) => name.toLowerCase().endsWith(extension));

/** Names the files that are inside of a PDF: nothing on its pages tells of them. */
export function AttachmentNote({ pdf, mayKeep }: AttachmentNoteProps) {
  const say = useWords(viewerWords);
  const files = useListed(pdf, filesIn);
  if (files.length === 0) return null;
  const save = (index: number, name: string) =>
    void pdf.attachment(index).then((bytes) => saveBlob(new Blob([bytes]), name), toasts.fail);
  return (
    <div className="file-note file-inside" role="note">
      <Paperclip size={18} aria-hidden="true" />
      <span>{say('inside', { count: files.length })}</span>
      <ul>
        {files.map(({ name: given, at }) => {
          const name = given || say('insideUnnamed', { number: at + 1 });
          if (!mayKeep)
            return (
              <li key={at}>
                <FileName name={name} />
              </li>
            );
          if (!isKept(name)) return <li key={at}>{say('insideRefused', { name })}</li>;
          return (
            <li key={at}>
              <Button
                size="s"
                variant="ghost"
                icon={<Download size={16} aria-hidden="true" />}
                aria-label={say('insideSave', { name })}
                onPress={() => save(at, name)}
              >
                <FileName name={name} />
              </Button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** The data of a document of ours are no attachment: they say what its pages say. */
const filesIn = async (pdf: PdfDocument) => {
  const names = await pdf.attachments();
  return names.flatMap((name, at) => (name === documentDataFile ? [] : [{ name, at }]));
};
