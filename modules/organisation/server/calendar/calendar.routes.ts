import { command, query } from '@sarn/platform-server';
import type { NamesPeople, Platform, Route } from '@sarn/platform-server';
import * as api from '../../contract/index.ts';
import { createCalendarDependencies, holidaysOf } from './calendar.service.ts';

/** The calls of the holiday calendar. */
export function calendarRoutes(platform: Platform, people: NamesPeople): Route[] {
  const deps = createCalendarDependencies(platform, people);
  return [
    query(api.listHolidays, ({ fromYear, toYear }) => holidaysOf(platform.db, fromYear, toYear)),
    command(api.saveHoliday, async (input, context, tx) => ({
      item: await deps.save(tx, context, input),
    })),
    command(api.removeHoliday, async (input, context, tx) => {
      await deps.remove(tx, context, input);
      return { day: input.day };
    }),
    command(api.importHolidays, ({ text }, context, tx) => deps.take(tx, context, text)),
  ];
}
