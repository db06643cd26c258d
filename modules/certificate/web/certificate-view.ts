import { certificateFilters, certificateSorts } from '@sarn/certificate/contract';
import type { CertificateFilter, CertificateSort } from '@sarn/certificate/contract';
import { settingsMenus } from '@sarn/kernel';

/** What the list of certificates shows: all of it is in the address. */
export interface CertificateView {
  readonly filter: CertificateFilter;
  readonly search: string;
  /** Empty: all units. */
  readonly unitId: string;
  readonly sort: CertificateSort;
  readonly page: number;
}

const base = `/settings/${settingsMenus.certificates}`;
export const peoplePath = `${base}/certificate-person`;
export const requestsPath = `${base}/certificate-person-request`;

/** The page of requests is the same list, with those that wait. */
const startOf = (filter: CertificateFilter): CertificateView => ({
  ...{ filter, search: '', unitId: '', sort: 'todo', page: 1 },
});
export const everybody = startOf('all');
export const waiting = startOf('asked');

/** The view of an address; what it does not name or name well is as in `start`. */
export function viewOf(
  address: Readonly<Record<string, unknown>>,
  start: CertificateView,
): CertificateView {
  const { filter, search, unit, sort, page } = address;
  const number = Number(page);
  return {
    filter: certificateFilters.find((one) => one === filter) ?? start.filter,
    search: search === undefined ? '' : String(search).slice(0, 100),
    unitId: typeof unit === 'string' ? unit : '',
    sort: certificateSorts.find((one) => one === sort) ?? start.sort,
    page: Number.isInteger(number) && number > 0 ? number : 1,
  };
}

/** Address of the list, with somebody chosen or without. */
export function addressOf(view: CertificateView, start: CertificateView, personId = ''): string {
  const { filter, search, unitId: unit, sort, page } = view;
  const asked = new URLSearchParams();
  if (filter !== start.filter) asked.set('filter', filter);
  if (search !== '') asked.set('search', search);
  if (unit !== '') asked.set('unit', unit);
  if (sort !== start.sort) asked.set('sort', sort);
  if (page !== 1) asked.set('page', String(page));
  const path = personId === '' ? pathOf(start) : `${peoplePath}/${personId}`;
  // Whoever is chosen is shown in the list of everybody.
  if (personId !== '' && start === waiting && !asked.has('filter')) asked.set('filter', filter);
  return asked.size > 0 ? `${path}?${asked}` : path;
}

const pathOf = (start: CertificateView): string => (start === waiting ? requestsPath : peoplePath);
