import { buddhistYear, civilDateAt } from '@sarn/kernel';

/** What the page of classified documents shows: all of it is in the address. */
export interface SecretView {
  readonly tab: 'documents' | 'control';
  /** Of the own documents. */
  readonly page: number;
  /** Of the control register; empty: the first of the reader. */
  readonly unitId: string;
  readonly year: number;
}

const thisYear = (): number => buddhistYear(civilDateAt(new Date()));

/** The years of a control register that are offered, newest first. */
export const controlYears = (): readonly number[] => [0, 1, 2].map((back) => thisYear() - back);

/** The register of the reader's first unit in this year. */
export const usualControl = () => ({ unitId: '', year: thisYear() });

/** The view of an address; what it does not name well is as usual. */
export function viewOf(address: Readonly<Record<string, unknown>>): SecretView {
  const { tab, unit } = address;
  const page = Number(address['page']);
  const year = Number(address['year']);
  return {
    tab: tab === 'control' ? 'control' : 'documents',
    page: Number.isInteger(page) && page > 0 && page <= 1000 ? page : 1,
    unitId: typeof unit === 'string' ? unit : '',
    year: controlYears().find((one) => one === year) ?? thisYear(),
  };
}

/** The address of a view, without what is as usual. */
export function addressOf({ tab, page, unitId, year }: SecretView): Record<string, string> {
  const all = {
    tab: tab === 'control' ? tab : '',
    page: page === 1 ? '' : String(page),
    unit: unitId,
    year: year === thisYear() ? '' : String(year),
  };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
}
