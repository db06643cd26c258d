import { lineText, listOf } from '@sarn/kernel';
import { z } from 'zod';

const people = listOf(lineText({ min: 1, max: 300 }), 200).default([]);

/**
 * What form 11 says of a meeting beside its name, number and day; people as they print, one in each
 * line, with post and, for a substitute, the person replaced.
 *
 * @rule saraban-2526 ข้อ 25
 */
export const Minutes = z.object({
  place: lineText({ max: 300 }).default(''),
  beganAt: lineText({ max: 30 }).default(''),
  endedAt: lineText({ max: 30 }).default(''),
  present: people,
  absent: people,
  guests: people,
  /** What the recorder is in the meeting, beside the own post: เลขานุการคณะกรรมการ. */
  recorderPost: lineText({ max: 300 }).default(''),
});
export type Minutes = z.output<typeof Minutes>;

/** A meeting without any details yet. */
export const noMinutes: Minutes = Minutes.parse({});
