import { describe, expect, it } from 'vitest';
import { nextAttemptAt, maxAttempts, planDeliveries } from './plan.rules.ts';
import type { Reader } from './plan.rules.ts';

const now = new Date('2026-11-21T14:00:00Z');
const reader: Reader = {
  addresses: { email: ['a@office.example'], line: ['U1'], push: ['p1', 'p2'] },
  isOn: () => true,
  quiet: null,
  urgentBreaksQuiet: true,
  digestAt: null,
};
const night = { from: 18 * 60, until: 7 * 60 };
const news = { urgency: 'normal', urgentFrom: 'very-urgent', now } as const;
const times = (of: Reader, about: Parameters<typeof planDeliveries>[0] = news) =>
  planDeliveries(about, of).map(({ channel, address, isDigest, dueAt }) => [
    channel,
    address,
    isDigest,
    dueAt.toISOString(),
  ]);

describe('[10.12] planned deliveries', () => {
  it('go at once to every address of the channels that are on', () => {
    expect(times(reader)).toEqual([
      ['email', 'a@office.example', false, now.toISOString()],
      ['line', 'U1', false, now.toISOString()],
      ['push', 'p1', false, now.toISOString()],
      ['push', 'p2', false, now.toISOString()],
    ]);
    expect(times({ ...reader, isOn: (channel) => channel === 'line' })).toHaveLength(1);
  });

  it('wait until the end of the quiet hours, and are not dropped', () => {
    const due = times({ ...reader, quiet: night }).map((row) => row[3]);
    expect(due).toEqual(Array(4).fill('2026-11-22T00:00:00.000Z'));
  });

  it.each([
    ['urgent', true, '2026-11-22T00:00:00.000Z'],
    ['very-urgent', true, '2026-11-21T14:00:00.000Z'],
    ['immediate', true, '2026-11-21T14:00:00.000Z'],
    ['immediate', false, '2026-11-22T00:00:00.000Z'],
  ] as const)('%s with passing allowed %s is due at %s', (urgency, urgentBreaksQuiet, due) => {
    const [, line] = times({ ...reader, quiet: night, urgentBreaksQuiet }, { ...news, urgency });
    expect(line?.[3]).toBe(due);
  });

  it('wait for the digest only as e-mail, and only when not urgent enough', () => {
    const withDigest = { ...reader, digestAt: 8 * 60 };
    const [email, line] = times(withDigest);
    expect(email?.slice(2)).toEqual([true, '2026-11-22T01:00:00.000Z']);
    expect(line?.slice(2)).toEqual([false, now.toISOString()]);
    const [urgent] = times(withDigest, { ...news, urgency: 'immediate' });
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
