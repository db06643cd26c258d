import { usualOfficeHours } from '@sarn/kernel';
import type { ConfigurationValues } from '../contract/index.ts';

type Hours = Pick<ConfigurationValues, 'officeFrom' | 'officeTo' | 'breakFrom' | 'breakTo'>;

/** What is wrong with the office hours and their break at noon; null where nothing is. */
export function wrongHours({
  officeFrom,
  officeTo,
  breakFrom,
  breakTo,
}: Hours): 'configuration.office-hours' | 'configuration.noon-break' | null {
  const isSaid = officeFrom + officeTo !== '';
  if (isSaid && !isPart(officeFrom, officeTo)) return 'configuration.office-hours';
  if (breakFrom + breakTo === '') return null;
  const { from, to, noon } = isSaid
    ? { ...usualOfficeHours, from: officeFrom, to: officeTo }
    : usualOfficeHours;
  const leavesNothing = breakFrom <= from && breakTo >= to;
  // The break of the product need not fit: an agency that is open in the evening alone has said nothing.
  const isUsual = breakFrom === noon.from && breakTo === noon.to;
  const isInside = breakFrom >= from && breakTo <= to;
  const isRight = isPart(breakFrom, breakTo) && !leavesNothing && (isUsual || isInside);
  return isRight ? null : 'configuration.noon-break';
}

const isPart = (from: string, to: string): boolean => from !== '' && to !== '' && from < to;
