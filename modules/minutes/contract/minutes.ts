import { lineText, listOf } from '@sarn/kernel';
import { z } from 'zod';

const line = lineText({ max: 300 }).default('');

/** Somebody of a meeting, as printed; clients of before send the whole as one text. */
const Attendee = z.preprocess(
  (value) => (typeof value === 'string' ? { name: value } : value),
  z.object({
    name: line,
    post: line.describe('the post, or what the person is in the meeting'),
    remark: line.describe('of a substitute, for whom; of an absent member, why'),
  }),
);
export type Attendee = z.output<typeof Attendee>;

/** Most people in each list. */
export const mostAttendees = 200;
const people = listOf(Attendee, mostAttendees).default([]);

/** The lists of people of form 11, in its order. */
export const attendanceLists = ['present', 'absent', 'guests'] as const;
export type AttendanceList = (typeof attendanceLists)[number];

/** Who recorded or reviewed the report, as printed under the signature. */
const ReportSigner = z
  .object({
    personId: z.uuid().nullable().default(null).describe('null for somebody who is typed'),
    name: lineText({ min: 1, max: 200 }),
    post: line,
  })
  .nullable()
  .default(null);
export type ReportSigner = NonNullable<z.output<typeof ReportSigner>>;

/**
 * What form 11 says of a meeting beside its name, number and day.
 *
 * @rule saraban-2526 ข้อ 25
 */
export const Minutes = z.object({
  place: line,
  beganAt: lineText({ max: 30 }).default(''),
  endedAt: lineText({ max: 30 }).default(''),
  present: people,
  absent: people,
  guests: people,
  /** What the recorder is in the meeting, beside the own post: เลขานุการคณะกรรมการ. */
  recorderPost: line,
  recorder: ReportSigner.describe('null: the author, with the post of the day'),
  /** By practice beside the form: signs by a picture, and needs no certificate. */
  reviewer: ReportSigner.describe('null: the signatory of the route'),
});
export type Minutes = z.output<typeof Minutes>;

/** A meeting without any details yet. */
export const noMinutes: Minutes = Minutes.parse({});
