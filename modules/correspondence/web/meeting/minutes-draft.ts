import { filledLines } from '@sarn/kernel';
import type { Minutes } from '@sarn/correspondence/contract';

/** Fields of form 11 as entered; people are texts with one person per line. */
export interface MinutesDraft {
  readonly place: string;
  readonly beganAt: string;
  readonly endedAt: string;
  readonly present: string;
  readonly absent: string;
  readonly guests: string;
  readonly recorderPost: string;
}

export const emptyMinutes: MinutesDraft = {
  place: '',
  beganAt: '',
  endedAt: '',
  present: '',
  absent: '',
  guests: '',
  recorderPost: '',
};

/** The form of saved minutes. */
export function minutesDraftOf(minutes: Minutes | null | undefined): MinutesDraft {
  if (!minutes) return emptyMinutes;
  const { present, absent, guests, ...texts } = minutes;
  const lines = (people: readonly string[]) => people.join('\n');
  return { ...texts, present: lines(present), absent: lines(absent), guests: lines(guests) };
}

/** The minutes as the schema of the contract requires. */
export function toMinutes(draft: MinutesDraft) {
  const { present, absent, guests, ...texts } = draft;
  return {
    ...texts,
    present: filledLines(present),
    absent: filledLines(absent),
    guests: filledLines(guests),
  };
}
