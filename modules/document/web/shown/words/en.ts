import type { th } from './th.ts';

export const en: typeof th = {
  dayOff: 'That day is off ({name}). The next working day is {date}.',
  weekend: 'a Saturday or Sunday',
  take: 'Take the next working day',
  missing:
    'No holiday calendar is kept for {years} yet: working days leave out only Saturdays and Sundays.',
};
