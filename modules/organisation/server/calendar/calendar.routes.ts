import { command, query } from '@sarn/platform-server';
import type { Platform, Route } from '@sarn/platform-server';
import * as api from '../../contract/index.ts';
import { createCalendarDesk, holidaysOf } from './calendar.service.ts';

/** The calls of the holiday calendar. */
export function calendarRoutes(platform: Platform): Route[] {
  const desk = createCalendarDesk(platform);
  return [
    query(api.listHolidays, ({ fromYear, toYear }) => holidaysOf(platform.db, fromYear, toYear)),
    command(api.saveHoliday, async (input, context, tx) => ({
      item: await desk.save(tx, context, input),
    })),
    command(api.removeHoliday, async ({ day }, context, tx) => {
      await desk.remove(tx, context, day);
      return { day };
    }),
    command(api.importHolidays, ({ text }, context, tx) => desk.take(tx, context, text)),
  ];
}
