import { FilterBar, SearchField, Select, useWords } from '@sarn/platform-web';
import { flows } from '@sarn/correspondence/contract';
import type { QueueCode } from '@sarn/document/contract';
import { useSpeedFilter, useTypeFilter } from '@sarn/document-classes/web';
import { registryWords } from '@sarn/document/web';
import { queueDues } from '@sarn/worklist/contract';
import type { ReactNode } from 'react';
import { listWords } from '../list/words/list-words.ts';
import { useQueueSenders } from './queue.client.ts';
import { allRows, isNarrowed, minimumSearch } from './queue-view.ts';
import type { QueueView } from './queue-view.ts';

interface QueueFiltersProps {
  readonly code: QueueCode;
  readonly view: QueueView;
  readonly onChange: (part: Partial<QueueView>) => void;
  /** Buttons for the queue as a whole. */
  readonly tools: ReactNode;
}

/** Search, kind, speed, sender and due date of a queue. */
export function QueueFilters({ code, view, onChange, tools }: QueueFiltersProps) {
  const say = useWords(registryWords);
  const sayList = useWords(listWords);
  const kinds = useTypeFilter(Object.keys(flows));
  const speeds = useSpeedFilter();
  const dues = queueDues.map((value) => ({ value, label: sayList(`due.${value}`) }));
  const mark = (
    name: 'kind' | 'speed' | 'from' | 'due',
    [label, all]: readonly [string, string],
    options: readonly { readonly value: string; readonly label: string }[],
  ) => (
    <Select
      label={label}
      isLabelHidden
      placeholder={label}
      options={[{ value: '', label: all }, ...options]}
      value={view[name]}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
  return (
    <FilterBar
      isNarrowed={isNarrowed(view)}
      onClear={() => onChange(allRows)}
      tools={tools}
      search={
        <SearchField
          label={say('queue.search')}
          isLabelHidden
          placeholder={say('queue.searchHint')}
          value={view.search}
          minLength={minimumSearch}
          onSearch={(search) => onChange({ search })}
        />
      }
    >
      {mark('kind', [say('queue.kind'), say('queue.allKinds')], kinds)}
      {mark('speed', [say('field.speed'), say('queue.allSpeeds')], speeds)}
      {mark('from', [sayList('from.label'), sayList('from.all')], useSenders(code, view.from))}
      {mark('due', [say('queue.due'), sayList('due.all')], dues)}
    </FilterBar>
  );
}

/** Who sent what waits; a chosen sender of whom nothing waits any more stays in sight. */
function useSenders(code: QueueCode, chosen: string) {
  const rows = useQueueSenders(code).data?.rows ?? [];
  const options = rows.map(({ value, name, count }) => ({ value, label: `${name} (${count})` }));
  const isKnown = chosen === '' || rows.some(({ value }) => value === chosen);
  return isKnown ? options : [...options, { value: chosen, label: chosen.slice(2) }];
}
