import { Button, ErrorSummary, Select, useWords } from '@sarn/platform-web';
import { FolderPlus } from 'lucide-react';
import { useState } from 'react';
import { useFolders } from '../list/list.client.ts';
import { listWords } from '../list/words/list-words.ts';
import { groupsOf, pathOf } from './folder-tree.ts';
import { FolderDialog } from './FolderDialog.tsx';
import './folder.css';

interface FolderSelectProps {
  readonly value: string;
  /** This folder is not offered: the documents are in it already. */
  readonly exceptId: string;
  readonly error: string | null;
  readonly onChange: (folderId: string) => void;
}

/** One of the reader's folders or of their units', or a new one. */
export function FolderSelect({ value, exceptId, error, onChange }: FolderSelectProps) {
  const say = useWords(listWords);
  const folders = useFolders();
  const [isMaking, setMaking] = useState(false);
  const all = folders.data ?? [];
  const options = groupsOf(all).flatMap((group) =>
    group.folders
      .filter(({ id }) => id !== exceptId)
      .map((folder) => ({
        value: folder.id,
        label: pathOf(folder, all),
        hint: group.unit ? say('folder.of', { unit: group.unit.name }) : say('folder.mine'),
      })),
  );
  return (
    <div className="folder-select">
      <ErrorSummary error={folders.error} onRetry={() => void folders.refetch()} />
      <Select
        label={say('bulk.folder')}
        isRequired
        options={options}
        value={value || null}
        error={error}
        onChange={onChange}
      />
      <Button icon={<FolderPlus size={18} />} onPress={() => setMaking(true)}>
        {say('bulk.newFolder')}
      </Button>
      {isMaking && <FolderDialog onClose={() => setMaking(false)} onMade={onChange} />}
    </div>
  );
}
