import {
  Badge,
  Card,
  formatMoment,
  LinkButton,
  Moment,
  PageHeader,
  Table,
  useLanguage,
  useOpened,
  useWords,
} from '@sarn/platform-web';
import type { TableColumn } from '@sarn/platform-web';
import { accountPageSize, activeFilters } from '@sarn/personnel/contract';
import type { ActiveAccount, ActiveFilter } from '@sarn/personnel/contract';
import { settingsMenus } from '@sarn/kernel';
import { useActiveAccounts } from './account.client.ts';
import { AccountDialog } from './AccountDialog.tsx';
import { AccountFilterBar, useListFilter } from './AccountFilterBar.tsx';
import { FactorDialog } from './FactorDialog.tsx';
import { Code, PostCell, Under } from './person-cells.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';
import { accountWords } from './words/account-words.ts';
import './account.css';

const dialogNames = ['account', 'force', 'suspend', 'factor'] as const;
type DialogName = (typeof dialogNames)[number];
interface Open {
  readonly name: DialogName;
  readonly account: ActiveAccount;
}

const endedPath = `/settings/${settingsMenus.centre}/user-account-close-premission`;

/** `/settings/{menuID}/user-active`: accounts that can be used. */
export default function ActiveAccountsPage() {
  const say = useWords(accountWords);
  const list = useListFilter<ActiveFilter>('all', activeFilters);
  const found = useActiveAccounts(list.asked);
  const [open, setOpen] = useOpened<Open>(
    (personId, what) => {
      const account = found.data?.rows.find((row) => row.personId === personId);
      const name = dialogNames.find((one) => one === what) ?? 'account';
      return account && { name, account };
    },
    ({ name, account }) => ({ row: account.personId, what: name }),
  );
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
      <AccountFilterBar
        list={list}
        options={activeFilters.map((value) => ({ value, label: label(value) }))}
      />
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
          page={{
            page: list.asked.page,
            pageSize: accountPageSize,
            total: found.data?.total ?? 0,
          }}
          onPage={list.setPage}
          empty={{
            none: { title: say('none') },
            filter: { isSet: list.isSet, onClear: list.clear },
          }}
        />
      </Card>
      {open && (
        <OpenDialog open={open} sendsMail={found.data?.sendsMail ?? true} onOpen={setOpen} />
      )}
    </div>
  );
}

interface OpenDialogProps {
  readonly open: Open;
  readonly sendsMail: boolean;
  readonly onOpen: (open: Open | null) => void;
}

function OpenDialog({ open: { name, account }, sendsMail, onOpen }: OpenDialogProps) {
  const close = () => onOpen(null);
  if (name === 'factor') return <FactorDialog account={account} onClose={close} />;
  if (name === 'account') {
    return (
      <AccountDialog
        account={account}
        ask={(next) => onOpen({ name: next, account })}
        onClose={close}
      />
    );
  }
  return <ReasonDialog act={name} of={account} sendsMail={sendsMail} onClose={close} />;
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
