import type { ReactNode } from 'react';
import { SearchField } from '../field/SearchField.tsx';
import { FilterBar } from './FilterBar.tsx';

interface SearchBarProps {
  /** Read to who does not see the hint in the field. */
  readonly label: string;
  /** In the empty field; the label where it is left out. */
  readonly hint?: string;
  readonly text: string;
  readonly onSearch: (text: string) => void;
  /** Milliseconds after the last key. */
  readonly delayMs: number;
  /** Filters beside the search, and whether one of them is set. */
  readonly filters?: ReactNode;
  readonly isFiltered?: boolean;
  /** Takes search and filters away; by default the search alone. */
  readonly onClear?: () => void;
  readonly tools?: ReactNode;
}

/** The filter bar of a list that is narrowed while one types. */
export function SearchBar(props: SearchBarProps) {
  const { label, hint = label, text, onSearch, delayMs, filters, tools } = props;
  const { isFiltered = false, onClear = () => onSearch('') } = props;
  return (
    <FilterBar
      isNarrowed={text !== '' || isFiltered}
      onClear={onClear}
      tools={tools}
      search={
        <SearchField
          label={label}
          isLabelHidden
          placeholder={hint}
          value={text}
          delayMs={delayMs}
          onSearch={onSearch}
        />
      }
    >
      {filters}
    </FilterBar>
  );
}
