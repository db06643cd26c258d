import { describe, expect, it } from 'vitest';
import { isUrgent } from '../../contract/index.ts';
import type { Urgency } from '../../contract/index.ts';
import { nextAttemptAt, maxAttempts, planDeliveries } from './plan.rules.ts';
import type { Reader } from './plan.rules.ts';
import { loudFrom } from './quiet.rules.ts';
import { spanOf } from './quiet.service.ts';
import type { OwnTimes, Quiet } from './quiet.service.ts';

const now = new Date('2026-11-19T14:00:00Z');
const own = { quietFrom: null, quietUntil: null, urgentBreaksQuiet: true, digestAt: null };
const reader: Reader = {
  addresses: { email: ['a@office.example'], line: ['U1'], push: ['p1', 'p2'] },
  channels: new Set(['email', 'line', 'push']),
  times: own,
};
const night = { quietFrom: 18 * 60, quietUntil: 7 * 60 };

/** An agency without a quiet time of its own. */
const quiet: Quiet = {
  urgentFrom: 'very-urgent',
  agencyLoudFrom: (at) => at,
  loudFrom(at: Date, urgency: Urgency, times: OwnTimes) {
    const breaks = isUrgent(urgency, 'very-urgent') && times?.urgentBreaksQuiet !== false;
    const span = breaks ? null : spanOf(times?.quietFrom ?? null, times?.quietUntil ?? null);
    return loudFrom(at, { agency: null, hasDaysOff: false, closed: new Set(), own: span });
  },
};
const times = (of: Reader, urgency: Urgency = 'normal') =>
  planDeliveries({ urgency, now }, quiet, of).map(({ channel, address, isDigest, dueAt }) => [
    ...[channel, address, isDigest, dueAt.toISOString()],
  ]);

describe('[10.12] planned deliveries', () => {
  it('go at once to every address of the channels that are on', () => {
    expect(times(reader)).toEqual([
      ['email', 'a@office.example', false, now.toISOString()],
      ['line', 'U1', false, now.toISOString()],
      ['push', 'p1', false, now.toISOString()],
      ['push', 'p2', false, now.toISOString()],
    ]);
    expect(times({ ...reader, channels: new Set(['line']) })).toHaveLength(1);
  });

  it('wait as one message until the end of the quiet hours, and are not dropped', () => {
    const held = times({ ...reader, times: { ...own, ...night } }).map((row) => row.slice(2));
    expect(held).toHaveLength(4);
    for (const row of held) expect(row).toEqual([true, '2026-11-20T00:00:00.000Z']);
  });

  it.each([
    ['urgent', true, '2026-11-20T00:00:00.000Z'],
    ['very-urgent', true, '2026-11-19T14:00:00.000Z'],
    ['immediate', true, '2026-11-19T14:00:00.000Z'],
    ['immediate', false, '2026-11-20T00:00:00.000Z'],
  ] as const)('%s with passing allowed %s is due at %s', (urgency, urgentBreaksQuiet, due) => {
    const [, line] = times({ ...reader, times: { ...own, ...night, urgentBreaksQuiet } }, urgency);
    expect(line?.[3]).toBe(due);
  });

  it('wait for the digest only as e-mail, and only when not urgent enough', () => {
    const withDigest = { ...reader, times: { ...own, digestAt: 8 * 60 } };
    const [email, line] = times(withDigest);
    expect(email?.slice(2)).toEqual([true, '2026-11-20T01:00:00.000Z']);
    expect(line?.slice(2)).toEqual([false, now.toISOString()]);
    const [urgent] = times(withDigest, 'immediate');
    expect(urgent?.slice(2)).toEqual([false, now.toISOString()]);
  });
});

it('pauses twice as long each time, an hour at most, within the 24 hours of a retry key', () => {
  const pauses = Array.from({ length: maxAttempts - 1 }, (_one, index) =>
    Math.round((nextAttemptAt(now, index + 1).getTime() - now.getTime()) / 1000),
  );
  expect(pauses).toEqual([30, 60, 120, 240, 480, 960, 1920]);
  expect(nextAttemptAt(now, 20).getTime() - now.getTime()).toBe(3_600_000);
  expect(pauses.reduce((sum, one) => sum + one, 0)).toBeLessThan(86_400);
});
