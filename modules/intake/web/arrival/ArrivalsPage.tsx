import { PageHeader, Tabs, useWords, Moment } from '@sarn/platform-web';
import type { TableColumn } from '@sarn/platform-web';
import { arrivalPageSize, arrivalSources, arrivalStates } from '@sarn/intake/contract';
import type { ArrivalCard, ArrivalState } from '@sarn/intake/contract';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { arrivalPath } from '../register/paths.ts';
import { SearchedTable, useSearched } from '@sarn/document/web';
import { useTerms } from '@sarn/document/web';
import { useArrivals } from './arrival.client.ts';
import { TrustBadge } from './TrustBadge.tsx';
import { arrivalWords } from './words/arrival-words.ts';
import './arrival.css';
import '@sarn/document/registry.css';

const states = Object.keys(arrivalStates) as ArrivalState[];

/** `/sarabun/arrivals`: letters that came by mail or from another agency, to be registered. */
export default function ArrivalsPage() {
  const say = useWords(arrivalWords);
  const navigate = useNavigate();
  const { tab = 'waiting' } = useSearch({ strict: false }) as { tab?: string };
  return (
    <>
      <PageHeader above={say('above')} title={say('title')} />
      <Tabs
        aria-label={say('title')}
        selected={states.find((state) => state === tab) ?? 'waiting'}
        onSelect={(id) => void navigate({ to: '.', search: { tab: id }, replace: true })}
        items={states.map((state) => ({
          id: state,
          label: say(`tab.${state}`),
          content: <ArrivalsTab state={state} />,
        }))}
      />
    </>
  );
}

function ArrivalsTab({ state }: { readonly state: ArrivalState }) {
  const say = useWords(arrivalWords);
  const navigate = useNavigate();
  const searched = useSearched();
  const found = useArrivals({ ...searched.ask, state });
  return (
    <div className="arrivals-list">
      <SearchedTable
        aria-label={say(`tab.${state}`)}
        searchLabel={say('search')}
        searched={searched}
        found={found}
        pageSize={arrivalPageSize}
        columns={useColumns()}
        rowId={(row) => row.id}
        rowName={(row) => row.title}
        onRowAction={(row: ArrivalCard) => void navigate({ to: arrivalPath(row.id) })}
        empty={{ title: say('none'), text: say('noneText') }}
      />
    </div>
  );
}

function useColumns(): readonly TableColumn<ArrivalCard>[] {
  const say = useWords(arrivalWords);
  const term = useTerms();
  return [
    { id: 'title', label: say('column.title'), role: 'title', render: (row) => row.title },
    {
      id: 'sender',
      label: say('column.sender'),
      width: '16rem',
      priority: 2,
      isPlain: true,
      render: (row) => (
        <span className="arrival-sender">
          {row.sender}
          {row.trust !== 'unknown' && <TrustBadge trust={row.trust} />}
        </span>
      ),
    },
    {
      id: 'source',
      label: say('column.source'),
      width: '11rem',
      render: (row) => term(arrivalSources[row.source]),
    },
    {
      id: 'files',
      label: say('column.files'),
      width: '6rem',
      priority: 4,
      render: ({ files }) => (files === 0 ? say('noFiles') : say('files', { count: files })),
    },
    {
      id: 'when',
      label: say('column.when'),
      width: '11.5rem',
      priority: 1,
      isPlain: true,
      render: (row) => <Moment at={row.arrivedAt} />,
    },
  ];
}
