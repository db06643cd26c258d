import { DateField, FilterBar, SearchField, Select, useWords } from '@sarn/platform-web';
import { entryStates } from '@sarn/register/contract';
import { isSyllable } from '@sarn/search/web';
import { useTerms } from '@sarn/document/web';
import { registryWords } from '@sarn/document/web';
import type { ReactNode } from 'react';
import { isNarrowed } from './book-view.ts';
import type { BookView } from './book-view.ts';
import type { Register } from './use-book.ts';
import { bookWords } from './words/book-words.ts';

interface BookFiltersProps {
  readonly registers: readonly Register[];
  readonly view: BookView;
  readonly onChange: (part: Partial<BookView>) => void;
  /** Shows all entries of the year again. */
  readonly onClear: () => void;
  /** For the list as a whole; on a narrow window they stand among the actions of the page. */
  readonly tools: ReactNode;
}

/** Which register, which year, which entries. */
export function BookFilters({ registers, view, onChange, onClear, tools }: BookFiltersProps) {
  const say = useWords(registryWords);
  const sayBook = useWords(bookWords);
  const register = registers.find((known) => known.id === view.register);
  const isDayShown = register?.columns.some(({ id }) => id === 'forDay') ?? false;
  return (
    <FilterBar
      isLong
      tools={tools}
      lead={<RegisterAndYear {...{ registers, view, onChange }} />}
      count={[view.state, view.from, view.until].filter(Boolean).length}
      isNarrowed={isNarrowed(view)}
      onClear={onClear}
      search={
        <SearchField
          label={say('book.search')}
          isLabelHidden
          placeholder={say('book.searchHint')}
          value={view.search}
          isEnough={isSyllable}
          onSearch={(search) => onChange({ search })}
        />
      }
    >
      <Select
        label={sayBook('bar.state')}
        options={[
          { value: '', label: sayBook('bar.allStates') },
          ...entryStates.map((state) => ({ value: state, label: sayBook(`state.${state}`) })),
        ]}
        value={view.state}
        onChange={(state) => onChange({ state })}
      />
      {isDayShown && (
        <>
          <DateField
            label={sayBook('bar.from')}
            value={view.from || null}
            onChange={(from) => onChange({ from: from ?? '' })}
          />
          <DateField
            label={sayBook('bar.until')}
            value={view.until || null}
            onChange={(until) => onChange({ until: until ?? '' })}
          />
        </>
      )}
    </FilterBar>
  );
}

function RegisterAndYear({
  registers,
  view,
  onChange,
}: Omit<BookFiltersProps, 'onClear' | 'tools'>) {
  const say = useWords(registryWords);
  const sayBook = useWords(bookWords);
  const term = useTerms();
  const register = registers.find((known) => known.id === view.register);
  const years = register?.years.toSorted((a, b) => b - a) ?? [];
  return (
    <div className="book-lead">
      <Select
        label={say('book.register')}
        isLabelHidden
        options={registers.map((known) => ({
          value: known.id,
          label: `${term(known.kindTerm)} · ${known.unit.name}`,
          hint: known.closedOn ? sayBook('bar.closed') : undefined,
        }))}
        value={view.register}
        onChange={(id) => onChange({ register: id, year: '' })}
      />
      <Select
        label={say('book.year')}
        isLabelHidden
        options={years.map((known) => ({ value: String(known), label: String(known) }))}
        value={view.year || null}
        onChange={(year) => onChange({ year })}
      />
    </div>
  );
}
