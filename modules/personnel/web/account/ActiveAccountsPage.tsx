import {
  Badge,
  Card,
  FilterBar,
  formatMoment,
  LinkButton,
  Moment,
  PageHeader,
  SearchField,
  Select,
  Table,
  useLanguage,
  useWords,
} from '@sarn/platform-web';
import type { TableColumn } from '@sarn/platform-web';
import { accountPageSize, activeFilters } from '@sarn/personnel/contract';
import type { ActiveAccount, ActiveFilter } from '@sarn/personnel/contract';
import { settingsMenus } from '@sarn/kernel';
import { useState } from 'react';
import { useActiveAccounts } from './account.client.ts';
import { AccountDialog } from './AccountDialog.tsx';
import { FactorDialog } from './FactorDialog.tsx';
import { Code, PostCell, Under } from './person-cells.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';
import { accountWords } from './words/account-words.ts';
import './account.css';

type DialogName = 'account' | 'force' | 'suspend' | 'factor';
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
      <Card isFlush>
        <Table
          aria-label={say('active')}
          columns={useColumns()}
          onRowAction={(account) => setOpen({ name: 'account', account })}
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
      </Card>
      {open?.name === 'factor' && (
        <FactorDialog account={open.account} onClose={() => setOpen(null)} />
      )}
      {open?.name === 'account' && (
        <AccountDialog
          account={open.account}
          ask={(name) => setOpen({ name, account: open.account })}
          onClose={() => setOpen(null)}
        />
      )}
      {(open?.name === 'force' || open?.name === 'suspend') && (
        <ReasonDialog act={open.name} of={open.account} onClose={() => setOpen(null)} />
      )}
    </div>
  );
}

function useColumns(): readonly TableColumn<ActiveAccount>[] {
  const say = useWords(accountWords);
  return [
    {
      ...{ id: 'person', label: say('person'), role: 'title' },
      render: ({ name, username }) => (
        <>
          {name}
          <Under>
            <Code>{username}</Code>
          </Under>
        </>
      ),
    },
    {
      ...{ id: 'unit', label: say('unit'), width: '17rem', priority: 2, isPlain: true },
      render: PostCell,
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
