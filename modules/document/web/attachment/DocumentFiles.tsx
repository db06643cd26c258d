import { FileList } from '@sarn/file/web';
import type { PickedFile } from '@sarn/file/web';
import { Disclosure, IconButton, useLanguage, useWords, formatMoment } from '@sarn/platform-web';
import type { DocumentDetail } from '@sarn/document/contract';
import { FilePen } from 'lucide-react';
import { useState } from 'react';
import { useFileRules } from '../document/contexts.ts';
import { formerFilesOf } from './former-files.ts';
import type { ShownFormer } from './former-files.ts';
import { ReplaceFileDialog } from './ReplaceFileDialog.tsx';
import { attachmentWords } from './words/attachment-words.ts';
import './attachment.css';

interface DocumentFilesProps {
  readonly detail: DocumentDetail;
  readonly openedId: string | undefined;
  readonly onOpen: (file: PickedFile) => void;
}

/**
 * The files of a document, the button to replace one by a newer version, and the former versions.
 */
export function DocumentFiles({ detail, openedId, onOpen }: DocumentFilesProps) {
  const say = useWords(attachmentWords);
  const { mayKeep } = useFileRules();
  const [replacing, setReplacing] = useState<PickedFile | null>(null);
  const known = new Map(detail.files.map((file) => [file.id, file]));
  const noteOf = ({ id }: PickedFile) => {
    const count = known.get(id)?.versions.length ?? 0;
    return count > 0 ? say('version', { n: count + 1 }) : null;
  };
  const toolsOf = (file: PickedFile) =>
    known.get(file.id)?.mayReplace ? (
      <ReplaceButton name={file.name} onPress={() => setReplacing(file)} />
    ) : null;
  return (
    <>
      <FileList
        files={detail.files}
        mayKeep={mayKeep}
        openedId={openedId}
        onOpen={onOpen}
        noteOf={noteOf}
        toolsOf={toolsOf}
      />
      <FormerFiles
        files={formerFilesOf(detail)}
        mayKeep={mayKeep}
        openedId={openedId}
        onOpen={onOpen}
      />
      {replacing && (
        <ReplaceFileDialog
          documentId={detail.id}
          file={replacing}
          onClose={() => setReplacing(null)}
        />
      )}
    </>
  );
}

function ReplaceButton({ name, onPress }: { readonly name: string; readonly onPress: () => void }) {
  const say = useWords(attachmentWords);
  return (
    <IconButton size="s" aria-label={say('replace.button', { name })} onPress={onPress}>
      <FilePen size={16} />
    </IconButton>
  );
}

interface FormerFilesProps extends Omit<DocumentFilesProps, 'detail'> {
  readonly files: readonly ShownFormer[];
  readonly mayKeep: boolean;
}

function FormerFiles({ files, mayKeep, openedId, onOpen }: FormerFilesProps) {
  const say = useWords(attachmentWords);
  const language = useLanguage();
  if (files.length === 0) return null;
  const byId = new Map(files.map((file) => [file.id, file]));
  const noteOf = ({ id }: PickedFile) => {
    const file = byId.get(id);
    if (!file) return null;
    const when = formatMoment(file.replacedAt, language);
    if (file.version === null) return say('withdrawn', { when });
    return `${say('version', { n: file.version })} · ${say('replaced', { when })}`;
  };
  return (
    <div className="former-files">
      <Disclosure
        title={say('former')}
        aside={<span className="s-small s-muted">{files.length}</span>}
      >
        <FileList
          files={files}
          mayKeep={mayKeep}
          openedId={openedId}
          onOpen={onOpen}
          noteOf={noteOf}
          aria-label={say('former')}
        />
      </Disclosure>
    </div>
  );
}
