import { settingsMenus } from '@sarn/kernel';
import { PersonRecord } from '@sarn/profile/web';
import type { PersonHead } from '@sarn/profile/web';
import { useUnits } from '@sarn/organisation/web';
import { peoplePageSize, peopleStates } from '@sarn/personnel/contract';
import type { ListedPerson } from '@sarn/personnel/contract';
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
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Code, PostCell, Under } from '../account/person-cells.tsx';
import { useAllTerms } from '../record/term-options.ts';
import { usePeople } from './people.client.ts';
import { addressOf, everybody, isNarrowed, viewOf } from './people-view.ts';
import type { PeopleView } from './people-view.ts';
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
  return (
    <div className="personnel-page">
      <PersonRecord personId={personId} Head={RecordHead} />
    </div>
  );
}

function RecordHead({ name, post }: PersonHead) {
  const say = useWords(peopleWords);
  const navigate = useNavigate();
  // The filters stay in the address beside the person: the list is as it was left.
  const list = addressOf(viewOf(useSearch({ strict: false })));
  return (
    <PageHeader
      title={name || say('title')}
      meta={post && <span className="s-muted">{post}</span>}
      onBack={() => void navigate({ to: path, search: list as never })}
    />
  );
}

function PeopleList() {
  const say = useWords(peopleWords);
  const navigate = useNavigate();
  const asked = viewOf(useSearch({ strict: false }));
  const found = usePeople(asked);
  const show = (part: Partial<PeopleView>) =>
    void navigate({
      ...{ to: '.', search: addressOf({ ...asked, page: 1, ...part }) },
      ...{ replace: true, resetScroll: false },
    });
  const clear = () => show(everybody);
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
      <Filters asked={asked} onChange={show} onClear={clear} />
      <Card isFlush>
        <Table
          aria-label={say('title')}
          columns={useColumns()}
          onRowAction={({ personId }) =>
            void navigate({ to: path, search: { ...addressOf(asked), person: personId } as never })
          }
          rows={found.data?.rows}
          rowId={({ personId }) => personId}
          rowName={({ name }) => name}
          isLoading={found.isFetching}
          error={found.error}
          onRetry={() => void found.refetch()}
          page={{ page: asked.page, pageSize: peoplePageSize, total: found.data?.total ?? 0 }}
          onPage={(page) => show({ page })}
          empty={{
            none: { title: say('none'), text: say('noneText') },
            filter: { isSet: isNarrowed(asked), onClear: clear },
          }}
        />
      </Card>
    </div>
  );
}

interface FiltersProps {
  readonly asked: PeopleView;
  readonly onChange: (part: Partial<PeopleView>) => void;
  readonly onClear: () => void;
}

function Filters({ asked, onChange, onClear }: FiltersProps) {
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
      isNarrowed={isNarrowed(asked)}
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
      ...{ id: 'employment', label: say('employment'), width: '10rem', priority: 2 },
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
        <Badge tone={account === 'suspended' || account === 'invited' ? 'warning' : 'neutral'}>
          {say(`accounts.${account}`)}
        </Badge>
      ),
    },
  ];
}
