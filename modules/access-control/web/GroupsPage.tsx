import type { GroupLine } from '@sarn/access-control/contract';
import { settingsMenus } from '@sarn/kernel';
import {
  Badge,
  Button,
  Card,
  IconButton,
  Menu,
  PageHeader,
  Table,
  useLanguage,
  useWords,
  useOpened,
} from '@sarn/platform-web';
import type { TableColumn } from '@sarn/platform-web';
import { useNavigate } from '@tanstack/react-router';
import { EllipsisVertical, Plus } from 'lucide-react';
import { useChangeWords } from './change-words.ts';
import { useGroups } from './group.client.ts';
import { GroupDialog } from './GroupDialog.tsx';
import { HistoryDialog } from './HistoryDialog.tsx';
import { MembersDialog } from './MembersDialog.tsx';
import { WaitingCard } from './WaitingCard.tsx';
import { accessWords } from './words/access-words.ts';
import './access.css';

type What = 'edit' | 'members' | 'history';
type Opened = { readonly what: 'add' } | { readonly what: What; readonly group: GroupLine };

/** `/settings/{menuID}/users-group`: who belongs together, by name or by a rule. */
export default function GroupsPage() {
  const say = useWords(accessWords);
  const found = useGroups();
  const [opened, setOpened] = useOpened<Opened>(
    (id, asked) => {
      if (id === '') return { what: 'add' };
      const group = found.data?.rows.find((one) => one.id === id);
      const what = asked === 'edit' || asked === 'history' ? asked : 'members';
      return group && { what, group };
    },
    (next) => (next.what === 'add' ? { row: '' } : { row: next.group.id, what: next.what }),
  );
  const columns = useGroupColumns((what, group) => setOpened({ what, group }));
  const close = () => setOpened(null);
  return (
    <div className="access-page">
      <PageHeader
        above={say('above')}
        title={say('groups.title')}
        meta={<span className="s-muted">{say('groups.meta')}</span>}
        actions={
          <Button
            variant="primary"
            icon={<Plus size={18} />}
            onPress={() => setOpened({ what: 'add' })}
          >
            {say('groups.add')}
          </Button>
        }
      />
      <WaitingCard />
      <Card isFlush>
        <Table
          aria-label={say('groups.title')}
          columns={columns}
          rows={found.data?.rows}
          rowId={({ id }) => id}
          rowName={({ nameTh }) => nameTh}
          isLoading={found.isFetching}
          error={found.error}
          onRetry={() => void found.refetch()}
          onRowAction={(group) => setOpened({ what: 'members', group })}
          empty={{ none: { title: say('groups.none') }, filter: null }}
        />
      </Card>
      {opened?.what === 'add' && <GroupDialog onClose={close} />}
      {opened?.what === 'edit' && <GroupDialog group={opened.group} onClose={close} />}
      {opened?.what === 'members' && <MembersDialog group={opened.group} onClose={close} />}
      {opened?.what === 'history' && (
        <HistoryDialog
          title={opened.group.nameTh}
          subjectKind="user-group"
          subjectId={opened.group.id}
          onClose={close}
        />
      )}
    </div>
  );
}

/** The rule of a group in words. */
function useRuleText(): (group: GroupLine) => string {
  const say = useWords(accessWords);
  return (group) => {
    const own = [
      group.ruleUnitName,
      group.ruleDuty === null ? '' : say(`duty.${group.ruleDuty}`),
      group.rulePositionTypeName,
    ];
    const rule =
      group.kind === 'rule' ? own.filter(Boolean).join(' · ') : say(`groups.${group.kind}`);
    const parts = group.parts.map(({ name }) => name).join(', ');
    return parts === '' ? rule : `${rule} · ${say('groups.includes', { names: parts })}`;
  };
}

function useGroupColumns(onOpen: (what: What, group: GroupLine) => void) {
  const say = useWords(accessWords);
  const language = useLanguage();
  const words = useChangeWords();
  const ruleOf = useRuleText();
  const navigate = useNavigate();
  const nameOf = (group: GroupLine) => (language === 'en' && group.nameEn) || group.nameTh;
  const toMenus = (group: GroupLine) =>
    void navigate({
      to: `/settings/${settingsMenus.centre}/users-group/menu-permission-group/${group.id}`,
    });
  const columns: TableColumn<GroupLine>[] = [
    {
      ...{ id: 'name', label: say('groups.title'), role: 'title' },
      render: (group) => (
        <span className="matrix-name">
          <span className="access-actions">
            {nameOf(group)}
            {group.validTo !== null && (
              <Badge>{say('ended', { date: words.value(group.validTo) })}</Badge>
            )}
          </span>
          <span className="s-small s-muted">{ruleOf(group)}</span>
        </span>
      ),
    },
    {
      ...{ id: 'people', label: say('groups.members'), width: '7rem', align: 'end', priority: 1 },
      render: ({ people }) => say('groups.people', { count: people }),
    },
    {
      ...{ id: 'menus', label: say('groups.menus'), width: '9rem', priority: 2 },
      render: (group) => (
        <Button size="s" variant="ghost" onPress={() => toMenus(group)}>
          {say('groups.menusCount', { count: group.menus })}
        </Button>
      ),
    },
    {
      ...{ id: 'more', label: say('history'), width: '4rem', align: 'end', isLabelHidden: true },
      render: (group) => (
        <Menu
          aria-label={say('groups.more', { name: nameOf(group) })}
          trigger={
            <IconButton aria-label={say('groups.more', { name: nameOf(group) })}>
              <EllipsisVertical size={18} />
            </IconButton>
          }
          entries={[
            { id: 'edit', label: say('groups.edit'), onAction: () => onOpen('edit', group) },
            { id: 'members', label: say('groups.who'), onAction: () => onOpen('members', group) },
            { id: 'menus', label: say('groups.menus'), onAction: () => toMenus(group) },
            { id: 'history', label: say('history'), onAction: () => onOpen('history', group) },
          ]}
        />
      ),
    },
  ];
  return columns;
}
