import { useNavigate, useSearch } from '@tanstack/react-router';

/** The search text and the page. */
export interface SearchedAsk {
  readonly search: string;
  readonly page: number;
}

type Filters = Readonly<Record<string, string>>;

const noFilters = {};

/**
 * The search text, the filters and the page of a list, as in the address: a link leads to the same rows,
 * and so does Back. A changed search or filter begins at the first page.
 *
 * @param usual names of the filters with the value of each that is not written into the address
 */
export function useSearched<F extends Filters>(usual?: F) {
  const navigate = useNavigate();
  const address: Readonly<Record<string, unknown>> = useSearch({ strict: false });
  const filters: Filters = usual ?? noFilters;
  const text = (name: string, otherwise = ''): string => {
    const written = address[name];
    const isText = typeof written === 'string' || typeof written === 'number';
    return isText ? String(written) : otherwise;
  };
  const search = text('search');
  const page = Math.max(1, Math.trunc(Number(text('page'))) || 1);
  const go = (part: Readonly<Record<string, string | undefined>>, replace: boolean) =>
    void navigate({
      to: '.',
      search: (known: object) => ({ ...known, ...part }),
      replace,
      resetScroll: false,
    });
  const isSet = (name: string) => text(name, filters[name]) !== filters[name];
  return {
    ask: { search, page } satisfies SearchedAsk,
    /** What is chosen in a filter. */
    value: (name: keyof F & string): string => text(name, filters[name]),
    /** Whether the reader has narrowed the list. */
    isNarrowed: search !== '' || Object.keys(filters).some(isSet),
    setSearch: (typed: string) => go({ search: typed || undefined, page: undefined }, true),
    setPage: (next: number) => go({ page: next > 1 ? String(next) : undefined }, false),
    /** Chooses in a filter. */
    choose: (name: keyof F & string, value: string) =>
      go({ [name]: value === filters[name] ? undefined : value, page: undefined }, true),
    onClear: () => {
      const none = Object.keys(filters).map((name) => [name, undefined]);
      go({ ...Object.fromEntries(none), search: undefined, page: undefined }, true);
    },
  };
}

export type Searched = Pick<
  ReturnType<typeof useSearched>,
  'ask' | 'isNarrowed' | 'setSearch' | 'setPage' | 'onClear'
>;

/** The chosen one of known values; the other one where the address has none of them. */
export function chosenOf<V extends string>(known: readonly V[], value: string, otherwise: V): V;
export function chosenOf<V extends string>(
  known: readonly V[],
  value: string,
  otherwise: '',
): V | '';
export function chosenOf<V extends string>(
  known: readonly V[],
  value: string,
  otherwise: V | '',
): V | '' {
  return known.find((one) => one === value) ?? otherwise;
}
