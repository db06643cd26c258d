import { filledLines } from '@sarn/kernel';
import { attendanceLists, pastedPeople } from '@sarn/minutes/contract';
import type { Attendee, AttendanceList, Minutes, ReportSigner } from '@sarn/minutes/contract';

/** People as a form holds them; one that a browser kept before has a text with a person in each line. */
type People = readonly Attendee[] | string;

/** Fields of form 11 as entered. */
export interface MinutesDraft extends Readonly<Record<AttendanceList, People>> {
  readonly place: string;
  readonly beganAt: string;
  readonly endedAt: string;
  readonly recorderPost: string;
  /** Left out by a browser that kept the form before they were asked. */
  readonly recorder?: ReportSigner | null;
  readonly reviewer?: ReportSigner | null;
  /** Who is typed below a list, and not a row of it yet. */
  readonly adding?: Partial<Record<AttendanceList, string>>;
}

export const emptyMinutes: MinutesDraft = {
  ...{ place: '', beganAt: '', endedAt: '', recorderPost: '' },
  ...{ present: [], absent: [], guests: [] },
};

interface Author {
  readonly id: string;
  readonly name: string;
  readonly positionName: string;
}

const recorderOf = ({ id, name, positionName }: Author): ReportSigner => ({
  ...{ personId: id, name, post: positionName },
});

/**
 * Empty minutes, or the form of saved ones; the author is the recorder unless somebody else is chosen.
 *
 * @param author null where it is not known, as without a line to the server: the server knows it when the report is saved
 */
export const minutesDraftOf = (
  minutes: Minutes | null | undefined,
  author: Author | null,
): MinutesDraft => ({
  ...(minutes ?? emptyMinutes),
  recorder: minutes?.recorder ?? (author && recorderOf(author)),
});

/** The people of a list. */
export const peopleOf = (people: People): readonly Attendee[] =>
  typeof people === 'string' ? pastedPeople(filledLines(people).join('\n')) : people;

/** A row in which nothing is written yet. */
export const nobody: Attendee = { name: '', post: '', remark: '' };

const isWritten = ({ name, post, remark }: Attendee): boolean =>
  [name, post, remark].some((text) => text.trim() !== '');

/** How many people a list has. */
export const countOf = (people: People): number => peopleOf(people).filter(isWritten).length;

/** Nobody where no name is typed. */
const namedOf = (one: ReportSigner | null | undefined): ReportSigner | null =>
  one && one.name.trim() !== '' ? one : null;

/** The minutes as the schema of the contract requires: rows in which nothing is written are left out. */
export function toMinutes({ adding, recorder, reviewer, ...draft }: MinutesDraft): Minutes {
  const lists = attendanceLists.map((list) => [
    list,
    // Who is typed is not lost where the form is saved before the row is there.
    [...peopleOf(draft[list]), ...pastedPeople(adding?.[list] ?? '')].filter(isWritten),
  ]);
  // Asserted: the lists of the table are those of the draft.
  const people = Object.fromEntries(lists) as Pick<Minutes, AttendanceList>;
  return { ...draft, ...people, recorder: namedOf(recorder), reviewer: namedOf(reviewer) };
}
