import { expect, test } from 'vitest';
import { dueSaid } from './due-said.ts';

const due = { dueDate: '2026-11-27', documentDue: '2026-11-27', documentTime: '10:30' };

test('a reminder says the time of day at which an assignment is due', () => {
  expect(dueSaid(due, 'th')).toBe('27 พฤศจิกายน 2569 เวลา 10.30 น.');
  expect(dueSaid(due, 'en')).toBe('27 November 2026 at 10:30');
});

test('and only the day where the document has no time, or is due on another day', () => {
  expect(dueSaid({ ...due, documentTime: '' }, 'th')).toBe('27 พฤศจิกายน 2569');
  expect(dueSaid({ ...due, documentDue: '2026-11-30' }, 'th')).toBe('27 พฤศจิกายน 2569');
  expect(dueSaid({ ...due, dueDate: null }, 'th')).toBe('');
});
