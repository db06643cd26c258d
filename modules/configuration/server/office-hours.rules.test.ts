import { expect, it } from 'vitest';
import { wrongHours } from './office-hours.rules.ts';

const noon = ['12:00', '13:00'] as const;
const none = ['', ''] as const;
const day = ['08:30', '16:30'] as const;

it.each([
  ['nothing said but the break of the product', none, noon, null],
  ['hours and a break inside', day, ['11:45', '12:45'], null],
  ['no break', day, none, null],
  ['hours of the evening, with the break of the product', ['16:00', '20:00'], noon, null],
  ['hours without an end', ['08:30', ''], noon, 'configuration.office-hours'],
  ['hours that end before they begin', ['16:30', '08:30'], noon, 'configuration.office-hours'],
  ['a break without an end', day, ['12:00', ''], 'configuration.noon-break'],
  ['a break without a beginning', none, ['', '13:00'], 'configuration.noon-break'],
  ['a break that ends before it begins', day, ['13:00', '12:00'], 'configuration.noon-break'],
  ['a break outside the hours', day, ['17:00', '18:00'], 'configuration.noon-break'],
  ['a break outside the usual hours', none, ['17:00', '18:00'], 'configuration.noon-break'],
  ['a break that leaves nothing', ['12:00', '13:00'], noon, 'configuration.noon-break'],
] as const)('%s', (_what, [officeFrom, officeTo], [breakFrom, breakTo], expected) => {
  expect(wrongHours({ officeFrom, officeTo, breakFrom, breakTo })).toBe(expected);
});
