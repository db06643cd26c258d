import {
  Button,
  EmptyState,
  ErrorSummary,
  IconButton,
  Menu,
  PageHeader,
  Skeleton,
  useDialogs,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import { partOf } from '@sarn/worklist/contract';
import type { Folder } from '@sarn/worklist/contract';
import { useNavigate } from '@tanstack/react-router';
import { EllipsisVertical, FolderPlus, Folder as FolderIcon } from 'lucide-react';
import { useState } from 'react';
import { useChangeFolder, useFolders } from '../list/list.client.ts';
import { DocumentList } from '../list/DocumentList.tsx';
import { useListView } from '../list/use-list-view.ts';
import { viewOf } from '../list/list-view.ts';
import { listWords } from '../list/words/list-words.ts';
import { listsPath } from '../list/paths.ts';
import { groupsOf, pathOf } from './folder-tree.ts';
import { FolderDialog } from './FolderDialog.tsx';
import './folder.css';

type Asked = { readonly folder?: Folder; readonly parent?: Folder } | null;

/** Folders for finished documents, one's own and those of one's units, and the documents in one. */
export default function FoldersPage() {
  const say = useWords(listWords);
  const navigate = useNavigate();
  const folders = useFolders();
  const { view, show } = useListView();
  const [asked, setAsked] = useState<Asked>(null);
  const all = folders.data ?? [];
  const opened = all.find(({ id }) => id === view.folder);
  const open = (id: string) => show(viewOf({ folder: id, cols: view.cols }), true);
  return (
    <>
      <PageHeader
        above={say('folder.above')}
        title={say('folder.title')}
        onBack={() => void navigate({ to: listsPath })}
        actions={
          <Button variant="primary" icon={<FolderPlus size={18} />} onPress={() => setAsked({})}>
            {say('folder.create')}
          </Button>
        }
      />
      <ErrorSummary error={folders.error} onRetry={() => void folders.refetch()} />
      {folders.isPending && <Skeleton kind="rows" count={4} />}
      {folders.data?.length === 0 && (
        <EmptyState title={say('folder.none')} text={say('folder.noneText')} />
      )}
      {all.length > 0 && (
        <div className="folder-page">
          <FolderTree folders={all} openId={view.folder} onOpen={open} onAsk={setAsked} />
          <section aria-label={opened ? pathOf(opened, all) : say('folder.title')}>
            {opened ? (
              <>
                <h2 className="folder-name">{pathOf(opened, all)}</h2>
                <DocumentList
                  key={opened.id}
                  area="all"
                  part={partOf('all', undefined)}
                  empty={{ title: say('folder.empty'), text: say('folder.emptyText') }}
                />
              </>
            ) : (
              <EmptyState title={say('folder.pick')} text={say('folder.pickText')} />
            )}
          </section>
        </div>
      )}
      {asked && <FolderDialog {...asked} onClose={() => setAsked(null)} onMade={open} />}
    </>
  );
}

interface FolderTreeProps {
  readonly folders: readonly Folder[];
  readonly openId: string;
  readonly onOpen: (id: string) => void;
  readonly onAsk: (asked: Asked) => void;
}

function FolderTree({ folders, openId, onOpen, onAsk }: FolderTreeProps) {
  const say = useWords(listWords);
  return (
    <nav className="folder-tree" aria-label={say('folder.tree')}>
      {groupsOf(folders).map((group) => (
        <section key={group.unit?.id ?? ''}>
          <h2>{group.unit ? say('folder.of', { unit: group.unit.name }) : say('folder.mine')}</h2>
          <ul>
            {group.folders.map((folder) => (
              <li key={folder.id} data-inside={folder.parentId !== null || undefined}>
                <button
                  type="button"
                  className="folder-line"
                  aria-current={folder.id === openId ? 'page' : undefined}
                  onClick={() => onOpen(folder.id)}
                >
                  <FolderIcon size={18} aria-hidden="true" />
                  <span className="folder-line-name">{folder.name}</span>
                  <span className="folder-line-count">
                    {say('folder.documents', { count: folder.count })}
                  </span>
                </button>
                {folder.mayKeep && <FolderMenu folder={folder} onAsk={onAsk} onGone={onOpen} />}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}

interface FolderMenuProps {
  readonly folder: Folder;
  readonly onAsk: (asked: Asked) => void;
  /** Called with no id when the folder was deleted. */
  readonly onGone: (id: string) => void;
}

function FolderMenu({ folder, onAsk, onGone }: FolderMenuProps) {
  const say = useWords(listWords);
  const dialogs = useDialogs();
  const toasts = useToasts();
  const drop = useChangeFolder();
  const { name } = folder;
  const remove = async () => {
    const title = say('folder.deleteSure', { name });
    if (!(await dialogs.confirm({ title, tone: 'warning' }))) return;
    drop.mutate(
      { what: 'delete', id: folder.id },
      {
        onSuccess: () => {
          toasts.show({ title: say('folder.deleted'), text: name });
          onGone('');
        },
      },
    );
  };
  const inside = {
    id: 'inside',
    label: say('folder.createIn'),
    onAction: () => onAsk({ parent: folder }),
  };
  return (
    <>
      <Menu
        aria-label={say('folder.actions', { name })}
        trigger={
          <IconButton size="s" aria-label={say('folder.actions', { name })}>
            <EllipsisVertical size={18} />
          </IconButton>
        }
        entries={[
          ...(folder.parentId === null ? [inside] : []),
          { id: 'change', label: say('folder.rename'), onAction: () => onAsk({ folder }) },
          {
            id: 'delete',
            label: say('folder.delete'),
            isDanger: true,
            onAction: () => void remove(),
          },
        ]}
      />
      {drop.error && <ErrorSummary error={drop.error} isFocused />}
    </>
  );
}
