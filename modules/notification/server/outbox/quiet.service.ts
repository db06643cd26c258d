import { civilDateAt } from '@sarn/kernel';
import type { DaySpan } from '@sarn/kernel';
import type { Handle } from '@sarn/platform-server';
import { isUrgent } from '../../contract/index.ts';
import type { Urgency } from '../../contract/index.ts';
import type { PreferenceRow } from '../preference/preference.store.ts';
import { readQuiet } from '../setting/setting.store.ts';
import type { OutboxDependencies } from './outbox-dependencies.ts';
import { loudFrom } from './quiet.rules.ts';
import type { QuietTimes } from './quiet.rules.ts';

/** What a person chose of times; undefined for who has chosen nothing. */
export type OwnTimes =
  | Pick<PreferenceRow, 'quietFrom' | 'quietUntil' | 'urgentBreaksQuiet' | 'digestAt'>
  | undefined;

/** The quiet time as it holds now, for any number of people. */
export interface Quiet {
  readonly urgentFrom: ReturnType<typeof urgentFromOf>;
  /** When something of this urgency may reach the person; `at` where it may at once. */
  loudFrom(at: Date, urgency: Urgency, own: OwnTimes): Date;
  /** The same by the quiet time of the agency alone, as for a digest whose time the person chose. */
  agencyLoudFrom(at: Date): Date;
}

type Policy = Awaited<ReturnType<typeof readQuiet>>;
const urgentFromOf = ({ urgentFrom }: Policy) => urgentFrom;

/** Reads policy and days off once; the rest is reckoned. */
export async function readQuietTimes(
  { people, platform }: OutboxDependencies,
  h: Handle,
): Promise<Quiet> {
  const policy = await readQuiet(h);
  const year = Number(civilDateAt(platform.clock.now()).slice(0, 4));
  const hasDaysOff = policy.quietDaysOff;
  const { closed } = hasDaysOff ? await people.calendar(h, year, year + 1) : none;
  const agency = spanOf(policy.quietFrom, policy.quietUntil);
  const base = { agency, hasDaysOff, closed };
  return {
    urgentFrom: policy.urgentFrom,
    agencyLoudFrom: (at) => loudFrom(at, { ...base, own: null }),
    loudFrom(at, urgency, row) {
      const own = spanOf(row?.quietFrom ?? null, row?.quietUntil ?? null);
      if (!isUrgent(urgency, policy.urgentFrom)) return loudFrom(at, { ...base, own });
      // It breaks the quiet time of the agency, and that of the person where they let it.
      return loudFrom(at, { ...loud, own: (row?.urgentBreaksQuiet ?? true) ? null : own });
    },
  };
}

const none = { closed: new Set<string>() } as const;
const loud: QuietTimes = { agency: null, hasDaysOff: false, own: null, ...none };

/** A span of two kept minutes; null where none is kept. */
export const spanOf = (from: number | null, until: number | null): DaySpan | null =>
  from === null || until === null ? null : { from, until };
