import {
  FilterBar,
  ownSearch,
  pageNumber,
  SearchField,
  Select,
  useWords,
} from '@sarn/platform-web';
import { useState } from 'react';
import { accountWords } from './words/account-words.ts';

interface Asked<F> {
  readonly search: string;
  readonly filter: F;
  readonly page: number;
}

/** What the address says of the list; what is not known there is as usual. */
function askedOfAddress<F extends string>(all: F, filters: readonly F[]): Asked<F> {
  const params = new URLSearchParams(location.search);
  return {
    search: params.get('search') ?? '',
    filter: filters.find((one) => one === params.get('filter')) ?? all,
    page: pageNumber(params.get('page')),
  };
}

/**
 * Search, filter and page of a list; another search or filter begins at the first page. They stand in the
 * address: after a refresh the list has the same rows, among them the one that was open.
 */
export function useListFilter<F extends string>(all: F, filters: readonly F[]) {
  const [asked, setAsked] = useState(() => askedOfAddress(all, filters));
  const { search, filter } = asked;
  const show = (next: Asked<F>) => {
    ownSearch({
      search: next.search || null,
      filter: next.filter === all ? null : next.filter,
      page: next.page === 1 ? null : String(next.page),
    });
    setAsked(next);
  };
  return {
    asked,
    setPage: (page: number) => show({ search, filter, page }),
    isSet: search !== '' || filter !== all,
    onSearch: (next: string) => show({ search: next, filter, page: 1 }),
    onFilter: (chosen: F) => show({ search, filter: chosen, page: 1 }),
    clear: () => show({ search: '', filter: all, page: 1 }),
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
