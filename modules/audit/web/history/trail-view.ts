import type { Option } from '@sarn/platform-web';
import type { Filter } from '../audit.client.ts';

/** What the trail is narrowed to: all of it is in the address. */
export interface TrailView {
  readonly caller: Option | null;
  readonly about: Option | null;
  readonly act: string;
  readonly outcome: '' | 'done' | 'refused';
  readonly document: string;
  readonly from: string;
  readonly until: string;
  readonly requestId: string;
  readonly ip: string;
}

export const wholeTrail: TrailView = {
  ...{ caller: null, about: null, act: '', outcome: '', document: '' },
  ...{ from: '', until: '', requestId: '', ip: '' },
};

const outcomes = ['done', 'refused'] as const;
const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/** The view of an address; what it does not name well is left out. */
export function viewOf(address: Readonly<Record<string, unknown>>): TrailView {
  const text = (name: string) => {
    const value = address[name];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  };
  const person = (name: 'caller' | 'about') =>
    text(name) === '' ? null : { value: text(name), label: text(`${name}Name`) || text(name) };
  const day = (name: string) => (dayPattern.test(text(name)) ? text(name) : '');
  return {
    ...{ caller: person('caller'), about: person('about'), act: text('act') },
    outcome: outcomes.find((one) => one === address['outcome']) ?? '',
    ...{ document: text('document'), from: day('from'), until: day('until') },
    ...{ requestId: text('requestId'), ip: text('ip') },
  };
}

const withoutEmpty = (all: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));

/** The address of a view; the names of people are in it, so that their fields can show them. */
export function addressOf({ caller, about, ...texts }: TrailView): Record<string, string> {
  return withoutEmpty({
    ...{ caller: caller?.value ?? '', callerName: caller?.label ?? '' },
    ...{ about: about?.value ?? '', aboutName: about?.label ?? '' },
    ...texts,
  });
}

/** The filter for the call. */
export function toFilter({ caller, about, ...texts }: TrailView): Filter {
  const people = { callerId: caller?.value ?? '', aboutId: about?.value ?? '' };
  return withoutEmpty({ ...people, ...texts }) as Filter;
}

/** How many conditions are set beside the text that is searched for. */
export const filterCount = (view: TrailView): number =>
  Object.keys(toFilter({ ...view, document: '' })).length;
