import { command, query } from '@sarn/platform-server';
import type { Platform, Route } from '@sarn/platform-server';
import * as api from '../../contract/index.ts';
import { createCalendarDependencies, holidaysOf } from './calendar.service.ts';

/** The calls of the holiday calendar. */
export function calendarRoutes(platform: Platform): Route[] {
  const deps = createCalendarDependencies(platform);
  return [
    query(api.listHolidays, ({ fromYear, toYear }) => holidaysOf(platform.db, fromYear, toYear)),
    command(api.saveHoliday, async (input, context, tx) => ({
      item: await deps.save(tx, context, input),
    })),
    command(api.removeHoliday, async ({ day }, context, tx) => {
      await deps.remove(tx, context, day);
      return { day };
    }),
    command(api.importHolidays, ({ text }, context, tx) => deps.take(tx, context, text)),
  ];
}
