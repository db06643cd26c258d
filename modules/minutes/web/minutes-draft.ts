import { filledLines } from '@sarn/kernel';
import { attendanceLists, pastedPeople } from '@sarn/minutes/contract';
import type { Attendee, AttendanceList, Minutes } from '@sarn/minutes/contract';

/** People as a form holds them; one that a browser kept before has a text with a person in each line. */
type People = readonly Attendee[] | string;

/** Fields of form 11 as entered. */
export interface MinutesDraft extends Readonly<Record<AttendanceList, People>> {
  readonly place: string;
  readonly beganAt: string;
  readonly endedAt: string;
  readonly recorderPost: string;
  /** Who is typed below a list, and not a row of it yet. */
  readonly adding?: Partial<Record<AttendanceList, string>>;
}

export const emptyMinutes: MinutesDraft = {
  ...{ place: '', beganAt: '', endedAt: '', recorderPost: '' },
  ...{ present: [], absent: [], guests: [] },
};

/** The form of saved minutes. */
export const minutesDraftOf = (minutes: Minutes | null | undefined): MinutesDraft =>
  minutes ?? emptyMinutes;

/** The people of a list. */
export const peopleOf = (people: People): readonly Attendee[] =>
  typeof people === 'string' ? pastedPeople(filledLines(people).join('\n')) : people;

/** A row in which nothing is written yet. */
export const nobody: Attendee = { name: '', post: '', remark: '' };

const isWritten = ({ name, post, remark }: Attendee): boolean =>
  [name, post, remark].some((text) => text.trim() !== '');

/** How many people a list has. */
export const countOf = (people: People): number => peopleOf(people).filter(isWritten).length;

/** The minutes as the schema of the contract requires: rows in which nothing is written are left out. */
export function toMinutes({ adding, ...draft }: MinutesDraft): Minutes {
  const lists = attendanceLists.map((list) => [
    list,
    // Who is typed is not lost where the form is saved before the row is there.
    [...peopleOf(draft[list]), ...pastedPeople(adding?.[list] ?? '')].filter(isWritten),
  ]);
  // Asserted: the lists of the table are those of the draft.
  return { ...draft, ...(Object.fromEntries(lists) as Pick<Minutes, AttendanceList>) };
}
