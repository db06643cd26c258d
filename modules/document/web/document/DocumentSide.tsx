import { EmptyState, useWords } from '@sarn/platform-web';
import { FileView } from '@sarn/file/web';
import type { PickedFile } from '@sarn/file/web';
import type { DocumentDetail } from '@sarn/document/contract';
import { registryWords } from '../words/registry-words.ts';
import { useFileRules } from './contexts.ts';
import { orderedParts } from './provided-parts.ts';

type File = DocumentDetail['files'][number];

/** The file that is the document itself; none for a document written in this system. */
export function mainFileOf(detail: DocumentDetail): File | undefined {
  const main = detail.files.find((file) => file.role === 'main');
  return main ?? (detail.bodyJson ? undefined : detail.files[0]);
}

/** The document: the chosen file, else the text written in this system as its sheet. */
export function DocumentSide({
  detail,
  file,
}: {
  readonly detail: DocumentDetail;
  readonly file: PickedFile | null;
}) {
  const say = useWords(registryWords);
  const { mayKeep, viewOnlyNote } = useFileRules();
  const fitting = orderedParts('sheets').filter(({ fits }) => fits(detail));
  const found = fitting.find(({ isBeforeFiles }) => isBeforeFiles) ?? (file ? null : fitting[0]);
  if (found) return <found.Sheet detail={detail} />;
  if (!file) return <EmptyState title={say('document.noFile')} text={say('document.noFileHint')} />;
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
