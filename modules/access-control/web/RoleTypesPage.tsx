import type { RoleTypeLine } from '@sarn/access-control/contract';
import {
  Badge,
  Button,
  Card,
  IconButton,
  PageHeader,
  Table,
  useLanguage,
  useWords,
  useOpened,
} from '@sarn/platform-web';
import type { TableColumn } from '@sarn/platform-web';
import { History, Plus } from 'lucide-react';
import { useRoleTypes } from './access.client.ts';
import { useChangeWords } from './change-words.ts';
import { HistoryDialog } from './HistoryDialog.tsx';
import { RoleTypeDialog } from './RoleTypeDialog.tsx';
import { WaitingCard } from './WaitingCard.tsx';
import { accessWords } from './words/access-words.ts';
import './access.css';

type Opened = 'add' | { readonly what: 'edit' | 'history'; readonly type: RoleTypeLine };

/** `/settings/{menuID}/role-type`: how far roles of each type reach, and who may hold them. */
export default function RoleTypesPage() {
  const say = useWords(accessWords);
  const found = useRoleTypes();
  const [opened, setOpened] = useOpened<Opened>(
    (code, what) => {
      if (code === '') return 'add';
      const type = found.data?.rows.find((one) => one.code === code);
      return type && { what: what === 'history' ? what : 'edit', type };
    },
    (next) => (next === 'add' ? { row: '' } : { row: next.type.code, what: next.what }),
  );
  const columns = useTypeColumns((type) => setOpened({ what: 'history', type }));
  const close = () => setOpened(null);
  return (
    <div className="access-page">
      <PageHeader
        above={say('above')}
        title={say('types.title')}
        meta={<span className="s-muted">{say('types.meta')}</span>}
        actions={
          <Button variant="primary" icon={<Plus size={18} />} onPress={() => setOpened('add')}>
            {say('types.add')}
          </Button>
        }
      />
      <WaitingCard />
      <Card isFlush>
        <Table
          aria-label={say('types.title')}
          columns={columns}
          rows={found.data?.rows}
          rowId={({ code }) => code}
          rowName={({ nameTh }) => nameTh}
          isLoading={found.isFetching}
          error={found.error}
          onRetry={() => void found.refetch()}
          onRowAction={(type) => setOpened({ what: 'edit', type })}
          empty={{ none: { title: say('types.none') }, filter: null }}
        />
      </Card>
      {opened === 'add' && <RoleTypeDialog onClose={close} />}
      {opened !== null && opened !== 'add' && opened.what === 'edit' && (
        <RoleTypeDialog type={opened.type} onClose={close} />
      )}
      {opened !== null && opened !== 'add' && opened.what === 'history' && (
        <HistoryDialog
          title={opened.type.nameTh}
          subjectKind="role-type"
          subjectId={opened.type.code}
          onClose={close}
        />
      )}
    </div>
  );
}

function useTypeColumns(onHistory: (type: RoleTypeLine) => void): TableColumn<RoleTypeLine>[] {
  const say = useWords(accessWords);
  const language = useLanguage();
  const words = useChangeWords();
  const nameOf = (type: RoleTypeLine) => (language === 'en' && type.nameEn) || type.nameTh;
  return [
    {
      ...{ id: 'name', label: say('nameTh'), role: 'title' },
      render: (type) => (
        <span className="access-actions">
          {nameOf(type)}
          {type.needsSecond && <Badge tone="info">{say('types.second')}</Badge>}
          {type.validTo !== null && (
            <Badge>{say('ended', { date: words.value(type.validTo) })}</Badge>
          )}
        </span>
      ),
    },
    {
      ...{ id: 'widest', label: say('types.widest'), width: '10rem', priority: 1 },
      render: ({ widestScope }) => say(`scope.${widestScope}`),
    },
    {
      ...{ id: 'grantee', label: say('types.grantee'), width: '11rem', priority: 2 },
      render: ({ grantee }) => say(`types.${grantee}`),
    },
    {
      ...{ id: 'roles', label: say('types.roles'), width: '7rem', align: 'end', priority: 3 },
      render: ({ roles }) => say('types.count', { count: roles }),
    },
    {
      ...{ id: 'history', label: say('history'), width: '4rem', align: 'end', isLabelHidden: true },
      render: (type) => (
        <IconButton
          aria-label={`${say('history')}: ${nameOf(type)}`}
          onPress={() => onHistory(type)}
        >
          <History size={18} />
        </IconButton>
      ),
    },
  ];
}
