import { ComboBox, DateField, FilterBar, SearchField, Select, useWords } from '@sarn/platform-web';
import type { ReactNode } from 'react';
import { findPeople, useActs } from '../audit.client.ts';
import { auditWords } from '../words/audit-words.ts';
import { filterCount, toFilter, wholeTrail } from './trail-view.ts';
import type { TrailView } from './trail-view.ts';

interface TrailFiltersProps {
  readonly view: TrailView;
  readonly onChange: (part: Partial<TrailView>) => void;
  /** Buttons for the list as a whole. */
  readonly tools: ReactNode;
}

/** What to look for in the trail. */
export function TrailFilters({ view, onChange, tools }: TrailFiltersProps) {
  const say = useWords(auditWords);
  return (
    <FilterBar
      isLong
      count={filterCount(view)}
      isNarrowed={Object.keys(toFilter(view)).length > 0}
      onClear={() => onChange(wholeTrail)}
      tools={tools}
      search={
        <SearchField
          label={say('filter.document')}
          isLabelHidden
          placeholder={say('filter.documentHint')}
          value={view.document}
          onSearch={(document) => onChange({ document })}
        />
      }
    >
      <WhoAndWhat view={view} onChange={onChange} />
      <WhenAndWhere view={view} onChange={onChange} />
    </FilterBar>
  );
}

type FieldsProps = Omit<TrailFiltersProps, 'tools'>;

function WhoAndWhat({ view, onChange }: FieldsProps) {
  const say = useWords(auditWords);
  const acts = (useActs().data ?? []).map(({ act, text }) => ({ value: act, label: text }));
  const act = acts.find(({ value }) => value === view.act);
  const person = (name: 'caller' | 'about') => (
    <ComboBox
      label={say(`filter.${name}`)}
      placeholder={say('filter.callerHint')}
      loadOptions={findPeople}
      value={view[name]}
      onChange={(chosen) => onChange({ [name]: chosen })}
    />
  );
  return (
    <>
      {person('caller')}
      <ComboBox
        label={say('filter.act')}
        placeholder={say('filter.actHint')}
        options={acts}
        value={act ?? (view.act === '' ? null : { value: view.act, label: view.act })}
        onChange={(chosen) => onChange({ act: chosen?.value ?? '' })}
      />
      <Select
        label={say('filter.outcome')}
        options={(['', 'done', 'refused'] as const).map((value) => ({
          value,
          label: say(`filter.${value === '' ? 'any' : value}`),
        }))}
        value={view.outcome}
        onChange={(outcome) => onChange({ outcome })}
      />
      {person('about')}
    </>
  );
}

function WhenAndWhere({ view, onChange }: FieldsProps) {
  const say = useWords(auditWords);
  return (
    <>
      {(['from', 'until'] as const).map((name) => (
        <DateField
          key={name}
          label={say(`filter.${name}`)}
          value={view[name] || null}
          onChange={(day) => onChange({ [name]: day ?? '' })}
        />
      ))}
      {(['ip', 'requestId'] as const).map((name) => (
        <SearchField
          key={name}
          label={say(`filter.${name}`)}
          value={view[name]}
          onSearch={(text) => onChange({ [name]: text })}
        />
      ))}
    </>
  );
}
