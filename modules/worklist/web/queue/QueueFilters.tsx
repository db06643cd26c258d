import { FilterBar, SearchField, Select, useWords } from '@sarn/platform-web';
import { flows } from '@sarn/correspondence/contract';
import { useSpeedFilter, useTypeFilter } from '@sarn/document-classes/web';
import { registryWords } from '@sarn/document/web';
import { allRows, isNarrowed, minimumSearch } from './queue-view.ts';
import type { QueueView } from './queue-view.ts';

interface QueueFiltersProps {
  readonly view: QueueView;
  readonly onChange: (part: Partial<QueueView>) => void;
}

/** Search, kind and speed of a queue. */
export function QueueFilters({ view, onChange }: QueueFiltersProps) {
  const say = useWords(registryWords);
  const kinds = useTypeFilter(Object.keys(flows));
  return (
    <FilterBar
      isNarrowed={isNarrowed(view)}
      onClear={() => onChange(allRows)}
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
      <Select
        label={say('queue.kind')}
        isLabelHidden
        placeholder={say('queue.kind')}
        options={[{ value: '', label: say('queue.allKinds') }, ...kinds]}
        value={view.kind}
        onChange={(kind) => onChange({ kind })}
      />
      <Select
        label={say('field.speed')}
        isLabelHidden
        placeholder={say('field.speed')}
        options={[{ value: '', label: say('queue.allSpeeds') }, ...useSpeedFilter()]}
        value={view.speed}
        onChange={(speed) => onChange({ speed })}
      />
    </FilterBar>
  );
}
