import { certificateFilters, certificateLimits } from '@sarn/certificate/contract';
import type { CertificateFilter, CertifiedPerson } from '@sarn/certificate/contract';
import { civilDateAt, settingsMenus } from '@sarn/kernel';
import {
  Badge,
  Card,
  FilterBar,
  LinkButton,
  PageHeader,
  SearchField,
  Select,
  Table,
  formatDay,
  useLanguage,
  useWords,
} from '@sarn/platform-web';
import type { TableColumn } from '@sarn/platform-web';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { AuthorityCard } from './AuthorityCard.tsx';
import { StateBadge } from './StateBadge.tsx';
import { useCertifiedPeople } from './certificate.client.ts';
import { certificateWords } from './words/certificate-words.ts';
import './certificate.css';

const base = `/settings/${settingsMenus.certificates}`;
const start = { filter: 'in-use' as CertificateFilter, search: '', page: 1 };

/** `/settings/{menuID}/certificate-person`: who can sign with a certificate. */
export default function PeoplePage() {
  const say = useWords(certificateWords);
  const [asked, ask] = useState(start);
  const found = useCertifiedPeople(asked);
  const navigate = useNavigate();
  const { counts } = found.data ?? {};
  return (
    <div className="certificate-page">
      <PageHeader
        title={say('people.title')}
        meta={say('people.text')}
        actions={
          <LinkButton href={`${base}/certificate-person-request`} variant="quiet">
            {say('people.requests')}{' '}
            {counts && counts.asked > 0 && <Badge tone="info">{counts.asked}</Badge>}
          </LinkButton>
        }
      />
      <PeopleFilter asked={asked} ask={ask} counts={counts} />
      <Card isFlush>
        <Table
          aria-label={say('people.title')}
          columns={useColumns()}
          rows={found.data?.rows}
          rowId={(row) => row.personId}
          rowName={(row) => row.name}
          onRowAction={({ personId }) =>
            void navigate({ to: `${base}/certificate-person/${personId}` })
          }
          isLoading={found.isFetching}
          error={found.error}
          onRetry={() => void found.refetch()}
          page={{
            page: asked.page,
            pageSize: certificateLimits.pageSize,
            total: found.data?.total ?? 0,
          }}
          onPage={(page) => ask({ ...asked, page })}
          empty={{
            none: { title: say('people.empty') },
            filter: { isSet: asked.search !== '', onClear: () => ask({ ...asked, search: '' }) },
          }}
        />
      </Card>
      <AuthorityCard />
    </div>
  );
}

interface PeopleFilterProps {
  readonly asked: typeof start;
  readonly ask: (asked: typeof start) => void;
  /** How many people each group has; undefined while they are loaded. */
  readonly counts: Readonly<Record<CertificateFilter, number>> | undefined;
}

function PeopleFilter({ asked, ask, counts }: PeopleFilterProps) {
  const say = useWords(certificateWords);
  const options = certificateFilters.map((value) => {
    const name = say(`filters.${value}`);
    return { value, label: counts ? say('filterCount', { name, count: counts[value] }) : name };
  });
  return (
    <FilterBar
      search={
        <SearchField
          label={say('search')}
          isLabelHidden
          placeholder={say('search')}
          value={asked.search}
          onSearch={(search) => ask({ ...asked, search, page: 1 })}
        />
      }
      isNarrowed={asked.search !== '' || asked.filter !== start.filter}
      onClear={() => ask(start)}
    >
      <Select
        label={say('filter')}
        options={options}
        value={asked.filter}
        onChange={(filter) => ask({ ...asked, filter, page: 1 })}
      />
    </FilterBar>
  );
}

function useColumns(): readonly TableColumn<CertifiedPerson>[] {
  const say = useWords(certificateWords);
  const language = useLanguage();
  return [
    { id: 'name', label: say('people.name'), role: 'title', render: ({ name }) => name },
    { id: 'post', label: say('people.post'), width: '16rem', render: ({ post }) => post || '–' },
    {
      id: 'state',
      label: say('state'),
      role: 'badge',
      width: '14rem',
      render: ({ certificate, request }) => (
        <>
          {certificate && <StateBadge certificate={certificate} />}
          {request && (
            <Badge tone="info">
              {say(request.issuer === 'other' ? 'elsewhere.state' : 'states.waiting')}
            </Badge>
          )}
          {!certificate && !request && <Badge>{say('states.none')}</Badge>}
        </>
      ),
    },
    {
      id: 'until',
      label: say('until'),
      render: ({ certificate }) =>
        certificate ? formatDay(civilDateAt(new Date(certificate.notAfter)), language) : '–',
    },
  ];
}
