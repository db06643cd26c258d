import { civilDate, endpoint, jsonOf, longText } from '@sarn/kernel';
import { z } from 'zod';
import { Holiday } from './calendar.ts';
import { organisationPermissions } from './organisation.permissions.ts';

const tag = 'calendar';
const year = z.coerce.number().int().min(2000).max(2100);
const day = civilDate('2000-01-01', '2100-12-31');

const seen = jsonOf(Holiday).optional().describe('As it was read; another one is refused');

/** Readable to everybody signed in: the browser also counts due dates by it. */
export const listHolidays = endpoint({
  method: 'GET',
  path: '/identity/holidays',
  input: z
    .object({ fromYear: year, toYear: year })
    .refine(({ fromYear, toYear }) => fromYear <= toYear && toYear - fromYear <= 10, 'years'),
  output: z.object({
    rows: z.array(Holiday),
    missingYears: z
      .array(z.number().int())
      .describe('Christian years without any day off: only weekends count as days off'),
  }),
  errors: [],
  access: 'session',
  scopes: ['settings.read'],
  summary: 'Days on which the office is closed, of some years (Christian era)',
  tag,
});

export const saveHoliday = endpoint({
  method: 'POST',
  path: '/identity/holiday/save',
  changesSettings: 'holidays',
  input: Holiday.extend({
    oldDay: day.optional().describe('The former day, when a day off is moved or corrected'),
    seen,
  }),
  output: z.object({ item: Holiday }),
  errors: ['identity.holiday-twice', 'platform.not-found', 'settings.stale'],
  access: organisationPermissions.manage,
  summary: 'Add or correct a day off',
  tag,
  isRepeatable: true,
});

export const removeHoliday = endpoint({
  method: 'POST',
  path: '/identity/holiday/remove',
  changesSettings: 'holidays',
  input: z.object({ day, seen }),
  output: z.object({ day }),
  errors: ['platform.not-found', 'settings.stale'],
  access: organisationPermissions.manage,
  summary: 'Remove a day off from the calendar: it becomes a working day',
  tag,
  isRepeatable: true,
});

export const importHolidays = endpoint({
  method: 'POST',
  path: '/identity/holiday/import',
  changesSettings: 'holidays',
  input: z.object({ text: longText({ min: 1, max: 40_000 }) }),
  output: z.object({ added: z.number().int(), changed: z.number().int() }),
  errors: ['identity.holiday-line', 'identity.holiday-lines'],
  access: organisationPermissions.manage,
  summary: 'Add a pasted list of days off: day, Thai name, English name and kind on each line',
  tag,
  isRepeatable: true,
});
