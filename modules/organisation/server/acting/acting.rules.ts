import { addDays, AppError, civilDateAt } from '@sarn/kernel';
import type { CivilDate, Instant } from '@sarn/kernel';
import { powers } from '../../contract/index.ts';
import type { ActingScope, Delegation, DelegationDraft } from '../../contract/index.ts';

/** The instant of a Bangkok day and time; midnight when no time is given. */
export function bangkokInstant(day: CivilDate, time = '00:00'): Instant {
  return new Date(`${day}T${time}:00.000+07:00`).toISOString();
}

export interface Period {
  readonly beginsAt: Instant;
  /** First moment after it; null if open-ended. */
  readonly endsAt: Instant | null;
}

/**
 * The period of an order: its last day is included, up to `toTime` if given.
 *
 * @throws AppError 'identity.acting-period' when it ends before it begins, or has ended
 */
export function periodOf(
  draft: Pick<DelegationDraft, 'fromDay' | 'fromTime' | 'toDay' | 'toTime'>,
  now: Instant,
): Period {
  const { fromDay, fromTime, toDay, toTime } = draft;
  const beginsAt = bangkokInstant(fromDay, fromTime);
  if (!toDay) {
    if (toTime) throw new AppError('identity.acting-period');
    return { beginsAt, endsAt: null };
  }
  const endsAt = toTime ? bangkokInstant(toDay, toTime) : bangkokInstant(addDays(toDay, 1));
  if (endsAt <= beginsAt || endsAt <= now) throw new AppError('identity.acting-period');
  return { beginsAt, endsAt };
}

const isScoped = ({ kinds, acts, unitIds }: ActingScope): boolean =>
  kinds.length + acts.length + unitIds.length > 0;

/** @throws AppError 'identity.acting-scope-required', 'identity.acting-scope-none' */
export function assertScopeFits(draft: ActingScope & Pick<DelegationDraft, 'power'>): void {
  const { scope, phrase } = powers[draft.power];
  if (scope === 'required' && !isScoped(draft))
    throw new AppError('identity.acting-scope-required');
  if (scope === 'none' && isScoped(draft))
    throw new AppError('identity.acting-scope-none', { phrase });
}

/**
 * Whether the narrower power is within the wider one. Units are compared by id: the
 * wider power must list a unit itself, not only one above it.
 */
export function isWithinScope(narrow: ActingScope, wide: ActingScope): boolean {
  const within = (part: readonly string[], whole: readonly string[]) =>
    whole.length === 0 || (part.length > 0 && part.every((one) => whole.includes(one)));
  return (
    within(narrow.kinds, wide.kinds) &&
    within(narrow.acts, wide.acts) &&
    within(narrow.unitIds, wide.unitIds)
  );
}

/** State of an order at a moment. */
export function stateAt(
  period: Period & { readonly endedAt: Instant | null },
  now: Instant,
): Delegation['state'] {
  if (period.endedAt !== null && period.endedAt <= now) return 'ended';
  if (period.endsAt !== null && period.endsAt <= now) return 'over';
  return period.beginsAt > now ? 'coming' : 'live';
}

/** Bangkok day of a moment. */
export const dayOf = (now: Instant): CivilDate => civilDateAt(now);
