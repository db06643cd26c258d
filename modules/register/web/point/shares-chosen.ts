import { sharedParts } from '@sarn/register/contract';
import type { RegistrationPoint, SharedPart } from '@sarn/register/contract';

/** Stands for a register of its own in a list of points, which has no empty choice. */
export const own = 'own';

/** With which point each register is shared, or `own`. */
export type SharesChosen = Readonly<Record<SharedPart, string>>;

/** As it will be from the next year on, if nothing is changed. */
export function sharesOf(point: RegistrationPoint | undefined): SharesChosen {
  const next = (part: SharedPart) =>
    point?.shares.find((share) => share.part === part)?.next?.id ?? own;
  return { receive: next('receive'), send: next('send'), memo: next('memo') };
}

/** Whether two choices are the same. */
export const isSame = (one: SharesChosen, other: SharesChosen): boolean =>
  sharedParts.every((part) => one[part] === other[part]);

/** As they are sent. */
export const idsOf = (shares: SharesChosen): Readonly<Record<SharedPart, string | null>> => {
  const idOf = (part: SharedPart) => (shares[part] === own ? null : shares[part]);
  return { receive: idOf('receive'), send: idOf('send'), memo: idOf('memo') };
};
