import { expect, it } from 'vitest';
import { periodText } from './period.ts';

const text = (beginsAt: string, endsAt: string | null) =>
  periodText({ beginsAt, endsAt }, 'th', 'จนกว่าจะเปลี่ยน');

it('names whole days by their first and last day', () => {
  expect(text('2026-11-20T17:00:00.000Z', '2026-11-24T17:00:00.000Z')).toMatch(/^21\s.* – 24\s/);
  expect(text('2026-11-20T17:00:00.000Z', '2026-11-21T17:00:00.000Z')).not.toContain('–');
});

it('names times where the order has some, and an open end', () => {
  expect(text('2026-11-21T01:30:00.000Z', '2026-11-21T09:30:00.000Z')).toMatch(
    /08[:.]30.*16[:.]30/,
  );
  expect(text('2026-11-20T17:00:00.000Z', null)).toContain('จนกว่าจะเปลี่ยน');
});
