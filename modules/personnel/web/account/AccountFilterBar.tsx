import { FilterBar, SearchField, Select, useWords } from '@sarn/platform-web';
import { useState } from 'react';
import { accountWords } from './words/account-words.ts';

/** Search, filter and page of a list; another search or filter begins at the first page. */
export function useListFilter<F extends string>(all: F) {
  const [search, setSearch] = useState('');
  const [filter, setFilter] = useState<F>(all);
  const [page, setPage] = useState(1);
  const show = (next: string, chosen: F) => {
    setSearch(next);
    setFilter(chosen);
    setPage(1);
  };
  return {
    asked: { search, filter, page },
    setPage,
    isSet: search !== '' || filter !== all,
    onSearch: (next: string) => show(next, filter),
    onFilter: (chosen: F) => show(search, chosen),
    clear: () => show('', all),
  };
}

interface AccountFilterBarProps<F extends string> {
  readonly list: ReturnType<typeof useListFilter<F>>;
  readonly options: readonly { readonly value: F; readonly label: string }[];
}

/** The search and the filter above a list of accounts. */
export function AccountFilterBar<F extends string>({ list, options }: AccountFilterBarProps<F>) {
  const say = useWords(accountWords);
  return (
    <FilterBar
      search={
        <SearchField
          label={say('search')}
          isLabelHidden
          placeholder={say('search')}
          value={list.asked.search}
          onSearch={list.onSearch}
        />
      }
      isNarrowed={list.isSet}
      onClear={list.clear}
    >
      <Select
        label={say('filter')}
        options={options}
        value={list.asked.filter}
        onChange={list.onFilter}
      />
    </FilterBar>
  );
}
