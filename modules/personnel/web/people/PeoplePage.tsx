import { settingsMenus } from '@sarn/kernel';
import { PersonRecord } from '@sarn/profile/web';
import { useUnits } from '@sarn/organisation/web';
import { peoplePageSize, peopleStates } from '@sarn/personnel/contract';
import type { ListedPerson, PeopleState } from '@sarn/personnel/contract';
import {
  Badge,
  Card,
  FilterBar,
  formatDay,
  LinkButton,
  PageHeader,
  SearchField,
  Select,
  Table,
  useLanguage,
  useWords,
  useFocusHeading,
} from '@sarn/platform-web';
import type { TableColumn } from '@sarn/platform-web';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { Code, PostCell, Under } from '../account/person-cells.tsx';
import { useAllTerms } from '../record/term-options.ts';
import { usePeople } from './people.client.ts';
import { peopleWords } from './words/people-words.ts';

const centre = `/settings/${settingsMenus.centre}`;
const path = `${centre}/employee-information`;

/** `/settings/{menuID}/employee-information`: the list of people, and the record of the one in the address. */
export default function PeoplePage() {
  const { person } = useSearch({ strict: false }) as { person?: unknown };
  useFocusHeading(typeof person === 'string' ? person : '');
  return typeof person === 'string' ? <RecordOf key={person} personId={person} /> : <PeopleList />;
}

function RecordOf({ personId }: { readonly personId: string }) {
  const say = useWords(peopleWords);
  const navigate = useNavigate();
  return (
    <div className="personnel-page">
      <PageHeader
        title={say('title')}
        onBack={() => void navigate({ to: path, search: {} as never })}
      />
      <PersonRecord personId={personId} />
    </div>
  );
}

const everybody = { search: '', unitId: '', employment: '', state: 'active' as PeopleState };

const firstPage = { ...everybody, page: 1 };
const keptAt = ['personnel', 'people-asked'] as const;

/**
 * What was asked for, kept while a record is looked at: Back leads to the same page of the list. The
 * address may name a unit.
 */
function useAsked() {
  const cache = useQueryClient();
  const { unit } = useSearch({ strict: false }) as { unit?: unknown };
  const [asked, setAsked] = useState(() => {
    const known = cache.getQueryData<typeof firstPage>(keptAt) ?? firstPage;
    return typeof unit === 'string' ? { ...firstPage, unitId: unit } : known;
  });
  const ask = (next: typeof firstPage) => {
    cache.setQueryData(keptAt, next);
    setAsked(next);
  };
  return [asked, ask] as const;
}

function PeopleList() {
  const say = useWords(peopleWords);
  const navigate = useNavigate();
  const [asked, setAsked] = useAsked();
  const found = usePeople(asked);
  const narrow = (part: Partial<typeof everybody>) => setAsked({ ...asked, ...part, page: 1 });
  const isNarrowed = (Object.keys(everybody) as (keyof typeof everybody)[]).some(
    (key) => asked[key] !== everybody[key],
  );
  const clear = () => setAsked(firstPage);
  return (
    <div className="personnel-page">
      <PageHeader
        title={say('title')}
        meta={<span className="s-muted">{say('about')}</span>}
        actions={
          <>
            <LinkButton href={`${centre}/people-import`} variant="quiet">
              {say('importFile')}
            </LinkButton>
            <LinkButton href={`${centre}/new-person`} variant="primary">
              {say('add')}
            </LinkButton>
          </>
        }
      />
      <Filters asked={asked} onChange={narrow} isNarrowed={isNarrowed} onClear={clear} />
      <Card isFlush>
        <Table
          aria-label={say('title')}
          columns={useColumns()}
          onRowAction={({ personId }) =>
            void navigate({ to: path, search: { person: personId } as never })
          }
          rows={found.data?.rows}
          rowId={({ personId }) => personId}
          rowName={({ name }) => name}
          isLoading={found.isFetching}
          error={found.error}
          onRetry={() => void found.refetch()}
          page={{ page: asked.page, pageSize: peoplePageSize, total: found.data?.total ?? 0 }}
          onPage={(page) => setAsked({ ...asked, page })}
          empty={{
            none: { title: say('none'), text: say('noneText') },
            filter: { isSet: isNarrowed, onClear: clear },
          }}
        />
      </Card>
    </div>
  );
}

interface FiltersProps {
  readonly asked: typeof everybody;
  readonly onChange: (part: Partial<typeof everybody>) => void;
  readonly isNarrowed: boolean;
  readonly onClear: () => void;
}

function Filters({ asked, onChange, isNarrowed, onClear }: FiltersProps) {
  const say = useWords(peopleWords);
  const language = useLanguage();
  const { data: units = [] } = useUnits();
  const types = useEmployeeTypes();
  return (
    <FilterBar
      search={
        <SearchField
          label={say('search')}
          isLabelHidden
          placeholder={say('search')}
          value={asked.search}
          onSearch={(search) => onChange({ search })}
        />
      }
      isNarrowed={isNarrowed}
      onClear={onClear}
    >
      <Select
        label={say('unit')}
        options={[
          { value: '', label: say('everyUnit') },
          ...units.map(({ id, nameTh, nameEn }) => ({
            value: id,
            label: language === 'en' && nameEn !== '' ? nameEn : nameTh,
          })),
        ]}
        value={asked.unitId}
        onChange={(unitId) => onChange({ unitId })}
      />
      <Select
        label={say('employment')}
        options={[{ value: '', label: say('everyEmployment') }, ...types.options]}
        value={asked.employment}
        onChange={(employment) => onChange({ employment })}
      />
      <Select
        label={say('state')}
        options={peopleStates.map((value) => ({ value, label: say(`states.${value}`) }))}
        value={asked.state}
        onChange={(state) => onChange({ state })}
      />
    </FilterBar>
  );
}

/** The employee types of the settings: to choose from, and their names by code. */
function useEmployeeTypes() {
  const options = useAllTerms('employee-type');
  return { options, nameOf: (code: string) => options.find(({ value }) => value === code)?.label };
}

function useColumns(): readonly TableColumn<ListedPerson>[] {
  const say = useWords(peopleWords);
  const language = useLanguage();
  const types = useEmployeeTypes();
  return [
    {
      ...{ id: 'person', label: say('person'), role: 'title' },
      render: ({ name, employeeCode }) => (
        <>
          {name}
          <Under>
            <Code>{employeeCode}</Code>
          </Under>
        </>
      ),
    },
    {
      ...{ id: 'post', label: say('post'), width: '17rem', priority: 1, isPlain: true },
      render: PostCell,
    },
    {
      ...{ id: 'employment', label: say('employment'), width: '10rem', priority: 2, isPlain: true },
      render: ({ employment, leftOn }) => (
        <>
          {types.nameOf(employment) ?? (employment || '–')}
          {leftOn && <Under>{say('leftOn', { day: formatDay(leftOn, language) })}</Under>}
        </>
      ),
    },
    {
      ...{ id: 'account', label: say('account'), role: 'badge', width: '8rem', priority: 3 },
      render: ({ account }) => (
        <Badge tone={account === 'suspended' ? 'warning' : 'neutral'}>
          {say(`accounts.${account}`)}
        </Badge>
      ),
    },
  ];
}
