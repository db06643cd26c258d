import type { th } from './th.ts';

export const en: typeof th = {
  show: 'See the route as a drawing',
  title: 'Route of the document',
  about: 'Who had it and for how long, counted Monday to Friday in office hours',
  lines: 'Who had it, in order',
  held: 'Where the time went',
  now: 'Has it',
  today: 'Today',
  due: 'Due {date}',
  days: '{days} d',
  daysHours: '{days} d {hours} h',
  hours: '{hours} h',
  short: 'Under 1 h',
  stay: '{time} · {act}',
};
