import { buddhistYear } from '@sarn/kernel';
import { DateField, FilterBar, SearchField, Select, useWords } from '@sarn/platform-web';
import type { Option } from '@sarn/platform-web';
import { flows } from '@sarn/correspondence/contract';
import { listSizes } from '@sarn/worklist/contract';
import type { AreaPart } from '@sarn/worklist/contract';
import type { DocumentKind } from '@sarn/document/contract';
import type { ReactNode } from 'react';
import { useSpeedFilter, useTypeFilter } from '@sarn/document-classes/web';
import { officeToday } from '@sarn/document/web';
import { PersonPicker } from '@sarn/organisation/web';
import { isSyllable } from '@sarn/search/web';
import { useTerms } from '@sarn/document/web';
import { useColumnsAway, useListFilterChoices } from './list.client.ts';
import { cleared, filterCount, isNarrowed } from './list-view.ts';
import type { ListView } from './list-view.ts';
import { statesOf } from './state-options.ts';
import { listWords } from './words/list-words.ts';

interface ListFiltersProps {
  readonly part: AreaPart;
  readonly view: ListView;
  readonly onChange: (part: Partial<ListView>) => void;
  /** Buttons for the list as a whole. */
  readonly tools: ReactNode;
}

/** Years back from this one that can be picked; older documents are found by their dates. */
const yearsBack = 15;

/** The search text, and the filters of a list, which open below. */
export function ListFilters(props: ListFiltersProps) {
  const { view, onChange, tools } = props;
  const say = useWords(listWords);
  return (
    <FilterBar
      isLong
      count={filterCount(view)}
      isNarrowed={isNarrowed(view)}
      onClear={() => onChange(cleared(view))}
      tools={tools}
      search={
        <SearchField
          label={say('filter.search')}
          isLabelHidden
          placeholder={say('filter.hint')}
          value={view.search}
          isEnough={isSyllable}
          onSearch={(search) => onChange({ search })}
        />
      }
    >
      <Marks {...props} />
    </FilterBar>
  );
}

function Marks({ part, view, onChange }: Omit<ListFiltersProps, 'tools'>) {
  const say = useWords(listWords);
  const term = useTerms();
  const speeds = useSpeedFilter();
  const away = useColumnsAway(view.register);
  const isWaiting = part.queues !== undefined && view.folder === '';
  const kinds = useTypeFilter(kindsOf(part, view));
  const thisYear = buddhistYear(officeToday());
  const years = Array.from({ length: yearsBack }, (_, back) => String(thisYear - back));
  const states = statesOf(part).map((state) => ({ value: state.value, label: term(state.term) }));
  const mark = (name: 'kind' | 'year' | 'state' | 'speed', all: string, options: Option[]) => (
    <Select
      label={say(`filter.${name}`)}
      options={[{ value: '', label: all }, ...options]}
      value={view[name]}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
  return (
    <>
      {kinds.length > 1 && mark('kind', say('filter.allKinds'), kinds)}
      {mark(
        'year',
        say('filter.allYears'),
        years.map((year) => ({ value: year, label: year })),
      )}
      <RegisterFilter view={view} onChange={onChange} />
      {states.length > 1 &&
        !away.includes('disposal') &&
        mark('state', say('filter.allStates'), states)}
      {!away.includes('speed') && mark('speed', say('filter.allSpeeds'), speeds)}
      <PersonPicker
        label={say('filter.person')}
        scopeUnitId={null}
        value={view.person ? { value: view.person, label: view.who } : null}
        onChange={(person) => onChange({ person: person?.value ?? '', who: person?.label ?? '' })}
      />
      {!isWaiting && <Days view={view} onChange={onChange} />}
      <Select
        label={say('filter.size')}
        options={listSizes.map((size) => ({
          value: String(size),
          label: say('filter.sizeOf', { count: size }),
        }))}
        value={String(view.size)}
        onChange={(size) => onChange({ size: Number(size) })}
      />
    </>
  );
}

/** Kinds that can be in the list; a folder holds any. */
function kindsOf(part: AreaPart, view: ListView): readonly DocumentKind[] {
  const own = part.queues ? part.queueKinds : part.documents?.kinds;
  return view.folder === '' && own ? own : (Object.keys(flows) as DocumentKind[]);
}

type MarkProps = Pick<ListFiltersProps, 'view' | 'onChange'>;

/** The registers one keeps, and those in which documents of one's units are registered. */
function RegisterFilter({ view, onChange }: MarkProps) {
  const say = useWords(listWords);
  const term = useTerms();
  const registers = useListFilterChoices().data?.registers ?? [];
  if (registers.length === 0) return null;
  return (
    <Select
      label={say('filter.register')}
      options={[
        { value: '', label: say('filter.allRegisters') },
        ...registers.map((known) => ({
          value: known.id,
          label: `${term(known.kindTerm)} · ${known.unitName}`,
        })),
      ]}
      value={view.register}
      onChange={(register) => onChange({ register })}
    />
  );
}

function Days({ view, onChange }: MarkProps) {
  const say = useWords(listWords);
  return (
    <>
      <DateField
        label={say('filter.from')}
        value={view.from || null}
        onChange={(from) => onChange({ from: from ?? '' })}
      />
      <DateField
        label={say('filter.until')}
        value={view.until || null}
        onChange={(until) => onChange({ until: until ?? '' })}
      />
    </>
  );
}
