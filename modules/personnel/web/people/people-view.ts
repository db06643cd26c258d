import { peopleStates } from '@sarn/personnel/contract';
import type { PeopleState } from '@sarn/personnel/contract';
import { pageNumber } from '@sarn/platform-web';

/** What the list of people shows: all of it is in the address. */
export interface PeopleView {
  readonly search: string;
  readonly unitId: string;
  readonly employment: string;
  readonly state: PeopleState;
  readonly page: number;
}

export const everybody: PeopleView = {
  ...{ search: '', unitId: '', employment: '', state: 'active', page: 1 },
};

/** The view of an address; what it does not name well is as usual. */
export function viewOf(address: Readonly<Record<string, unknown>>): PeopleView {
  const text = (name: string) => {
    const value = address[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  return {
    ...{ search: text('search'), unitId: text('unit'), employment: text('employment') },
    state: peopleStates.find((one) => one === address['state']) ?? everybody.state,
    page: pageNumber(text('page')),
  };
}

/** The address of a view, without what is as usual. */
export function addressOf({ search, unitId, employment, state, page }: PeopleView) {
  const all = {
    ...{ search, unit: unitId, employment },
    state: state === everybody.state ? '' : state,
    page: page === 1 ? '' : String(page),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
}

/** Whether a filter or a search text is set. */
export const isNarrowed = (view: PeopleView): boolean =>
  Object.keys(addressOf({ ...view, page: 1 })).length > 0;
