import { AppError } from '@sarn/kernel';
import type { InputOf } from '@sarn/kernel';
import { refuseUnseen } from '@sarn/platform-server';
import type { Handle, NamesPeople, Platform, SignedContext, Tx } from '@sarn/platform-server';
import type { AgencyCalendar, Holiday, removeHoliday, saveHoliday } from '../../contract/index.ts';
import {
  deleteHoliday,
  findHoliday,
  insertHoliday,
  listHolidays,
  upsertHolidays,
} from './holiday.store.ts';
import { readPasted } from './paste.rules.ts';

/** Days off of a span of years (both inside), and the years without any. */
export async function holidaysOf(db: Handle, fromYear: number, toYear: number) {
  const rows = await listHolidays(db, fromYear, toYear);
  const kept = new Set(rows.map((row) => Number(row.day.slice(0, 4))));
  const years = Array.from({ length: toYear - fromYear + 1 }, (_, index) => fromYear + index);
  return { rows, missingYears: years.filter((year) => !kept.has(year)) };
}

/** The same, for counting working days. */
export async function calendarOf(
  db: Handle,
  fromYear: number,
  toYear: number,
): Promise<AgencyCalendar> {
  const { rows, missingYears } = await holidaysOf(db, fromYear, toYear);
  return { closed: new Set(rows.map((row) => row.day)), missingYears };
}

/** Keeping the calendar; each change is in the audit trail. */
export function createCalendarDependencies({ audit, clock }: Platform, people: NamesPeople) {
  const by = ({ caller }: SignedContext) => ({
    personId: caller.id,
    at: clock.now().toISOString(),
  });
  const record = (tx: Tx, { caller, requestId }: SignedContext, act: string, day: string) =>
    audit.write(tx, {
      act,
      callerId: caller.id,
      subject: { kind: 'holiday', id: day },
      requestId,
    });
  /** What somebody else saved meanwhile is neither overwritten nor removed unseen. */
  const look = (tx: Tx, day: string, seen: Holiday | undefined, wanted?: Holiday) =>
    refuseUnseen(tx, people, {
      ...{ seen, wanted, now: () => findHoliday(tx, day) },
      subject: { kind: 'holiday', id: day },
    });
  return {
    async save(tx: Tx, context: SignedContext, input: InputOf<typeof saveHoliday>) {
      const { oldDay, seen, ...holiday } = input;
      if (oldDay) await look(tx, oldDay, seen, holiday);
      if (oldDay && !(await deleteHoliday(tx, oldDay))) throw new AppError('platform.not-found');
      if (!(await insertHoliday(tx, holiday, by(context)))) {
        throw new AppError('identity.holiday-twice');
      }
      await record(tx, context, 'identity.holiday-saved', holiday.day);
      return holiday satisfies Holiday;
    },
    async remove(tx: Tx, context: SignedContext, { day, seen }: InputOf<typeof removeHoliday>) {
      await look(tx, day, seen);
      if (!(await deleteHoliday(tx, day))) throw new AppError('platform.not-found');
      await record(tx, context, 'identity.holiday-removed', day);
    },
    async take(tx: Tx, context: SignedContext, text: string) {
      const rows = readPasted(text);
      const added = await upsertHolidays(tx, rows, by(context));
      for (const { day } of rows) await record(tx, context, 'identity.holiday-saved', day);
      return { added, changed: rows.length - added };
    },
  };
}
