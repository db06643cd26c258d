import { civilDate, lineText } from '@sarn/kernel';
import { z } from 'zod';

/** Kinds of days off; their terms are also accepted in a pasted list. */
export const holidayKinds = {
  public: { th: 'วันหยุดราชการประจำปี', en: 'Public holiday' },
  cabinet: { th: 'วันหยุดตามมติคณะรัฐมนตรี', en: 'Declared by the cabinet' },
  own: { th: 'วันหยุดของหน่วยงาน', en: "The agency's own" },
  substitution: { th: 'วันหยุดชดเชย', en: 'Substitution' },
} as const;

export type HolidayKind = keyof typeof holidayKinds;

const kindCodes = Object.keys(holidayKinds) as [HolidayKind, ...HolidayKind[]];
const name = lineText({ max: 200 });

/** A day on which the agency is closed; each day at most once. */
export const Holiday = z.object({
  day: civilDate('2000-01-01', '2100-12-31'),
  nameTh: lineText({ min: 2, max: 200 }),
  nameEn: name.default(''),
  kind: z.enum(kindCodes),
});
export type Holiday = z.output<typeof Holiday>;

/** The days off of a span of years, and the years without any. */
export interface AgencyCalendar {
  readonly closed: ReadonlySet<string>;
  /** Christian years without any day off: in them only weekends are left out. */
  readonly missingYears: readonly number[];
}
