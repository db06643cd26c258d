import type { Minutes } from '@sarn/document/contract';

/** What form 11 asks of a meeting, while it is typed: people line by line. */
export interface MinutesDraft {
  readonly place: string;
  readonly beganAt: string;
  readonly endedAt: string;
  readonly present: string;
  readonly absent: string;
  readonly guests: string;
}

export const emptyMinutes: MinutesDraft = {
  place: '',
  beganAt: '',
  endedAt: '',
  present: '',
  absent: '',
  guests: '',
};

/** Minutes that were saved before. */
export function minutesDraftOf(minutes: Minutes | null | undefined): MinutesDraft {
  if (!minutes) return emptyMinutes;
  const { present, absent, guests, ...texts } = minutes;
  const lines = (people: readonly string[]) => people.join('\n');
  return { ...texts, present: lines(present), absent: lines(absent), guests: lines(guests) };
}

/** The minutes as the contract's schema wants them. */
export function toMinutes(draft: MinutesDraft) {
  const people = (text: string) =>
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
  const { present, absent, guests, ...texts } = draft;
  return { ...texts, present: people(present), absent: people(absent), guests: people(guests) };
}
