import {
  Badge,
  ErrorSummary,
  FilterBar,
  formatMoment,
  IconButton,
  LinkButton,
  Menu,
  Moment,
  PageHeader,
  SearchField,
  Select,
  Table,
  useDialogs,
  useLanguage,
  useToasts,
  useWords,
} from '@sarn/platform-web';
import type { TableColumn } from '@sarn/platform-web';
import { accountPageSize, activeFilters } from '@sarn/personnel/contract';
import type { ActiveAccount, ActiveFilter } from '@sarn/personnel/contract';
import { settingsMenus } from '@sarn/kernel';
import { EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import { useActiveAccounts, useEndSessions, usePlainAct } from './account.client.ts';
import { FactorDialog } from './FactorDialog.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';
import { accountWords } from './words/account-words.ts';
import './account.css';

type DialogName = 'force' | 'suspend' | 'factor';
interface Open {
  readonly name: DialogName;
  readonly account: ActiveAccount;
}

const endedPath = `/settings/${settingsMenus.centre}/user-account-close-premission`;

/** `/settings/{menuID}/user-active`: accounts that can be used. */
export default function ActiveAccountsPage() {
  const say = useWords(accountWords);
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<ActiveFilter>('all');
  const [page, setPage] = useState(1);
  const [open, setOpen] = useState<Open | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const found = useActiveAccounts({ search, filter, page });
  const first =
    <T,>(set: (value: T) => void) =>
    (value: T) => {
      set(value);
      setPage(1);
    };
  const clear = () => {
    setSearch('');
    first(setFilter)('all');
  };
  const label = (name: ActiveFilter) => say(`filters.${name === 'no-factor' ? 'noFactor' : name}`);
  return (
    <div className="personnel-page">
      <PageHeader
        above={say('above')}
        title={say('active')}
        meta={say('activeAbout')}
        actions={
          <LinkButton href={endedPath} variant="quiet">
            {say('toEnded')}
          </LinkButton>
        }
      />
      <FilterBar
        search={
          <SearchField
            label={say('search')}
            isLabelHidden
            placeholder={say('search')}
            value={search}
            onSearch={first(setSearch)}
          />
        }
        isNarrowed={search !== '' || filter !== 'all'}
        onClear={clear}
      >
        <Select
          label={say('filter')}
          options={activeFilters.map((value) => ({ value, label: label(value) }))}
          value={filter}
          onChange={first(setFilter)}
        />
      </FilterBar>
      <ErrorSummary error={failure} isFocused />
      <Table
        aria-label={say('active')}
        columns={useColumns((name, account) => setOpen({ name, account }), setFailure)}
        rows={found.data?.rows}
        rowId={(row) => row.personId}
        rowName={(row) => row.name}
        isLoading={found.isFetching}
        error={found.error}
        onRetry={() => void found.refetch()}
        page={{ page, pageSize: accountPageSize, total: found.data?.total ?? 0 }}
        onPage={setPage}
        empty={{
          none: { title: say('none') },
          filter: { isSet: search !== '' || filter !== 'all', onClear: clear },
        }}
      />
      {open?.name === 'factor' && (
        <FactorDialog account={open.account} onClose={() => setOpen(null)} />
      )}
      {open && open.name !== 'factor' && (
        <ReasonDialog act={open.name} of={open.account} onClose={() => setOpen(null)} />
      )}
    </div>
  );
}

type Ask = (name: DialogName, account: ActiveAccount) => void;

function useColumns(
  ask: Ask,
  fail: (failure: unknown) => void,
): readonly TableColumn<ActiveAccount>[] {
  const say = useWords(accountWords);
  return [
    {
      ...{ id: 'person', label: say('person'), role: 'title' },
      render: ({ name, username }) => (
        <>
          {name}
          <span className="s-small s-muted personnel-under">{username}</span>
        </>
      ),
    },
    {
      ...{ id: 'unit', label: say('unit'), width: '17rem', priority: 2, isPlain: true },
      render: ({ positionName, unitName }) => (
        <>
          {positionName || '–'}
          <span className="s-small s-muted personnel-under">{unitName}</span>
        </>
      ),
    },
    {
      ...{ id: 'sessions', label: say('sessions'), width: '8rem', priority: 2 },
      render: ({ sessions }) => (sessions === 0 ? '–' : say('sessionCount', { count: sessions })),
    },
    {
      ...{ id: 'seen', label: say('lastSeen'), width: '11.5rem', priority: 3 },
      render: ({ lastSeenAt }) => (lastSeenAt ? <Moment at={lastSeenAt} /> : say('never')),
    },
    {
      ...{ id: 'state', label: say('security'), width: '15rem', priority: 1, isPlain: true },
      render: (account) => <States account={account} />,
    },
    {
      ...{ id: 'act', label: say('act'), isLabelHidden: true, width: '4rem', priority: 1 },
      ...{ isPlain: true, align: 'end' },
      render: (account) => <Acts account={account} ask={ask} fail={fail} />,
    },
  ];
}

function States({ account }: { readonly account: ActiveAccount }) {
  const say = useWords(accountWords);
  const language = useLanguage();
  const { lockedUntil, factors, isInDirectory, invitation, isAdmin, isSelf } = account;
  return (
    <span className="personnel-badges">
      {isSelf && <Badge tone="info">{say('self')}</Badge>}
      {isAdmin && <Badge>{say('admin')}</Badge>}
      {lockedUntil && (
        <Badge tone="danger">{say('locked', { time: formatMoment(lockedUntil, language) })}</Badge>
      )}
      {invitation !== 'none' && (
        <Badge tone="warning">{say(invitation === 'open' ? 'inviteOpen' : 'inviteOver')}</Badge>
      )}
      {isInDirectory && <Badge>{say('directory')}</Badge>}
      <Badge tone={factors.length > 0 ? 'success' : 'neutral'}>
        {say(factors.length > 0 ? 'factor' : 'noFactor')}
      </Badge>
    </span>
  );
}

interface ActsProps {
  readonly account: ActiveAccount;
  readonly ask: Ask;
  readonly fail: (failure: unknown) => void;
}

function Acts({ account, ask, fail }: ActsProps) {
  const say = useWords(accountWords);
  const dialogs = useDialogs();
  const toasts = useToasts();
  const end = useEndSessions();
  const unlock = usePlainAct('unlock');
  const invite = usePlainAct('invite');
  const { personId, name, isSelf, isInDirectory } = account;
  const told = (title: string) => void toasts.show({ tone: 'success', title });
  const endSessions = async () => {
    const title = say('endSessionsSure', { name });
    if (!(await dialogs.confirm({ title, text: say('endSessionsText') }))) return;
    end.mutate(personId, {
      onSuccess: ({ ended }) => told(say('sessionsEnded', { count: ended })),
      onError: fail,
    });
  };
  const entries = [
    { id: 'sessions', label: say('endSessions'), onAction: () => void endSessions() },
    ...(account.lockedUntil
      ? [
          {
            ...{ id: 'unlock', label: say('unlock') },
            onAction: () =>
              unlock.mutate(personId, { onSuccess: () => told(say('unlocked')), onError: fail }),
          },
        ]
      : []),
    ...(account.invitation === 'none'
      ? []
      : [
          {
            ...{ id: 'invite', label: say('invite') },
            onAction: () =>
              invite.mutate(personId, { onSuccess: () => told(say('invited')), onError: fail }),
          },
        ]),
    ...(account.factors.length > 0 && !isSelf
      ? [{ id: 'factor', label: say('resetFactor'), onAction: () => ask('factor', account) }]
      : []),
    ...(isSelf
      ? []
      : [
          ...(isInDirectory
            ? []
            : [{ id: 'force', label: say('force'), onAction: () => ask('force', account) }]),
          { id: 'suspend', label: say('suspend'), onAction: () => ask('suspend', account) },
        ]),
  ];
  const label = say('acts', { name });
  return (
    <Menu
      aria-label={label}
      trigger={
        <IconButton aria-label={label}>
          <EllipsisVertical size={18} />
        </IconButton>
      }
      entries={entries}
    />
  );
}
