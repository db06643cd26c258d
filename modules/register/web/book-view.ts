import type { SentInputOf } from '@sarn/kernel';
import { entryStates } from '@sarn/register/contract';
import type { EntryState, exportRegister } from '@sarn/register/contract';

/** The chosen register, year and filters, as in the address: a link leads to the same entries. */
export interface BookView {
  readonly register: string;
  readonly year: string;
  readonly state: string;
  readonly from: string;
  readonly until: string;
  readonly search: string;
  /** `oldest`: the first number first; empty: as the agency has set it. */
  readonly order: string;
  /** `days`: the numbers under their days; empty: the entries as a table. */
  readonly by: string;
}

export type BookAsk = SentInputOf<typeof exportRegister>;

export function viewOf(address: Readonly<Record<string, unknown>>): BookView {
  const text = (name: string) => String(address[name] ?? '');
  return {
    register: text('register'),
    year: text('year'),
    state: text('state'),
    from: text('from'),
    until: text('until'),
    search: text('search'),
    order: text('order'),
    by: text('by'),
  };
}

/** The address of a view; filters not chosen are left out. */
export function addressOf(view: BookView): Record<string, string | undefined> {
  const written = Object.entries(view).map(([name, value]) => [name, value || undefined]);
  return Object.fromEntries(written) as Record<string, string | undefined>;
}

export function linkOf(path: string, view: BookView): string {
  const chosen = Object.entries(view).filter(([, value]) => value !== '');
  return `${path}?${new URLSearchParams(chosen as [string, string][])}`;
}

export function isNarrowed({ state, from, until, search }: BookView): boolean {
  return [state, from, until, search].some((value) => value !== '');
}

const isState = (text: string): text is EntryState => entryStates.some((state) => state === text);

/** The entries that a view asks for. */
export function askOf(view: BookView): BookAsk {
  const { register: registerId, year, state, from, until, search } = view;
  return {
    registerId,
    year,
    search,
    ...(isState(state) ? { state } : {}),
    ...(from === '' ? {} : { from }),
    ...(until === '' ? {} : { until }),
  };
}
