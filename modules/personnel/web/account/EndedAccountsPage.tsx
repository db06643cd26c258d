import {
  Badge,
  Card,
  formatDay,
  LinkButton,
  Moment,
  PageHeader,
  Table,
  useLanguage,
  useWords,
  useFocusHeading,
} from '@sarn/platform-web';
import type { TableColumn } from '@sarn/platform-web';
import { settingsMenus } from '@sarn/kernel';
import { accountPageSize } from '@sarn/personnel/contract';
import type { EndedAccount } from '@sarn/personnel/contract';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEndedAccounts } from './account.client.ts';
import { AccountFilterBar, useListFilter } from './AccountFilterBar.tsx';
import { LeaverView } from './LeaverView.tsx';
import { Code, Under } from './person-cells.tsx';
import { useSuspendReason } from './use-suspend-reason.ts';
import { accountWords } from './words/account-words.ts';
import './account.css';

/** `/settings/{menuID}/user-account-close-premission`: suspended and closed accounts. */
export default function EndedAccountsPage() {
  const { person } = useSearch({ strict: false }) as { person?: string };
  useFocusHeading(person ?? '');
  const navigate = useNavigate();
  const open = (id: string | null) =>
    void navigate({ to: '.', search: id === null ? {} : { person: id } });
  return person ? (
    <LeaverView key={person} personId={person} onBack={() => open(null)} />
  ) : (
    <EndedList open={open} />
  );
}

const states = ['all', 'suspended', 'closed'] as const;
type State = (typeof states)[number];
const activePath = `/settings/${settingsMenus.centre}/user-active`;

function EndedList({ open }: { readonly open: (personId: string) => void }) {
  const say = useWords(accountWords);
  const list = useListFilter<State>('all', states);
  const { search, filter: state, page } = list.asked;
  const found = useEndedAccounts({ search, state, page });
  return (
    <div className="personnel-page">
      <PageHeader
        title={say('ended')}
        meta={say('endedAbout')}
        actions={
          <LinkButton href={activePath} variant="quiet">
            {say('toActive')}
          </LinkButton>
        }
      />
      <AccountFilterBar
        list={list}
        options={states.map((value) => ({ value, label: say(`states.${value}`) }))}
      />
      <Card isFlush>
        <Table
          aria-label={say('ended')}
          columns={useColumns()}
          rows={found.data?.rows}
          rowId={(row) => row.personId}
          rowName={(row) => row.name}
          isLoading={found.isFetching}
          error={found.error}
          onRetry={() => void found.refetch()}
          onRowAction={(row) => open(row.personId)}
          page={{ page, pageSize: accountPageSize, total: found.data?.total ?? 0 }}
          onPage={list.setPage}
          empty={{
            none: { title: say('noneEnded'), text: say('noneEndedText') },
            filter: { isSet: list.isSet, onClear: list.clear },
          }}
        />
      </Card>
    </div>
  );
}

function useColumns(): readonly TableColumn<EndedAccount>[] {
  const say = useWords(accountWords);
  const language = useLanguage();
  const reasonOf = useSuspendReason();
  return [
    {
      ...{ id: 'person', label: say('person'), role: 'title' },
      render: ({ name, unitName, username }) => (
        <>
          {name}
          <Under>
            {unitName} {unitName && username && '· '}
            <Code>{username}</Code>
          </Under>
        </>
      ),
    },
    {
      ...{ id: 'state', label: say('state'), width: '8rem', priority: 1, isPlain: true },
      render: ({ state }) => (
        <Badge tone={state === 'closed' ? 'neutral' : 'warning'}>{say(`states.${state}`)}</Badge>
      ),
    },
    {
      ...{ id: 'left', label: say('left'), width: '10rem', priority: 1 },
      render: ({ open }) => (open === 0 ? say('nothingLeft') : say('leftCount', { count: open })),
    },
    {
      ...{ id: 'reason', label: say('reason'), width: '18rem', priority: 3 },
      render: ({ leftOn, ...account }) =>
        [reasonOf(account), leftOn && say('lastDay', { day: formatDay(leftOn, language) })]
          .filter(Boolean)
          .join(' · ') || '–',
    },
    {
      ...{ id: 'when', label: say('when'), width: '12rem', priority: 2, isPlain: true },
      render: ({ at, byName }) => (
        <>
          {at ? <Moment at={at} /> : '–'}
          {byName && <Under>{say('by', { name: byName })}</Under>}
        </>
      ),
    },
  ];
}
