import {
  Button,
  Disclosure,
  ErrorSummary,
  FormDialog,
  IconButton,
  useDialogForm,
  useWords,
} from '@sarn/platform-web';
import { FolderInput, Folder as FolderIcon, X } from 'lucide-react';
import { useState } from 'react';
import { useFileDocument, useFoldersOf } from '../list/list.client.ts';
import { listWords } from '../list/words/list-words.ts';
import { FolderSelect } from './FolderSelect.tsx';

/** Beside a document: in which of one's folders it is, and the button to file it in another one. */
export function DocumentFolders({ documentId }: { readonly documentId: string }) {
  const say = useWords(listWords);
  const { data } = useFoldersOf(documentId);
  const filing = useFileDocument(documentId);
  const [isFiling, setFiling] = useState(false);
  // The page works without this; a document that still waits for the reader cannot be filed.
  if (!data || (data.isUnfinished && data.rows.length === 0)) return null;
  return (
    <Disclosure title={say('document.title')} isOpenAtFirst={data.rows.length > 0}>
      <div className="reg-stack">
        <ErrorSummary error={filing.error} isFocused />
        {data.rows.length === 0 && <p className="s-small s-muted">{say('document.none')}</p>}
        <ul className="document-folders">
          {data.rows.map((folder) => (
            <li key={folder.id}>
              <FolderIcon size={18} aria-hidden="true" />
              <span>
                {folder.name}
                <span className="s-small s-muted document-folder-owner">
                  {folder.unit ? say('folder.of', { unit: folder.unit.name }) : say('folder.mine')}
                </span>
              </span>
              {folder.mayTakeOut && (
                <IconButton
                  size="s"
                  aria-label={say('document.takeOut', { name: folder.name })}
                  isDisabled={filing.isPending}
                  onPress={() => filing.mutate({ what: 'unfile', folderId: folder.id })}
                >
                  <X size={16} />
                </IconButton>
              )}
            </li>
          ))}
        </ul>
        {!data.isUnfinished && (
          <Button isWide icon={<FolderInput size={18} />} onPress={() => setFiling(true)}>
            {say('document.file')}
          </Button>
        )}
      </div>
      {isFiling && <FilingDialog documentId={documentId} onClose={() => setFiling(false)} />}
    </Disclosure>
  );
}

interface FilingDialogProps {
  readonly documentId: string;
  readonly onClose: () => void;
}

function FilingDialog({ documentId, onClose }: FilingDialogProps) {
  const say = useWords(listWords);
  const filing = useFileDocument(documentId);
  const form = useDialogForm({
    name: 'folder.file',
    about: documentId,
    start: { folderId: '' },
    check: ({ folderId }) => ({ folderId: folderId === '' && say('bulk.folderMissing') }),
    send: async ({ folderId }) => filing.mutateAsync({ what: 'file', folderId }),
    told: () => ({ title: say('document.filed') }),
    onClose,
  });
  return (
    <FormDialog
      size="s"
      title={say('document.file')}
      form={form}
      label={say('document.file')}
      onClose={onClose}
    >
      <FolderSelect exceptId="" {...form.field('folderId')} />
      <p className="s-small s-muted">{say('document.rights')}</p>
    </FormDialog>
  );
}
