import type { CivilDate } from '@sarn/kernel';

/**
 * The last day in office of somebody who retires at sixty: 30 September, the end of the fiscal year
 * in which the sixtieth birthday is over.
 *
 * @param birthday Christian year
 * Rule: specification of settings §2.1 `employee-information`: born to 1 October the year of birth
 *   and 60, from 2 October the year of birth and 61
 */
export function retirementDay(birthday: CivilDate): CivilDate {
  const [year = 0, month = 0, day = 0] = birthday.split('-').map(Number);
  const isEarly = month < 10 || (month === 10 && day === 1);
  return `${year + (isEarly ? 60 : 61)}-09-30`;
}

/** From this day on a retirement is listed for the personnel office: 1 April of its year. */
export const retirementListedFrom = (retiresOn: CivilDate): CivilDate =>
  `${retiresOn.slice(0, 4)}-04-01`;
