import { AppError, addDays } from '@sarn/kernel';
import type { CivilDate } from '@sarn/kernel';
import { reservationLimits } from '../contract/index.ts';
import type { ReserveForm } from '../contract/index.ts';

/**
 * Whether numbers may be reserved as asked.
 *
 * @param limits most numbers in one reservation, and days back where the right has its own limit
 * @throws 'registry.reserve-too-many', 'registry.reserve-day', 'registry.reserve-expiry'
 */
export function assertMayReserve(
  form: ReserveForm,
  today: CivilDate,
  { most, daysBack: own = null }: { readonly most: number; readonly daysBack?: number | null },
): void {
  const { days } = reservationLimits;
  const daysBack = Math.min(own ?? reservationLimits.daysBack, reservationLimits.daysBack);
  if (form.count > most) throw new AppError('registry.reserve-too-many', { most });
  if (form.forDay > today || form.forDay < addDays(today, -daysBack)) {
    throw new AppError('registry.reserve-day', { days: daysBack });
  }
  if (form.expiresOn < today || form.expiresOn > addDays(today, days)) {
    throw new AppError('registry.reserve-expiry', { days });
  }
}
