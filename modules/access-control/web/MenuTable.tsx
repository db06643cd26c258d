import type { MenuParent, MenuRow } from '@sarn/access-control/contract';
import { permissionWords } from '@sarn/access-control/contract';
import {
  Badge,
  Card,
  IconButton,
  Table,
  useLanguage,
  useOpened,
  useWords,
} from '@sarn/platform-web';
import type { TableColumn } from '@sarn/platform-web';
import { History } from 'lucide-react';
import { useMenus } from './group.client.ts';
import { HistoryDialog } from './HistoryDialog.tsx';
import { MenuDialog } from './MenuDialog.tsx';
import { accessWords } from './words/access-words.ts';

interface MenuTableProps {
  readonly parent: MenuParent;
  readonly label: string;
}

/** Entries of one menu; a press edits one. */
export function MenuTable({ parent, label }: MenuTableProps) {
  const say = useWords(accessWords);
  const found = useMenus(parent);
  const [opened, setOpened] = useOpened<{ what: 'edit' | 'history'; row: MenuRow }>(
    (id, what) => {
      const row = found.data?.rows.find((one) => String(one.id) === id);
      return row && { what: what === 'history' ? what : 'edit', row };
    },
    ({ what, row }) => ({ row: String(row.id), what }),
  );
  const columns = useMenuColumns((row) => setOpened({ what: 'history', row }));
  const close = () => setOpened(null);
  return (
    <Card isFlush title={label}>
      <Table
        aria-label={label}
        columns={columns}
        rows={found.data?.rows}
        rowId={({ id }) => String(id)}
        rowName={({ nameTh }) => nameTh}
        isLoading={found.isFetching}
        error={found.error}
        onRetry={() => void found.refetch()}
        onRowAction={(row) => setOpened({ what: 'edit', row })}
        empty={{ none: { title: say('applications.none') }, filter: null }}
      />
      {opened?.what === 'edit' && <MenuDialog row={opened.row} parent={parent} onClose={close} />}
      {opened?.what === 'history' && (
        <HistoryDialog
          title={opened.row.nameTh}
          subjectKind="menu"
          subjectId={String(opened.row.id)}
          onClose={close}
        />
      )}
    </Card>
  );
}

function useMenuColumns(onHistory: (row: MenuRow) => void): TableColumn<MenuRow>[] {
  const say = useWords(accessWords);
  const language = useLanguage();
  const tongue = language === 'en' ? 'en' : 'th';
  const nameOf = (row: MenuRow) => (tongue === 'en' && row.nameEn) || row.nameTh;
  const permissionOf = ({ permission }: MenuRow) =>
    permission === null
      ? say('applications.everybody')
      : (permissionWords[permission]?.[tongue] ?? permission);
  return [
    {
      ...{ id: 'name', label: say('applications.name'), role: 'title' },
      render: (row) => (
        <span className="matrix-name">
          <span className="access-actions">
            {nameOf(row)}
            {row.isOwn && <Badge tone="info">{say('applications.own')}</Badge>}
            {row.isChanged && !row.isOwn && <Badge>{say('applications.changed')}</Badge>}
          </span>
          <span className="s-small s-muted">{row.action}</span>
        </span>
      ),
    },
    {
      ...{ id: 'permission', label: say('applications.permission'), width: '13rem', priority: 2 },
      render: permissionOf,
    },
    {
      ...{ id: 'seq', label: say('sort'), width: '5rem', align: 'end', priority: 3 },
      render: ({ seq }) => seq,
    },
    {
      ...{ id: 'on', label: say('applications.on'), width: '7rem', priority: 1 },
      render: ({ isOn }) => (
        <Badge tone={isOn ? 'success' : 'neutral'}>
          {say(isOn ? 'applications.on' : 'applications.off')}
        </Badge>
      ),
    },
    {
      ...{ id: 'history', label: say('history'), width: '4rem', align: 'end', isLabelHidden: true },
      render: (row) => (
        <IconButton aria-label={`${say('history')}: ${nameOf(row)}`} onPress={() => onHistory(row)}>
          <History size={18} />
        </IconButton>
      ),
    },
  ];
}
