import { duties } from '@sarn/organisation/contract';
import type { Caller } from '@sarn/platform-server';

/** Duties whose principals keep the folders and shared views of a unit. */
const keeperDuties = ['clerk', 'head', 'secretary'];

/** The duties; all other keys are of people, posts and orders. */
const known = new Set<string>(duties);

const dutiesOf = (caller: Caller): (readonly [string, string])[] =>
  caller.principals.flatMap((principal) => {
    const [duty, unitId] = principal.split(':');
    return unitId && known.has(duty ?? '') ? [[duty ?? '', unitId] as const] : [];
  });

/** Units for which the caller works today, in any duty. */
export function unitsOf(caller: Caller): string[] {
  return [...new Set(dutiesOf(caller).map(([, unitId]) => unitId))];
}

/** Whether the caller keeps the folders and views of the unit: its head, clerk or secretary. */
export function keepsUnit(caller: Caller, unitId: string): boolean {
  return dutiesOf(caller).some(([duty, of]) => of === unitId && keeperDuties.includes(duty));
}
