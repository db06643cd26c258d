import { FilterBar, SearchField, useWords } from '@sarn/platform-web';
import type { ReactNode } from 'react';
import { templateWords } from './words/template-words.ts';

interface TemplateSearchProps {
  readonly typed: string;
  readonly onSearch: (typed: string) => void;
  /** Filters beside the search, and whether one is set. */
  readonly filters?: ReactNode;
  readonly isFiltered?: boolean;
  /** Takes search and filters away; by default the search alone. */
  readonly onClear?: () => void;
}

/** The filter bar above a list of templates, which is searched while one types. */
export function TemplateSearch(props: TemplateSearchProps) {
  const { typed, onSearch, filters, isFiltered = false, onClear = () => onSearch('') } = props;
  const say = useWords(templateWords);
  return (
    <FilterBar
      isNarrowed={typed !== '' || isFiltered}
      onClear={onClear}
      search={
        <SearchField
          label={say('search')}
          isLabelHidden
          placeholder={say('search')}
          value={typed}
          delayMs={150}
          onSearch={onSearch}
        />
      }
    >
      {filters}
    </FilterBar>
  );
}
