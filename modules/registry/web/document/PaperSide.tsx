import { EmptyState, useWords } from '@sarn/platform-web';
import { FileView } from '@sarn/file/web';
import type { PickedFile } from '@sarn/file/web';
import type { DocumentDetail } from '@sarn/registry/contract';
import { useMayKeep, useViewOnlyNote } from '../secret/secret.client.ts';
import { registryWords } from '../words/registry-words.ts';
import { LetterSheet } from '../letter/paper/LetterSheet.tsx';
import { DestroyedPaper } from '../retention/DestroyedPaper.tsx';
import { MemoPaper } from './MemoPaper.tsx';
import { PublicationPaper } from './PublicationPaper.tsx';

type File = DocumentDetail['files'][number];

/** The file that is the paper itself; none for a paper written here. */
export function mainFileOf(detail: DocumentDetail): File | undefined {
  const main = detail.files.find((file) => file.role === 'main');
  return main ?? (detail.bodyJson ? undefined : detail.files[0]);
}

/** The paper: the chosen file, else the text written here as its sheet. */
export function PaperSide({
  detail,
  file,
}: {
  readonly detail: DocumentDetail;
  readonly file: PickedFile | null;
}) {
  const say = useWords(registryWords);
  const mayKeep = useMayKeep(detail);
  const viewOnlyNote = useViewOnlyNote(detail);
  if (detail.destroyed) return <DestroyedPaper note={detail.destroyed.note} />;
  if (file) {
    return (
      <FileView
        key={file.id}
        fileId={file.id}
        name={file.name}
        mediaType={file.mediaType}
        mayKeep={mayKeep}
        viewOnlyNote={viewOnlyNote}
      />
    );
  }
  // A circular of the house is a memo with a number of its own kind.
  if (detail.publication && detail.kind !== 'cycle') {
    return <PublicationPaper paper={detail} publication={detail.publication} />;
  }
  if (detail.letter && detail.bodyJson)
    return <LetterSheet paper={detail} letter={detail.letter} />;
  if (detail.bodyJson) return <MemoPaper memo={detail} />;
  return <EmptyState title={say('document.noPaper')} text={say('document.noPaperHint')} />;
}
