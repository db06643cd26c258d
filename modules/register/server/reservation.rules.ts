import { AppError, addDays } from '@sarn/kernel';
import type { CivilDate } from '@sarn/kernel';
import { reservationLimits } from '../contract/index.ts';
import type { ReserveForm } from '../contract/index.ts';

/**
 * Whether numbers may be reserved as asked.
 *
 * @param largest count of numbers in one reservation, a setting of the installation
 * @throws 'registry.reserve-too-many', 'registry.reserve-day', 'registry.reserve-expiry'
 */
export function assertMayReserve(form: ReserveForm, today: CivilDate, most: number): void {
  const { days, daysBack } = reservationLimits;
  if (form.count > most) throw new AppError('registry.reserve-too-many', { most });
  if (form.forDay > today || form.forDay < addDays(today, -daysBack)) {
    throw new AppError('registry.reserve-day', { days: daysBack });
  }
  if (form.expiresOn < today || form.expiresOn > addDays(today, days)) {
    throw new AppError('registry.reserve-expiry', { days });
  }
}
